import { describe, expect, it } from "vitest";
import { exampleBook, rate, season } from "../../checks/example-book.ts";
import { dayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { cardOf, edited, noEdits, undone } from "./draft-edits.ts";
import { gridOf } from "./grid-model.ts";
import { includePersons, roomRowsOf } from "./persons-included.ts";

const periods = ["a", "b"].map((id, i) => ({
  ...season,
  id,
  from: dayOf(`2027-0${i * 2 + 1}-01`),
  to: dayOf(`2027-0${i * 2 + 2}-20`),
}));
const ofRoom = (id: string, type: string, sen: number, more: Partial<Rate> = {}): Rate => ({
  ...rate(id, type, "twin", "adult", sen),
  id: `${type}-${id}-${more.persons ?? ""}`,
  bedType: null,
  guestKind: null,
  per: "roomNight",
  ...more,
});
const card: RateBook = {
  ...exampleBook,
  periods,
  rates: [
    ofRoom("a", "garden", 20_000),
    ofRoom("b", "garden", 25_000),
    ofRoom("a", "sea", 30_000, { persons: 2 }),
    rate("a", "sea", "twin", "adult", 50_000),
  ],
};
const act = (book: RateBook, persons: number | null) => {
  const model = gridOf(book);
  const rows = model.groups.flatMap((group) => group.rows);
  const chosen = roomRowsOf({ rows }, { top: 0, bottom: rows.length - 1, start: 0, end: 0 });
  return includePersons(model, book.rates, { rows: chosen, persons });
};
const personsOf = ({ rates }: RateBook) => rates.map(({ persons }) => persons ?? null);

describe("the people that prices of rooms include", () => {
  it("are changed for all dates of the rows, and of no price by the person, and undone at once", () => {
    const { changes, isTaken } = act(card, 3);
    expect(isTaken).toBe(false);
    const typed = edited(noEdits, card, changes);
    expect(personsOf(cardOf(card, typed))).toEqual([3, 3, 3, null]);
    expect(cardOf(card, undone(typed, card)).rates).toEqual(card.rates);
    expect(personsOf(withChanges(card, act(card, null).changes))).toEqual([null, null, null, null]);
  });

  it("leave rows as they are that include so many", () => {
    const { changes, rows } = act(card, 2);
    expect(changes.map(({ key }) => key)).toEqual(["garden-a-", "garden-b-"]);
    expect([...rows.values()].map(({ persons }) => persons)).toEqual([2]);
  });

  it("are refused where two rows would say the same, be both chosen or one", () => {
    const twice = { ...card, rates: [...card.rates, ofRoom("a", "garden", 28_000, { persons: 4 })] };
    expect(act(twice, 6).isTaken).toBe(true);
    expect(act(twice, 4).isTaken).toBe(true);
    const apart = {
      ...card,
      rates: [...card.rates, ofRoom("a", "garden", 9_000, { id: "extra", extraNight: true })],
    };
    expect(act(apart, 4).isTaken).toBe(false);
  });
});
