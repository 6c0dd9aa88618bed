import { expect, it } from "vitest";
import { unpayableReason, unpricedSharings } from "./room-fit.ts";

const room = { maxPax: 3, bedTypes: ["single", "twin", "quad"] as const };

it("finds prices at which nobody can share the room", () => {
  expect(unpayableReason({ bedType: "twin" }, room)).toBeNull();
  expect(unpayableReason({ bedType: null }, room)).toBeNull();
  expect(unpayableReason({ bedType: "quad" }, room)).toBe("tooMany");
  expect(unpayableReason({ bedType: "triple" }, room)).toBe("notSold");
});

it("counts the people that a price names one by one, but for infants", () => {
  const family = { adult: { from: 2 }, child: { from: 1 }, infant: { from: 1 } };
  expect(unpayableReason({ bedType: null, occupants: family }, room)).toBeNull();
  expect(unpayableReason({ bedType: null, occupants: { ...family, child: { from: 2 } } }, room)).toBe(
    "tooMany",
  );
});

const family = { roomTypeId: "family", maxPax: 4, bedTypes: ["single", "twin", "triple", "quad"] as const };
const price = { roomTypeId: "family", bedType: "twin", guestKind: null } as const;

it("finds at which sharings a room is sold that have no price", () => {
  expect(unpricedSharings([price], family)).toEqual(["triple", "quad"]);
  expect(unpricedSharings([price], { ...family, maxPax: 3 })).toEqual(["triple"]);
  expect(unpricedSharings([price, { ...price, roomTypeId: null, bedType: "quad" }], family)).toEqual([]);
  expect(unpricedSharings([price, { ...price, bedType: null }], family)).toEqual([]);
});

it("counts neither extra nights nor children’s prices for a sharing’s price", () => {
  const besides = [
    { ...price, bedType: null, extraNight: true },
    { ...price, bedType: null, guestKind: "child" as const },
  ];
  expect(unpricedSharings([price, ...besides], family)).toEqual(["triple", "quad"]);
  expect(unpricedSharings(besides, family)).toEqual([]);
  expect(unpricedSharings([{ ...price, roomTypeId: "other" }], family)).toEqual([]);
});
