import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import { findFreeRooms } from "../../modules/selling/availability/public.ts";
import {
  loadAddOnDays,
  loadAddOns,
  loadPackages,
  loadRateBook,
} from "../../modules/selling/catalogue/public.ts";
import { loadCrossings } from "../../modules/selling/transport/public.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { makeResort, type ResortIds } from "./resort.ts";

let base: TestDatabase;
let resort: ResortIds;
beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db, { settings: { limits: { holdSeconds: 5 } } });
});
afterAll(() => base.drop());

it("makes a resort that every loader reads", async () => {
  const { from, to, optionId, addOns, roomTypes } = resort;
  const settings = await loadSettings(base.db);
  expect(settings.limits).toMatchObject({ holdSeconds: 5, persons: 100 });
  const book = await loadRateBook(base.db, { optionId, from, to, contract: null });
  expect(book).toMatchObject({
    option: { id: optionId, nights: 2 },
    periods: [{ from, to, stopSell: false }],
  });
  expect(book?.rates).toHaveLength(19);
  const stay = { checkIn: from, checkOut: addDays(from, 2) };
  expect((await findFreeRooms(base.db, stay)).map((room) => room.roomNo)).toEqual(
    "D01 D02 F01 S01 S02 S03".split(" "),
  );
  expect((await findFreeRooms(base.db, stay))[2]?.roomTypeId).toBe(roomTypes.family.id);
  const crossings = await loadCrossings(base.db, stay);
  expect(crossings.map(({ kind, direction, time, left }) => [kind, direction, time, left])).toEqual([
    ["ferry", "out", "11:00", 40],
    ["charter", "out", null, 2],
    ["ferry", "back", "09:30", 40],
    ["charter", "back", null, 2],
  ]);
  expect(await loadAddOns(base.db, [addOns.limited])).toMatchObject([{ dailyStock: 4, sen: 12_000 }]);
  expect(await loadAddOnDays(base.db, { from, to: from })).toMatchObject([
    { addOnId: addOns.limited, left: 4 },
  ]);
  expect(await loadPackages(base.db)).toMatchObject([{ code: "REEF", options: [{ _id: optionId }] }]);
});
