import { expect, it } from "vitest";
import { exampleBook, holiday } from "../../checks/example-book.ts";
import { withChanges } from "./card-changes.ts";
import { isOwnList, toResortList } from "./own-lists.ts";

const published = exampleBook;
const { surcharges, fees, taxes, bands, deposit } = exampleBook;
const resort = { surcharges, fees, taxes, bands, deposit };
const inherits = { published, own: [], resort };

it("is a card's own from its first change on, and no longer once that is taken back", () => {
  expect(isOwnList(published, inherits, "surcharges")).toBe(false);
  const changed = withChanges(published, [
    { part: "surcharges", key: holiday.id, value: { ...holiday, sen: holiday.sen + 1 } },
  ]);
  expect(isOwnList(changed, inherits, "surcharges")).toBe(true);
  expect(isOwnList(changed, inherits, "fees")).toBe(false);
});

it("stays a card's own while it only happens to say what the resort's says", () => {
  expect(isOwnList(published, { ...inherits, own: ["taxes"] }, "taxes")).toBe(true);
});

it.each(["surcharges", "deposit", "bands"] as const)("becomes the resort's again: %s", (list) => {
  const other = {
    surcharges: [...surcharges.toReversed(), { ...holiday, id: "own" }],
    deposit: { ...deposit, balanceDaysBefore: 99 },
    bands: { ...bands, boat: [] },
  };
  const card = { ...published, [list]: other[list] };
  const lists = { published: card, own: [list], resort };
  expect(isOwnList(card, lists, list)).toBe(true);
  const back = withChanges(card, toResortList(card, lists, list));
  expect(back[list]).toEqual(resort[list]);
  expect(isOwnList(back, lists, list)).toBe(false);
});
