import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
  staffCancelRoomQuoteRoute,
  staffCancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import {
  checkLinkedRoomingListRoute,
  checkRoomingListRoute,
  fillRoomingListRoute,
  roomingLinkRoute,
  roomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeGroup, person } from "./test-group.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 80 },
    ferrySeats: 1_000,
    settings: { limits: { roomsPerAddress: 1_000 } },
  });
  ({ desk } = await staffCaller(stage, { bookings: all }));
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

const agreedTo = (quote: { after: { totalSen: Sen } | null; refundSen: Sen }) => ({
  agreedTotalSen: quote.after?.totalSen ?? -1,
  agreedRefundSen: quote.refundSen,
});
const whoIs = async (guest: Caller, params: { _id: string }) => {
  const { rooms } = await guest.must(roomingListRoute, { params });
  return rooms.map(({ seats }) => seats.map((seat) => seat.guest?.fullName ?? null));
};

describe("a group whose list is not finished", () => {
  it("gives up a room, and the others keep who is known of them", async () => {
    const { guest, params } = await makeGroup(stage);
    const half = { ...person(6), identity: "", age: null, fullName: "Only A Name" };
    await guest.must(fillRoomingListRoute, {
      params,
      body: { guests: [person(0), person(2), person(4), half] },
    });
    const before = await guest.must(bookingRoute, { params });
    const quote = await guest.must(cancelRoomQuoteRoute, { params, query: { room: 1 } });
    expect(quote.refusals).toEqual([]);
    expect(quote.after).toMatchObject({ persons: 10, party: { adults: 10 } });
    expect(quote.differenceSen).toBe(-before.totalSen / 6);
    await guest.must(cancelRoomRoute, { params, query: { room: 1, ...agreedTo(quote) } });
    const after = await guest.must(bookingRoute, { params });
    expect([after.rooms.length, after.persons]).toEqual([5, 10]);
    expect(await whoIs(guest, params)).toEqual([
      ["Guest Number 0", null],
      ["Guest Number 4", null],
      ["Only A Name", null],
      [null, null],
      [null, null],
    ]);
  });

  it("gives up a room by staff, also when nobody is named", async () => {
    const { params } = await makeGroup(stage);
    const query = { room: 5 };
    const quote = await desk.must(staffCancelRoomQuoteRoute, { params, query });
    await desk.must(staffCancelRoomRoute, { params, query: { ...query, ...agreedTo(quote) } });
    expect(quote.after?.persons).toBe(10);
  });

  it("takes off people whom nobody has named, and people who are", async () => {
    const { guest, params } = await makeGroup(stage);
    await guest.must(fillRoomingListRoute, { params, body: { guests: [person(0), person(2)] } });
    const open = { room: 0, kind: "adult" as const };
    const quote = await guest.must(cancelPersonQuoteRoute, { params, query: open });
    expect(quote.after?.rooms[0]).toMatchObject({ bedType: "single", occupants: { adult: 1 } });
    await guest.must(cancelPersonRoute, { params, query: { ...open, ...agreedTo(quote) } });
    expect(await guest.call(cancelPersonQuoteRoute, { params, query: open })).toMatchObject({
      code: "NOT_FOUND",
    });
    const { guests } = await guest.must(bookingRoute, { params });
    expect(guests.map(({ fullName }) => fullName)).toEqual(["Guest Number 0", "Guest Number 2"]);
    const named = { guest: guests[1]?._id ?? "" };
    const less = await guest.must(cancelPersonQuoteRoute, { params, query: named });
    await guest.must(cancelPersonRoute, { params, query: { ...named, ...agreedTo(less) } });
    const after = await guest.must(bookingRoute, { params });
    expect([after.persons, after.guests.length]).toEqual([10, 1]);
    expect(await guest.call(cancelPersonQuoteRoute, { params, query: {} })).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("an import", () => {
  it("knows guests by paper and name, by the link too, and names who is replaced before anything is kept", async () => {
    const { guest, params } = await makeGroup(stage);
    const everybody = Array.from({ length: 12 }, (_, seat) => person(seat));
    await guest.must(fillRoomingListRoute, { params, body: { guests: everybody } });
    const text = `Name,IC,Age\nRenamed,${everybody[3]?.identity},37\nguest number 4,,37\nSomebody New,880808-14-5554,38\n`;
    const read = await guest.must(checkRoomingListRoute, { params, body: { text } });
    expect(read.rows.map(({ name, seat, known }) => [name, seat, known])).toEqual([
      ["Renamed", 3, true],
      ["guest number 4", 4, true],
      ["Somebody New", 0, false],
    ]);
    expect(read.leavers).toEqual([{ seat: 0, name: "Guest Number 0", by: "Somebody New" }]);
    const { url } = await guest.must(roomingLinkRoute, { params });
    const token = url.split("/").at(-1) ?? "";
    expect(await guest.must(checkLinkedRoomingListRoute, { params: { token }, body: { text } })).toEqual(
      read,
    );
    expect((await whoIs(guest, params)).flat()).toContain("Guest Number 0");
  });

  it("can't give somebody a paper that another guest of the list has", async () => {
    const { guest, params } = await makeGroup(stage);
    await guest.must(fillRoomingListRoute, { params, body: { guests: [person(0)] } });
    const { rooms } = await guest.must(roomingListRoute, { params });
    const known = rooms[0]?.seats[0]?.guest;
    const kept = { ...person(0), _id: known?._id, identity: known?.identity ?? "" };
    const doubled = { ...person(1), identity: person(0).identity };
    expect(
      await guest.call(fillRoomingListRoute, { params, body: { guests: [kept, doubled] } }),
    ).toMatchObject({ code: "DRAFT_INCOMPLETE", facts: { path: "guests.1.identity", rule: "twice" } });
  });
});
