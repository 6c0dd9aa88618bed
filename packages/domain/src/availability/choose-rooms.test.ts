import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import type { RoomTypeId } from "../ids.ts";
import { chooseRooms, type RoomSpot } from "./choose-rooms.ts";

const spot = (no: string, roomTypeId = "garden", floor = "1", buildingId = "north"): RoomSpot => ({
  roomId: `room-${no}`,
  roomTypeId,
  no,
  floor,
  buildingId,
  maxPax: 4,
});
const want = (...roomTypeIds: string[]) => roomTypeIds.map((roomTypeId) => ({ roomTypeId }));

const chosen = (
  free: readonly RoomSpot[],
  wanted: readonly { roomTypeId: RoomTypeId }[],
  spread = 0,
): string[] => {
  const result = chooseRooms(free, wanted, spread);
  return result.ok ? result.value : [result.failure.code];
};

describe("choosing rooms", () => {
  it("takes neighbours, not the first that are free", () => {
    const free = ["101", "105", "106", "107", "120"].map((no) => spot(no));
    expect(chosen(free, want("garden", "garden", "garden"))).toEqual(["room-105", "room-106", "room-107"]);
  });

  it("prefers a floor to a building, and a building to none", () => {
    const free = [spot("101"), spot("201", "garden", "2"), spot("102", "garden", "1", "south"), spot("119")];
    expect(chosen(free, want("garden", "garden")).toSorted()).toEqual(["room-101", "room-119"]);
    expect(chosen(free.slice(0, 3), want("garden", "garden")).toSorted()).toEqual(["room-101", "room-201"]);
  });

  it("keeps types near one another and answers in the order asked", () => {
    const free = [spot("101"), spot("110"), spot("111", "sea"), spot("150", "sea"), spot("109")];
    expect(chosen(free, want("sea", "garden", "garden"))).toEqual(["room-111", "room-109", "room-110"]);
    expect(chosen(free, want("garden", "sea", "garden"))).toEqual(["room-109", "room-111", "room-110"]);
  });

  it("takes rooms that adjoin, whatever their numbers say", () => {
    const free = [spot("101"), spot("102"), { ...spot("110"), adjoins: ["room-201"] }];
    const upstairs = { ...spot("201", "garden", "2"), adjoins: ["room-110"] };
    expect(chosen([...free, upstairs], want("garden", "garden"))).toEqual(["room-110", "room-201"]);
    expect(chosen(free, want("garden", "garden"))).toEqual(["room-101", "room-102"]);
  });

  it("gives a large party a room that takes it, and small ones what is left", () => {
    const free = [{ ...spot("101"), maxPax: 2 }, spot("102"), { ...spot("103"), maxPax: 2 }];
    const named = (...sizes: number[]) =>
      chosen(
        free,
        sizes.map((pax) => ({ roomTypeId: "garden", pax })),
      );
    expect(named(2, 4)).toEqual(["room-101", "room-102"]);
    expect(named(4)).toEqual(["room-102"]);
    expect(named(1, 4, 2)).toEqual(["room-103", "room-102", "room-101"]);
    expect(named(4, 3)).toEqual(["SOLD_OUT"]);
  });

  it("reads doors with letters as numbers of rooms", () => {
    const free = [spot("A-9"), spot("A-10"), spot("A-2")];
    expect(chosen(free, want("garden", "garden"))).toEqual(["room-A-9", "room-A-10"]);
  });

  it("is sold out of a type by itself", () => {
    expect(chosen([spot("101"), spot("102")], want("garden", "sea"))).toEqual(["SOLD_OUT"]);
    expect(chosen([spot("101")], want("garden", "garden"))).toEqual(["SOLD_OUT"]);
    expect(chosen([], want())).toEqual([]);
  });

  it("spreads rivals over the free rooms", () => {
    const free = Array.from({ length: 20 }, (_, i) => spot(String(101 + i)));
    const single = new Set(Array.from({ length: 20 }, (_, i) => chosen(free, want("garden"), i / 20)[0]));
    expect(single.size).toBe(20);
    const pairs = new Set(
      Array.from({ length: 20 }, (_, i) => chosen(free, want("garden", "garden"), i / 20).join()),
    );
    expect(pairs.size).toBeGreaterThan(15);
  });

  it("answers each wish with a free room of its type, and no room twice", () => {
    const types = fc.constantFrom("garden", "sea", "family");
    const some = fc.record({
      free: fc.uniqueArray(
        fc.tuple(
          fc.integer({ min: 1, max: 400 }),
          types,
          fc.constantFrom("1", "2"),
          fc.constantFrom("n", "s"),
          fc.constantFrom(2, 4),
        ),
        { maxLength: 40, selector: ([no]) => no },
      ),
      wanted: fc.array(fc.tuple(types, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 6 }),
      spread: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    forAll("rooms fit wishes", some, ({ free, wanted, spread }) => {
      const spots = free.map(([no, type, floor, building, maxPax]) => ({
        ...spot(String(no), type, floor, building),
        maxPax,
      }));
      const wantedRooms = wanted.map(([roomTypeId, pax]) => ({ roomTypeId, pax }));
      const result = chooseRooms(spots, wantedRooms, spread);
      // Rooms for four do for two, so it is enough to count from each size up.
      const enough = wantedRooms.every(({ roomTypeId, pax }) => {
        const alike = (wanted: { roomTypeId: RoomTypeId }) => wanted.roomTypeId === roomTypeId;
        const there = spots.filter((spot) => alike(spot) && spot.maxPax >= pax).length;
        return there >= wantedRooms.filter((wanted) => alike(wanted) && wanted.pax >= pax).length;
      });
      expect(result.ok).toBe(enough);
      if (!result.ok) return;
      expect(new Set(result.value).size).toBe(wanted.length);
      const byId = new Map(spots.map((spot) => [spot.roomId, spot]));
      const given = result.value.map((roomId) => byId.get(roomId));
      expect(given.map((room) => room?.roomTypeId)).toEqual(wantedRooms.map(({ roomTypeId }) => roomTypeId));
      expect(given.every((room, i) => (room?.maxPax ?? 0) >= (wantedRooms[i]?.pax ?? 0))).toBe(true);
    });
  });
});
