import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { freshPeriod } from "@pulau/domain/rate-grid/periods.ts";
import { withPartedSeason } from "@pulau/domain/rate-grid/season-moves.ts";
import { freeName } from "@pulau/domain/rate-grid/season-names.ts";
import { knownColumns, liesIn } from "./known-columns.ts";
import type { Meaning } from "./read-heads.ts";

export type Dated = Meaning & { readonly spans: NonNullable<Meaning["spans"]> };
export const isDated = (meaning: Meaning): meaning is Dated => (meaning.spans?.length ?? 0) > 0;

const spansKey = ({ spans, label }: Dated): string => JSON.stringify([label, spans]);
const yearOf = ({ from }: Pick<Period, "from">): string => from.slice(0, 4);

/** Heads of one season: they have its name and are of one year; those without a name are each their own. */
const seasonKey = (head: Dated): string =>
  head.label === "" ? spansKey(head) : `${head.label} ${head.spans[0] ? yearOf(head.spans[0]) : ""}`;

type Made = { readonly card: RateBook; readonly keys: ReadonlyMap<string, readonly string[]> };

/** The card with the periods of one season's heads, where it lacks them, and the columns that each head is for. */
function withSeason(before: RateBook, heads: readonly Dated[], all: readonly Dated[]): Made {
  let card = before;
  const keys = new Map<string, readonly string[]>();
  for (const head of heads) {
    const { spans, label } = head;
    const known = knownColumns(before, spans);
    if (known.length > 0) {
      keys.set(spansKey(head), known);
      continue;
    }
    const isSeason =
      label !== "" &&
      (spans.length > 1 ||
        all.filter((other) => other.label === label).length > 1 ||
        before.periods.some((period) => period.season === label));
    const season = isSeason || spans.length > 1 ? (label || spans[0]?.from || "").slice(0, 40) : null;
    for (const { from, to } of spans) {
      const period = freshPeriod(card, { name: isSeason ? "" : label.slice(0, 40), from, to, season });
      card = withChanges(card, [{ part: "periods", key: period.id, value: period }]);
      keys.set(spansKey(head), [`s:${period.season}`]);
    }
  }
  return { card, keys };
}

/** A season's name for some of its dates: with their year, where its other dates are of other years. */
function partName({ periods }: RateBook, season: string, parts: readonly Period[]): string {
  const taken = periods.flatMap((period) => [period.id, period.season ?? []].flat());
  const year = parts[0] ? yearOf(parts[0]) : "";
  const others = periods.filter((period) => period.season === season && !parts.includes(period));
  if (others.some((period) => yearOf(period) === year)) return freeName(season, taken);
  return freeName(`${season.replace(/\s*(?<![\d/–-])20\d\d$/u, "").slice(0, 35)} ${year}`.trim(), taken);
}

/**
 * Prices of some of a season's dates are theirs alone: they get a season of their own, with copies of the prices that the
 * list does not say. A season that is meant whole stays as it is.
 */
function parted({ card, keys }: Made, heads: readonly Dated[]): Made & { readonly newSeasons: string[] } {
  const spans = heads.flatMap((head) => head.spans);
  const renamed = new Map<string, string>();
  let now = card;
  for (const season of new Set(now.periods.flatMap((period) => period.season ?? []))) {
    if (![...keys.values()].some((columns) => columns.includes(`s:${season}`))) continue;
    const { meant = [], others = [] } = Object.groupBy(
      now.periods.filter((period) => period.season === season),
      (period) => (spans.some((span) => liesIn(period, span)) ? "meant" : "others"),
    );
    if (meant.length === 0 || others.length === 0) continue;
    const name = partName(now, season, meant);
    now = withPartedSeason(now, { periods: meant, name });
    renamed.set(`s:${season}`, `s:${name}`);
  }
  const columnsNow = (columns: readonly string[]) => columns.map((key) => renamed.get(key) ?? key);
  return {
    card: now,
    keys: new Map([...keys].map(([head, columns]) => [head, columnsNow(columns)])),
    newSeasons: [...renamed.values()].map((key) => key.slice(2)),
  };
}

/** The card with the periods that a block's dates ask for, and each head's columns. */
export function withPeriods(card: RateBook, dated: readonly Dated[]) {
  const distinct = [...new Map(dated.map((meaning) => [spansKey(meaning), meaning] as const)).values()];
  const keys = new Map<string, readonly string[]>();
  const newSeasons: string[] = [];
  let now = card;
  for (const heads of Map.groupBy(distinct, seasonKey).values()) {
    const made = parted(withSeason(now, heads, distinct), heads);
    now = made.card;
    newSeasons.push(...made.newSeasons);
    for (const [head, columns] of made.keys) keys.set(head, columns);
  }
  return { now, newSeasons, columnKeys: (meaning: Dated) => keys.get(spansKey(meaning)) ?? [] };
}
