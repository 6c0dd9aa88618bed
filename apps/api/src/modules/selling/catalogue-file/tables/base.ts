import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../../db/connect.ts";
import type { Tx } from "../../../../db/tx.ts";
import type { Row } from "../part.ts";
import { parts } from "../parts.ts";
import { loadPrices, type Prices } from "../price-part.ts";
import { loadRows, rowForFile } from "../rows.ts";
import { type Names, namesIn, type PartRows, plain } from "./names.ts";

/** An option of a package, as tables name it. */
export type NamedOption = { readonly id: OptionId; readonly package: string; readonly option: string };

/** The catalogue that tables are written from, and that a table changes. */
export type Base = {
  readonly rows: PartRows;
  readonly names: Names;
  /** Published prices by the ids of their options. */
  readonly prices: ReadonlyMap<string, Prices>;
  readonly options: readonly NamedOption[];
};

const needed: readonly CataloguePart[] = [
  ...["buildings", "roomTypes", "bedOptions", "rooms", "boats", "sailingTimes", "surcharges"],
  ...["fees", "taxes", "packages", "options", "addOnCategories", "addOns", "promoCodes"],
] as CataloguePart[];

export async function loadBase(db: Db | Tx): Promise<Base> {
  const found = new Map<CataloguePart, Row[]>();
  for (const part of parts)
    if (needed.includes(part.id))
      found.set(
        part.id,
        (await loadRows(db, part)).map((row) => rowForFile(part, row)),
      );
  const rows: PartRows = (id) => found.get(id) ?? [];
  const prices = (await loadPrices(db)) as unknown as Prices[];
  const names = namesIn(rows);
  return {
    rows,
    names,
    options: namedOptions(rows, names),
    prices: new Map(prices.map((priced) => [priced.optionId, priced])),
  };
}

/** Options by package and name, in the order in which guests see them. */
function namedOptions(rows: PartRows, names: Names): NamedOption[] {
  const placeOf = new Map(rows("packages").map(({ id }, at) => [id, at]));
  const used = new Map<string, number>();
  return rows("options")
    .toSorted((a, b) => (placeOf.get(a.packageId) ?? 0) - (placeOf.get(b.packageId) ?? 0))
    .map((row) => {
      const code = names.nameOf("package", String(row.packageId));
      const { en } = row.name as { en: string };
      const key = `${plain(code)}\n${plain(en)}`;
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      return { id: String(row.id), package: code, option: count === 1 ? en : `${en} (${count})` };
    });
}
