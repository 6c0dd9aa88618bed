import type { RateBook } from "../catalogue/catalogue.ts";
import { type GridModel, type Row, rowKeyOf } from "./grid-model.ts";

/** The price lists that a card's prices name, beside the public one. */
export const priceListsOf = ({ rates }: Pick<RateBook, "rates">): string[] =>
  [...new Set(rates.flatMap(({ priceList }) => priceList ?? []))].toSorted();

/**
 * The grid as one price list has it: the public list has the rows that name none; another has its own rows, and for
 * each public one the row in which its own price would stand.
 */
export function inPriceList(model: GridModel, list: string | null): GridModel {
  const groups = model.groups.flatMap((group) => {
    const rows = new Map<string, Row>();
    for (const { key, terms } of group.rows) {
      const own = terms.priceList ?? null;
      if (list === null || own === list) {
        if (own === list) rows.set(key, { key, terms });
        continue;
      }
      if (own !== null) continue;
      const listed = { ...terms, priceList: list };
      const listedKey = rowKeyOf(listed);
      if (!rows.has(listedKey)) rows.set(listedKey, { key: listedKey, terms: listed });
    }
    return rows.size > 0 ? [{ ...group, rows: [...rows.values()] }] : [];
  });
  return { ...model, groups };
}
