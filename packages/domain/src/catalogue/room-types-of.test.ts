import { expect, it } from "vitest";
import { exampleBook, words } from "../../checks/example-book.ts";
import type { RateBook } from "./catalogue.ts";
import { roomTypesOf, withRoomTypes } from "./room-types-of.ts";

const [rate] = exampleBook.rates;
if (!rate) throw new Error("the example has no rates");
const name = words("Rule");
const whom = { roomTypeIds: ["garden", "seaView"] };
const book: RateBook = {
  ...exampleBook,
  rates: [rate, { ...rate, id: "half", share: 5_000, of: { roomTypeId: "seaView" } }],
  surcharges: exampleBook.surcharges.map((surcharge) => ({ ...surcharge, amounts: [{ whom, sen: 100 }] })),
  minimums: [{ id: "min", name, persons: 2, fewer: "pay", roomTypeIds: ["garden"] }],
  singleSupplements: [{ id: "alone", name, pricedAs: "twin", whom }],
  freePlaces: [{ id: "ten", name, paying: 10, free: 1, worth: { roomTypeId: "garden" } }],
};

it("finds every place where a card names a room type", () => {
  const paths = roomTypesOf(book).map(({ path }) => path);
  expect(paths).toEqual([
    "rates.0.roomTypeId",
    "rates.1.roomTypeId",
    "rates.1.of.roomTypeId",
    "surcharges.0.amounts.0.whom.roomTypeIds.0",
    "surcharges.0.amounts.0.whom.roomTypeIds.1",
    "surcharges.1.amounts.0.whom.roomTypeIds.0",
    "surcharges.1.amounts.0.whom.roomTypeIds.1",
    "singleSupplements.0.whom.roomTypeIds.0",
    "singleSupplements.0.whom.roomTypeIds.1",
    "minimums.0.roomTypeIds.0",
    "freePlaces.0.worth.roomTypeId",
  ]);
});

it("writes other ids there, and leaves those that are not known", () => {
  const changed = withRoomTypes(book, (id) => (id === "garden" ? "0199" : undefined));
  expect(new Set(roomTypesOf(changed).map(({ roomTypeId }) => roomTypeId))).toEqual(
    new Set(["0199", "seaView"]),
  );
  expect(roomTypesOf(changed).map(({ path }) => path)).toEqual(roomTypesOf(book).map(({ path }) => path));
  expect(book.rates[0]?.roomTypeId).toBe("garden");
});
