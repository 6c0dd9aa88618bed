import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { edited, noEdits } from "@pulau/domain/rate-grid/draft-edits.ts";
import { type GridModel, gridOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { inPriceList } from "@pulau/domain/rate-grid/price-lists.ts";
import { describe, expect, it } from "vitest";
import { cellViews } from "./cell-views.ts";

const start = dayOf("2027-01-01");
const periods = Array.from(
  { length: 100 },
  (_, i): Period => ({
    id: `p${i}`,
    from: addDays(start, i * 7),
    to: addDays(start, i * 7 + 6),
    arrivalWeekdays: [],
    cutOffDays: 0,
    stopSell: false,
  }),
);
const rows = Array.from({ length: 25 }, (_, type) =>
  (["single", "twin", "triple", "quad"] as const).flatMap((bedType) =>
    (["adult", "child"] as const).map((guestKind) => ({ roomTypeId: `t${type}`, bedType, guestKind })),
  ),
).flat();
const rates = periods.flatMap(({ id: periodId }) =>
  rows.map(
    (row): Rate => ({
      ...row,
      id: `${periodId}/${row.roomTypeId}/${row.bedType}/${row.guestKind}`,
      periodId,
      sen: 50_000,
      ...(row.guestKind === "child" && { sen: 0, share: 5_000, of: { guestKind: "adult" as const } }),
    }),
  ),
);
/** Two hundred rows of a hundred periods. */
const card: RateBook = {
  package: { id: "big", name: { en: "Big", my: "Big", cn: "Big" } },
  option: { id: "3d2n", nights: 2 },
  periods,
  rates,
  surcharges: [],
  fees: [],
  taxes: [],
  bands: { package: [{ kind: "adult", fromAge: 0, toAge: null }], boat: [], fee: [] },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};
const none = new Map<string, string>();
const marksOf = (published: GridModel) => ({
  published,
  faults: none,
  wrong: new Map(),
  colleagues: none,
  rooms: new Map([["t0", { maxPax: 3, bedTypes: ["twin", "triple", "quad"] as const }]]),
});

describe("a grid of a hundred periods and two hundred rows", () => {
  const before = inPriceList(gridOf(card), null);
  const marks = marksOf(before);
  const views = cellViews(card, before, marks);
  const [first] = before.groups;
  const seen = before.groups.slice(0, 5).flatMap((group) => group.rows);
  for (const row of seen) for (const column of before.columns.slice(0, 15)) views.viewOf(row, column);
  const adult = rates.find(({ roomTypeId, bedType }) => roomTypeId === "t0" && bedType === "twin");
  if (!adult || !first) throw new Error("no price");
  const change = { part: "rates" as const, key: adult.id, value: { ...adult, sen: 61_000 } };

  it("draws the typed cell and its shares again, and none of the other six hundred", () => {
    const typed = withChanges(card, [change]);
    const after = inPriceList(gridOf(typed, { before: gridOf(card) }), null);
    const next = cellViews(typed, after, marks, views);
    const drawn = seen.flatMap((row) =>
      before.columns
        .slice(0, 15)
        .filter((column) => views.viewOf(row, column) !== next.viewOf(row, column))
        .map((column) => `${row.key} ${column.key}`),
    );
    expect(seen.length * 15).toBe(600);
    // An adult in a twin room, and the child there that pays half of it.
    expect(drawn).toHaveLength(2);
  });

  it("says where more people share than the room type takes, and where it is not sold so", () => {
    const oddIn = (type: number) =>
      before.groups[type]?.rows.map((row) => {
        const [column] = before.columns;
        const { odd, most } = (column && views.viewOf(row, column)) ?? {};
        return [row.terms.bedType, row.terms.guestKind, odd, most].join(" ");
      });
    expect(oddIn(0)).toEqual([
      ...["single adult notSold ", "single child notSold ", "twin adult  ", "twin child  "],
      ...["triple adult  ", "triple child  ", "quad adult tooMany 3", "quad child tooMany 3"],
    ]);
    expect(oddIn(1)?.every((reason) => !/tooMany|notSold/.test(reason))).toBe(true);
  });

  it("marks what is far from what guests pay now, and from the rest of a row that is new", () => {
    const oddAt = (sen: number, published: GridModel) => {
      const typed = withChanges(card, [{ ...change, value: { ...adult, sen } }]);
      const after = inPriceList(gridOf(typed), null);
      const row = after.groups[0]?.rows.find(({ terms }) => terms.bedType === "twin");
      const [column] = after.columns;
      return row && column && cellViews(typed, after, marksOf(published)).viewOf(row, column).odd;
    };
    const nothing = gridOf({ ...card, rates: [] });
    expect([500_000, 5_000, 61_000, 0].map((sen) => oddAt(sen, before))).toEqual([
      "jump",
      "jump",
      null,
      null,
    ]);
    expect([500_000, 5_000, 61_000, 0].map((sen) => oddAt(sen, nothing))).toEqual([
      ...["apart", "apart", null, null],
    ]);
  });

  it("keeps its rows and columns through an edit, so that no line is made anew", () => {
    const whole = gridOf(card);
    const after = gridOf(withChanges(card, [change]), { before: whole });
    expect(after.groups).toBe(whole.groups);
    expect(after.columns).toBe(whole.columns);
    expect(after.rateAt(first.rows[2]?.key ?? "", "p:p0")).toEqual(change.value);
    expect(inPriceList(after, null).groups).toBe(inPriceList(whole, null).groups);
  });

  it("keeps what is not changed where a price or a period goes, and finds what is left", () => {
    const whole = gridOf(card);
    const less = gridOf(withChanges(card, [{ ...change, value: null }]), { before: whole });
    expect(less.groups).toBe(whole.groups);
    expect(less.rateAt(first.rows[2]?.key ?? "", "p:p0")).toBeUndefined();
    expect(less.rateAt(first.rows[3]?.key ?? "", "p:p0")?.share).toBe(5_000);
    const [period] = periods;
    if (!period) throw new Error("no period");
    const named = gridOf(
      withChanges(card, [{ part: "periods", key: period.id, value: { ...period, name: "New year" } }]),
      { before: whole },
    );
    expect(named.columns[0]?.periods[0]?.name).toBe("New year");
    expect(named.columns[1]).toBe(whole.columns[1]);
    expect(named.groups).toBe(whole.groups);
  });

  it("takes a price in an empty cell, and one that moves to another row", () => {
    const whole = gridOf(card);
    const empty = gridOf(withChanges(card, [{ ...change, value: null }]), { before: whole });
    const filled = gridOf(withChanges(withChanges(card, [{ ...change, value: null }]), [change]), {
      before: empty,
    });
    expect(filled.rateAt(first.rows[2]?.key ?? "", "p:p0")).toEqual(change.value);
    const moved = { ...adult, place: "extraBed" as const };
    const other = gridOf(withChanges(card, [{ ...change, value: moved }]), { before: whole });
    expect(other.rateAt(first.rows[2]?.key ?? "", "p:p0")).toBeUndefined();
    expect(other.placeOf(adult.id)?.row).toContain("extraBed");
  });

  it("takes all of it as one act", () => {
    const act = rates.map((rate) => ({ part: "rates" as const, key: rate.id, value: { ...rate, sen: 1 } }));
    const { unsaved, undo } = edited(noEdits, card, act);
    expect([unsaved.length, undo.length, undo[0]?.length]).toEqual([20_000, 1, 20_000]);
  });
});
