import { describe, expect, it } from "vitest";
import { moveDatedChoices } from "./move-dated-choices.ts";

const room = {
  roomTypeId: "r",
  bedType: "twin" as const,
  occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
};
const booked = {
  checkIn: "2026-12-10" as const,
  nights: 3,
  rooms: [room, { ...room, checkOut: "2026-12-12" as const }],
  addOns: [
    { addOnId: "dinner", count: 1, day: "2026-12-11" as const },
    { addOnId: "mask", count: 2, day: null },
  ],
};

describe("a booking moved to other dates", () => {
  it("keeps own nights and an add-on's day at their place in the stay", () => {
    const { rooms, addOns } = moveDatedChoices(booked, { checkIn: "2026-12-13", nights: 3 });
    expect(rooms).toEqual([room, { ...room, checkOut: "2026-12-15" }]);
    expect(addOns.map(({ day }) => day)).toEqual(["2026-12-14", null]);
  });

  it("keeps them as far as a shorter stay still has them", () => {
    const late = { ...booked, addOns: [{ addOnId: "dinner", count: 1, day: "2026-12-13" as const }] };
    const { rooms, addOns } = moveDatedChoices(late, { checkIn: "2026-12-10", nights: 1 });
    expect(rooms[1]).toEqual({ ...room, checkOut: "2026-12-11" });
    expect(addOns[0]?.day).toBe("2026-12-11");
  });

  it("gives a room the whole stay whose own nights are gone", () => {
    const last = { ...booked, rooms: [{ ...room, checkIn: "2026-12-12" as const }] };
    expect(moveDatedChoices(last, { checkIn: "2026-12-10", nights: 1 }).rooms).toEqual([room]);
  });

  it("lets go what was for a day while the new dates are not known", () => {
    const { rooms, addOns } = moveDatedChoices(booked, { checkIn: "2026-12-13", nights: null });
    expect(rooms).toEqual([room, room]);
    expect(addOns).toEqual([booked.addOns[1]]);
  });
});
