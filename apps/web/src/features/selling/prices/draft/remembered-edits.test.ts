import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { edited, noEdits } from "@pulau/domain/rate-grid/draft-edits.ts";
import { gridOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { expect, it } from "vitest";
import { wrongCell } from "../grid/cell-views.ts";
import { textOf, typedIn, withoutPriced } from "./remembered-edits.ts";

const rate = { id: "a", periodId: null, roomTypeId: null, bedType: "twin", guestKind: "adult", sen: 50_000 };
const card = { periods: [], rates: [rate] } as unknown as RateBook;

it("remembers what was not saved, and what is no price, in its cell", () => {
  const model = gridOf(card);
  const [row] = model.groups.flatMap(({ rows }) => rows);
  const [column] = model.columns;
  if (!row || !column) throw new Error("no cell");
  const wrong = new Map([wrongCell(model, { row, column, text: "6o" })]);
  const mistake = { edits: noEdits, wrong };
  expect(typedIn(textOf(mistake))).toEqual(mistake);
  const edits = edited(noEdits, card, [{ part: "rates", key: "a", value: null }]);
  expect(typedIn(textOf({ edits, wrong }))).toEqual({ edits, wrong });
});

it("remembers rows without a price, and of the card's own none", () => {
  const row = { roomTypeId: null, bedType: "quad", guestKind: "adult" } as const;
  const priced = { ...row, bedType: "twin" } as const;
  const edits = withoutPriced(edited(noEdits, card, [], [row, priced]), card);
  expect(typedIn(textOf({ edits, wrong: new Map() })).edits.rows).toEqual([row]);
});

it("stores nothing of nothing, and reads what was stored before it, or is broken, as no mistakes", () => {
  const nothing = { edits: noEdits, wrong: new Map() };
  expect(textOf(nothing)).toBeNull();
  expect(typedIn(null)).toEqual(nothing);
  expect(typedIn('{"turn":3}')).toEqual({ ...nothing, edits: { ...noEdits, turn: 3 } });
  for (const broken of ["{", "null", '{"wrong":7}']) expect(typedIn(broken)).toEqual(nothing);
});
