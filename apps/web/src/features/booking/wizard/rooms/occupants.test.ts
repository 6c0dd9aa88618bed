import { paxOf } from "@pulau/domain/party/beds.ts";
import { sumOccupants } from "@pulau/domain/party/kinds.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { bedTypesIn, firstBeds, roomsNeeded, spread } from "@pulau/domain/party/several-rooms.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlaced, nobody, unplaced } from "./occupants.ts";

const family = { adult: 2, child: 1, toddler: 1, infant: 0 };

const parties = fc.record({
  adult: fc.integer({ min: 1, max: 20 }),
  child: fc.integer({ min: 0, max: 10 }),
  toddler: fc.integer({ min: 0, max: 5 }),
  infant: fc.integer({ min: 0, max: 5 }),
});

test("spreading loses nobody and leaves no room without an adult while there are enough", () => {
  fc.assert(
    fc.property(parties, fc.integer({ min: 1, max: 8 }), (all, rooms) => {
      const places = spread(all, rooms);
      expect(sumOccupants(places.map((occupants) => ({ occupants })))).toEqual(all);
      if (all.adult >= rooms) expect(places.every((place) => place.adult > 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("rooms differ by one person at most when adults alone travel", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 8 }), (adult, rooms) => {
      const sizes = spread({ ...nobody, adult }, rooms).map(paxOf);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});

test("a party too large for one room takes as few as it needs", () => {
  const room = (maxPax: number) => ({ minPax: 1, maxPax, bedTypes });
  expect(roomsNeeded(family, room(4))).toBe(1);
  expect(roomsNeeded(family, room(3))).toBe(2);
  expect(roomsNeeded({ ...family, adult: 1 }, room(2))).toBeNull();
  const beds = [{ usingFor: "both" as const, noOfPax: 2, count: 1 }];
  expect(roomsNeeded(family, { ...room(4), bedOptions: [{ bedOptionId: "king", beds }] })).toBe(2);
});

test("who has no room yet is counted kind by kind", () => {
  const rooms = [{ occupants: { adult: 1, child: 1, toddler: 0, infant: 0 } }];
  expect(unplaced(family, rooms)).toEqual({ adult: 1, child: 0, toddler: 1, infant: 0 });
  expect(isPlaced(unplaced(family, rooms))).toBe(false);
  expect(isPlaced(unplaced(family, [{ occupants: family }]))).toBe(true);
});

test("bed types are those of the room that the occupants fill", () => {
  const room = { minPax: 1, maxPax: 4, bedTypes: ["twin", "triple", "quad"] as const, childBeds: [] };
  expect(bedTypesIn(room, family)).toEqual(["triple", "quad"]);
  expect(firstBeds(room, family)).toEqual({ bedType: "quad" });
  expect(firstBeds(room, nobody)).toEqual({ bedType: "quad" });
});
