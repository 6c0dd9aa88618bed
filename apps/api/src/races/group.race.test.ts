import { randomUUID } from "node:crypto";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { groupPapersRoute, issueGroupPapersRoute } from "@pulau/contract/group-papers.ts";
import { createGroupRoute } from "@pulau/contract/groups.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { clubOf, makeClub, nameRooms, roomFor, shown } from "../modules/booking/groups/test-block.ts";
import { Caller } from "./caller.ts";
import { withoutRoomKey, withoutStockCheck } from "./controls.ts";
import { rounds } from "./counts.ts";
import { newGuest, stayOf } from "./guest.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
let desks: readonly Caller[];
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 1, deluxe: 2 }, ferrySeats: 3, days: 400 });
  const rights = { groups: all, bookings: all };
  desks = await Promise.all([0, 1].map(async () => (await staffCaller(arena, rights)).desk));
});
afterAll(() => arena.close());

const desk = () => desks[0] as Caller;
const outcome = (answer: { ok: true } | { ok: false; code: string }, word: string) =>
  answer.ok ? word : answer.code;

/** With a guest's two, a group of one fits on the ferry, so that the only standard room is all they fight for; of two, it doesn't. */
const personsFor = { standard: 1, deluxe: 2 };

type RoomType = keyof typeof personsFor;

/** A guest and a group reach for the same stay at the same moment, each by another server. */
async function rush(inDays: number, roomType: RoomType, keeps = false): Promise<string> {
  const guest = await newGuest(arena.urls, inDays % 2);
  const draft = await guest.must(createDraftRoute, { body: stayOf(arena.resort, { inDays, roomType }) });
  const roomTypeId = arena.resort.roomTypes[roomType].id;
  const body = {
    ...clubOf(arena.resort, { inDays, rooms: 1, persons: personsFor[roomType] }),
    rooms: [{ roomTypeId, rooms: 1 }],
  };
  const [held, kept] = await Promise.all([
    guest.call(holdStayRoute, { params: { _id: draft._id } }),
    desk().call(createGroupRoute, { body }),
  ]);
  // All guests come from one network, and its quota is for the next ones.
  if (held.ok && !keeps) {
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
    await guest.must(releaseHoldRoute, { params: { _id: draft._id } });
  }
  return `${outcome(held, "held")} ${outcome(kept, "kept")}`;
}

async function rushes(first: number, many: number, roomType: RoomType): Promise<string[]> {
  const outcomes = new Set<string>();
  for (let round = 0; round < many; round++) outcomes.add(await rush(first + 4 * round, roomType));
  return [...outcomes];
}

/** Whether both got the same at least once: how closely two calls meet is the machine's business. */
async function bothGet(first: number, roomType: RoomType): Promise<boolean> {
  for (let round = 0; round < 7; round++)
    if ((await rush(first + 4 * round, roomType, true)) === "held kept") return true;
  return false;
}

describe("the invoice of a group", () => {
  it("is one, whoever issues it by which server, and whatever its bookings ask for meanwhile", async () => {
    const { desk: first } = await staffCaller(arena, { groups: all, bookings: all, payments: all });
    const issuers = arena.urls.map((url) => Object.assign(new Caller([url]), { token: first.token }));
    for (let round = 0; round < rounds(3, 10); round++) {
      const inDays = 350 + 4 * round;
      const body = clubOf(arena.resort, { inDays, rooms: 1, persons: 2 });
      const _id = await makeClub(first, body);
      const named = await nameRooms(first, _id, [roomFor(arena.resort, ["Aini", "Mei"])]);
      if (!named.ok) throw new Error(named.code);
      const answers = await Promise.all(
        [...issuers, ...issuers].map((issuer) =>
          issuer.call(
            issueGroupPapersRoute,
            { params: { _id }, body: {} },
            { "idempotency-key": randomUUID() },
          ),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const { papers } = await first.must(groupPapersRoute, { params: { _id } });
      expect(papers).toHaveLength(1);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("a group and a guest at the same moment", () => {
  it("never both get the only room", async () => {
    const outcomes = await rushes(20, rounds(8, 30), "standard");
    expect(outcomes.filter((both) => both !== "held SOLD_OUT" && both !== "SOLD_OUT kept")).toEqual([]);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("never both get the last seats", async () => {
    const outcomes = await rushes(150, rounds(8, 30), "deluxe");
    expect(outcomes.filter((both) => both !== "held BOAT_FULL" && both !== "BOAT_FULL kept")).toEqual([]);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("a room of a group that changes hands", () => {
  it("goes to one of two desks, and to no guest in between", async () => {
    const inDays = 280;
    const _id = await makeClub(desk(), clubOf(arena.resort, { inDays, rooms: 1, persons: 2 }));
    const guests = await Promise.all([0, 1, 2, 3].map((turn) => newGuest(arena.urls, turn)));
    const drafts = await Promise.all(
      guests.map((guest) => guest.must(createDraftRoute, { body: stayOf(arena.resort, { inDays }) })),
    );
    const hold = () =>
      Promise.all(
        guests.map((guest, i) => guest.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
      );
    const name = (by: Caller | undefined, guest: string) =>
      nameRooms(by ?? desk(), _id, [roomFor(arena.resort, [guest, "Mei"])]);
    const [first, second, ...held] = await Promise.all([
      name(desks[0], "Aini"),
      name(desks[1], "Kumar"),
      hold(),
      hold(),
      hold(),
    ]);
    expect([outcome(first, "named"), outcome(second, "named")].toSorted()).toEqual(["GROUP_SHORT", "named"]);
    expect(new Set(held.flat().map((answer) => outcome(answer, "held")))).toEqual(new Set(["SOLD_OUT"]));
    expect(await shown(desk(), _id)).toMatchObject({ bookings: 1, roomsLeft: 0 });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("without the guards", () => {
  it("both get the last seats", async () => {
    await withoutStockCheck(arena.base.pool);
    expect(await bothGet(300, "deluxe")).toBe(true);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });

  it("both get the only room", async () => {
    await withoutRoomKey(arena.base.pool);
    expect(await bothGet(330, "standard")).toBe(true);
  });
});
