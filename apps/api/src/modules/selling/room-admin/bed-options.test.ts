import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { roomsByTypesRoute, setBedOptionsRoute, updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { staffChangeQuoteRoute } from "@pulau/contract/staff-changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BedId, BedOptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { bedOption, bedOptionBed } from "../../../db/schema/rooms.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let type: RoomTypeId;
let king: BedOptionId;
let twin: BedOptionId;
let beds: ReadonlyMap<string, BedId>;
beforeAll(async () => {
  stage = await openStage();
  const rights = { rooms: all, security: all, bookings: all };
  desk = (await staffCaller(stage, rights)).desk;
  type = stage.resort.roomTypes.standard.id;
  const ways = [[["both", 2, 1]], [["adult", 1, 2]]] as const;
  [king, twin] = (await makeBedOptions(stage.base.db, type, ways)) as [BedOptionId, BedOptionId];
  beds = new Map(
    (await stage.base.db.select().from(bedOptionBed)).map(({ bedOptionId, bedId }) => [bedOptionId, bedId]),
  );
});
afterAll(() => stage.close());

const bedOf = (way: string): BedId => beds.get(way) ?? "";
const way = (bedOptionId: BedOptionId | undefined, of: string, count: number) => ({
  ...(bedOptionId && { bedOptionId }),
  beds: [{ bedId: bedOf(of), count }],
});
const set = (...bedOptions: ReturnType<typeof way>[]) =>
  desk.call(setBedOptionsRoute, { params: { _id: type }, body: { bedOptions } });

const roomsOfType = async () =>
  (await desk.must(roomsByTypesRoute, { query: {} })).roomTypes.find(({ _id }) => _id === type)?.rooms ?? [];

/** A couple's booking whose room is to be made up so. */
async function book(bedOptionId: BedOptionId, inDays: number) {
  const guest = await newGuest(stage.urls);
  const stay = stayOf(stage.resort, { inDays });
  const rooms = stay.rooms?.map((room) => ({ ...room, bedOptionId }));
  const { _id } = await mustSubmit(guest, { ...stay, rooms });
  return { _id, room: async () => (await guest.must(bookingRoute, { params: { _id } })).rooms[0] };
}

describe("a bed arrangement that is used", () => {
  it("can't be removed while a room stands so or a booking ahead needs it, and says by what", async () => {
    const { _id: bookingId } = await book(twin, 12);
    const [first] = await roomsOfType();
    if (!first) throw new Error("no room");
    const make = (bedOptionId: BedOptionId) =>
      desk.must(updateRoomRoute, { params: { _id: first._id }, body: { bedOptionId } });
    await make(twin);
    const { rows } = await stage.base.pool.query("SELECT booking_no AS no FROM booking WHERE id = $1", [
      bookingId,
    ]);
    expect(await set(way(king, king, 1))).toMatchObject({
      status: 409,
      code: "IN_USE",
      facts: { rooms: 1, roomsNames: first.roomNo, bookings: 1, bookingsNames: rows[0].no },
    });
    await make(king);
    const byBooking = await set(way(king, king, 1));
    expect(byBooking).toMatchObject({ code: "IN_USE", facts: { bookings: 1 } });
    expect(byBooking).not.toHaveProperty("facts.rooms");
    await stage.base.pool.query("UPDATE booking SET state = 'completed' WHERE id = $1", [bookingId]);
    expect(await set(way(king, king, 1))).toMatchObject({ ok: true });
    expect(await set(way(king, king, 1), way(twin, twin, 2))).toMatchObject({ ok: true });
  });

  it("gets a new id when its beds are changed: what was booked keeps the old, rooms go on in the new", async () => {
    const booked = await book(king, 20);
    const [first] = await roomsOfType();
    const _id = first?._id ?? "";
    await desk.must(updateRoomRoute, { params: { _id }, body: { bedOptionId: king } });
    const answer = await set(way(king, king, 2), way(twin, twin, 2));
    if (!answer.ok) throw new Error(answer.code);
    const [now] = answer.value.bedOptions;
    expect(now?.bedOptionId).not.toBe(king);
    expect(now?.beds).toMatchObject([{ bedId: bedOf(king), count: 2 }]);
    expect(await booked.room()).toMatchObject({
      bedOptionId: king,
      beds: [{ bedId: bedOf(king), count: 1 }],
    });
    expect((await roomsOfType()).find((room) => room._id === _id)?.bedOptionId).toBe(now?.bedOptionId);

    const checkIn = addDays(stage.resort.from, 22);
    const quote = await desk.must(staffChangeQuoteRoute, { params: { _id: booked._id }, body: { checkIn } });
    expect(quote.refusals).toEqual([]);
    king = now?.bedOptionId ?? king;
    beds = new Map([...beds, [king, now?.beds[0]?.bedId ?? ""]]);
  });

  it("keeps its id when nothing is other, or nobody was sold it", async () => {
    const [spare = ""] = await makeBedOptions(stage.base.db, type, [[["both", 1, 3]]]);
    const [own] = await stage.base.db.select().from(bedOptionBed);
    const kept = [way(king, king, 2), way(twin, twin, 2)];
    const third = { bedOptionId: spare ?? "", beds: [{ bedId: own?.bedId ?? "", count: 4 }] };
    const answer = await set(...kept, third);
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.value.bedOptions.map((way) => way.bedOptionId)).toEqual([king, twin, spare]);
    const ways = await stage.base.db.select().from(bedOption);
    expect(ways.filter(({ activeStatus }) => activeStatus)).toHaveLength(3);
    const query = { act: "bedsSet", limit: 1 } as const;
    const { entries } = await desk.must(auditLogRoute, { query });
    expect(entries).toMatchObject([
      {
        subject: "roomType",
        subjectId: type,
        before: { bedOptions: expect.arrayContaining(["2 × both 2", "3 × both 1"]) },
        after: { bedOptions: ["2 × both 2", "2 × adult 1", "4 × both 2"] },
      },
    ]);
  });
});
