import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { periodContradictions } from "@pulau/domain/rate-card/period-contradictions.ts";
import { columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";

/** The rule that the dates of a column break, by the column's key: of each the first. */
export function faultsOfColumns(card: RateBook): ReadonlyMap<string, string> {
  const rules = new Map(
    periodContradictions(card).map(({ path, rule }) => [
      card.periods[Number(path.split(".")[1])]?.id,
      rule as string,
    ]),
  );
  return new Map(
    columnsOf(card).flatMap(({ key, periods }) => {
      const rule = periods.flatMap(({ id }) => rules.get(id) ?? [])[0];
      return rule === undefined ? [] : [[key, rule] as const];
    }),
  );
}
