import type { Rate } from "../catalogue/rates.ts";
import type { CardChange } from "../rate-card/card-changes.ts";
import { columnKeyOf, type Row, type RowTerms, rowKeyOf } from "./grid-model.ts";
import type { Range, Sheet } from "./range-acts.ts";

export type PersonsAct = {
  readonly changes: readonly CardChange[];
  /** What each row that changes becomes, by its key. */
  readonly rows: ReadonlyMap<string, RowTerms>;
  /** Whether prices of two rows would then be for exactly the same. */
  readonly isTaken: boolean;
};

const isOfRoom = ({ terms: { per } }: Row): boolean => per === "room" || per === "roomNight";

/** Rows of a range that are priced by the room: only these include a number of people. */
export const roomRowsOf = ({ rows }: Pick<Sheet, "rows">, { top, bottom }: Range): readonly Row[] =>
  rows.slice(top, bottom + 1).filter(isOfRoom);

function withPersons({ persons: _, ...terms }: RowTerms, persons: number | null): RowTerms {
  return persons === null ? terms : { ...terms, persons };
}

/**
 * How many people the room's price of rows includes, for all their dates at once; null for no number. Prices keep their
 * ids, so that undo gives them back as they were.
 */
export function includePersons(
  model: Sheet["model"],
  rates: readonly Rate[],
  { rows, persons }: { readonly rows: readonly Row[]; readonly persons: number | null },
): PersonsAct {
  const changed = rows.filter(({ terms }) => (terms.persons ?? null) !== persons);
  const becomes = new Map(changed.map(({ key, terms }) => [key, withPersons(terms, persons)] as const));
  const keys = new Map([...becomes].map(([key, terms]) => [key, rowKeyOf(terms)] as const));
  const aims = new Set(keys.values());
  const held = new Set<string>();
  const changes: CardChange[] = [];
  let isTaken = false;
  for (const rate of rates) {
    const row = model.placeOf(rate.id)?.row ?? "";
    const key = keys.get(row) ?? row;
    if (!aims.has(key)) continue;
    const cell = `${key}@${columnKeyOf(rate)}`;
    isTaken ||= held.has(cell);
    held.add(cell);
    if (key === row) continue;
    const { persons: __, ...others } = rate;
    const value: Rate = persons === null ? others : { ...others, persons };
    changes.push({ part: "rates", key: rate.id, value });
  }
  return { changes, rows: becomes, isTaken };
}
