import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import type { BedOptionId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let king: string;
let bunks: string;
let elsewhere: string;
beforeAll(async () => {
  stage = await openStage();
  const { standard, deluxe } = stage.resort.roomTypes;
  const ways = [
    [["both", 2, 1]],
    [
      ["child", 1, 2],
      ["adult", 1, 1],
    ],
  ] as const;
  [king = "", bunks = ""] = await makeBedOptions(stage.base.db, standard.id, ways);
  [elsewhere = ""] = await makeBedOptions(stage.base.db, deluxe.id, [[["both", 3, 1]]]);
});
afterAll(() => stage.close());

/** A couple in a standard room that is to be made up so. */
const stayInBeds = (bedOptionId: BedOptionId) => {
  const stay = stayOf(stage.resort);
  return { ...stay, rooms: stay.rooms?.map((room) => ({ ...room, bedOptionId })) };
};

describe("beds that a guest asks for", () => {
  it("stay with the booking and are shown on it", async () => {
    const guest = await newGuest(stage.urls);
    const { _id, hold } = await mustSubmit(guest, stayInBeds(king));
    expect(hold.rooms).toMatchObject([{ bedOptionId: king }]);
    const { rooms } = await guest.must(bookingRoute, { params: { _id } });
    expect(rooms).toMatchObject([{ bedOptionId: king, beds: [{ noOfPax: 2, count: 1, extra: false }] }]);
  });

  it("are refused when they don't sleep these guests, or belong to other rooms or none", async () => {
    const guest = await newGuest(stage.urls);
    for (const bedOptionId of [bunks, elsewhere, randomUUID()]) {
      expect(await tryHold(guest, stayInBeds(bedOptionId))).toMatchObject({
        code: "PARTY_MISMATCH",
        facts: { room: 0 },
      });
    }
  });
});
