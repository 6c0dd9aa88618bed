import type { RateBook } from "../catalogue/catalogue.ts";
import { type GridModel, type Row, rowKeyOf } from "./grid-model.ts";

/** The price lists that a card's prices name, beside the public one. */
export const priceListsOf = ({ rates }: Pick<RateBook, "rates">): readonly string[] => {
  const known = namedBy.get(rates);
  if (known) return known;
  const named = new Set<string>();
  for (const { priceList } of rates) if (priceList != null) named.add(priceList);
  const lists = [...named].toSorted();
  namedBy.set(rates, lists);
  return lists;
};

/** Several parts of a page ask; of the same prices the answer is the same. */
const namedBy = new WeakMap<RateBook["rates"], readonly string[]>();

/**
 * The grid as one price list has it: the public list has the rows that name none; another has its own rows, and for
 * each public one the row in which its own price would stand.
 */
export const inPriceList = (model: GridModel, list: string | null): GridModel => ({
  ...model,
  groups: groupsOfList(model.groups, list),
});

/** Of the same groups the same list is the same object, so that what has not changed is not drawn again. */
const listed = new WeakMap<GridModel["groups"], Map<string | null, GridModel["groups"]>>();

function groupsOfList(all: GridModel["groups"], list: string | null): GridModel["groups"] {
  const known = listed.get(all) ?? new Map<string | null, GridModel["groups"]>();
  listed.set(all, known);
  const groups = known.get(list) ?? inList(all, list);
  known.set(list, groups);
  return groups;
}

const inList = (all: GridModel["groups"], list: string | null): GridModel["groups"] =>
  all.flatMap((group) => {
    const rows = new Map<string, Row>();
    for (const row of group.rows) {
      const { key, terms } = row;
      const own = terms.priceList ?? null;
      if (list === null || own === list) {
        if (own === list) rows.set(key, row);
        continue;
      }
      if (own !== null) continue;
      const inIt = { ...terms, priceList: list };
      const ownKey = rowKeyOf(inIt);
      if (!rows.has(ownKey)) rows.set(ownKey, { key: ownKey, terms: inIt });
    }
    return rows.size > 0 ? [{ ...group, rows: [...rows.values()] }] : [];
  });
