import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { splitStayRoute } from "@pulau/contract/room-moves.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { withoutRoomKey } from "./controls.ts";
import { rounds } from "./counts.ts";
import { mustSubmit, newGuest, stayOf } from "./guest.ts";
import { staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
let desk: Caller;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 2 }, ferrySeats: 1_000, days: 400 });
  desk = (await staffCaller(arena)).desk;
});
afterAll(() => arena.close());

/** A guest reaches for the only other room while the desk has somebody change into it for their second night. */
async function rush(inDays: number): Promise<{ held: string; split: string }> {
  const first = await newGuest(arena.urls);
  const { _id } = await mustSubmit(first, stayOf(arena.resort, { inDays }));
  const { rooms, checkIn } = await desk.must(staffBookingRoute, { params: { _id } });
  const roomId = rooms[0]?.roomId ?? "";
  const other = arena.resort.roomTypes.standard.roomIds.find((id) => id !== roomId) ?? "";
  const second = await newGuest(arena.urls, inDays % 2);
  const draft = await second.must(createDraftRoute, { body: stayOf(arena.resort, { inDays: inDays + 1 }) });
  const next = { roomId: other, on: addDays(checkIn, 1) };
  const [held, split] = await Promise.all([
    second.call(holdStayRoute, { params: { _id: draft._id } }),
    desk.call(splitStayRoute, { params: { _id }, body: { room: 0, roomId, was: null, next } }),
  ]);
  return { held: held.ok ? "held" : held.code, split: split.ok ? "split" : split.code };
}

describe("a room that is held, and changed into, at the same moment", () => {
  it("is never had by both", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds(8, 30); round++) {
      const { held, split } = await rush(10 + 4 * round);
      outcomes.add(`${held} ${split}`);
    }
    // Split, the first room is free from the second night on: the guest may have that one.
    expect(
      [...outcomes].filter((both) => !["held SOLD_OUT", "SOLD_OUT split", "held split"].includes(both)),
    ).toEqual([]);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("is had by both when the key is gone", async () => {
    await withoutRoomKey(arena.base.pool);
    for (let round = 0; round < 6; round++) await rush(200 + 4 * round);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});
