import { BookingJson } from "@pulau/contract/drafts.ts";
import { describe, expect, test } from "vitest";
import type { Crossing } from "../calls.ts";
import { withBoat } from "./use-other-sailing.ts";

const id = "0199a0a0-0000-4000-8000-000000000001";
const json = BookingJson.parse({
  checkIn: "2026-12-05",
  party: { adults: 9, childAges: [4, 0], nonMalaysians: 0 },
  rooms: [
    {
      roomTypeId: id,
      bedType: "twin",
      occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
      checkIn: "2026-12-06",
    },
  ],
  transport: { out: null, back: { crossingId: id, kind: "ferry" }, land: [{ type: "shared" }] },
  addOns: [
    { addOnId: id, count: 1, day: "2026-12-06" },
    { addOnId: id, count: 1, day: null },
  ],
});
const stay = { out: "2026-12-05" as const, back: "2026-12-07" as const };
const boat = (rest: Partial<Crossing>): Crossing => ({
  _id: "other",
  boatId: "boat",
  kind: "ferry",
  direction: "out",
  name: { en: "", my: "", cn: "" },
  day: "2026-12-05",
  time: "15:00",
  from: "",
  to: "",
  seats: 40,
  seatsLeft: 20,
  sen: 0,
  isDefault: false,
  included: false,
  ...rest,
});

describe("another boat", () => {
  test("of the same day changes nothing else", () => {
    expect(withBoat(json, boat({}), stay)).toEqual({
      transport: { ...json.transport, out: { crossingId: "other", kind: "ferry", boats: 1 } },
    });
  });

  test("to hire comes with as many boats as seat everybody", () => {
    const hired = withBoat(json, boat({ kind: "charter", seats: 10 }), stay);
    expect(hired.transport?.out).toEqual({ crossingId: "other", kind: "charter", boats: 2 });
  });

  test.each([
    ["out", "2026-12-04", "2026-12-04", "2026-12-05"],
    ["back", "2026-12-08", "2026-12-06", "2026-12-07"],
  ] as const)("%s on %s moves the whole stay", (direction, day, checkIn, roomFrom) => {
    const changed = withBoat(json, boat({ direction, day }), stay);
    expect(changed.checkIn).toBe(checkIn);
    expect(changed.rooms?.[0]?.checkIn).toBe(roomFrom);
    expect(changed.addOns?.map((addOn) => addOn.day)).toEqual([roomFrom, null]);
    const chosen = { crossingId: "other", kind: "ferry", boats: 1 };
    expect(changed.transport).toEqual({
      out: null,
      back: null,
      [direction]: chosen,
      land: [{ type: "shared" }],
    });
  });
});
