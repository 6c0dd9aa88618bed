import type { RateBook } from "../catalogue/catalogue.ts";
import type { StayConditions } from "../catalogue/conditions.ts";
import type { RateOf } from "../catalogue/rates.ts";
import { type CardChange, conditionalLists } from "../rate-card/card-changes.ts";

/** New names of seasons and periods by the name that rules have for what they came from. */
export type NewNames = ReadonlyMap<string, readonly string[]>;

type Conditional = { readonly when?: StayConditions | null };

/** A rule with other names of the seasons and periods that it is for; the same object where none of them is renamed. */
const withNames = <R extends Conditional>(
  rule: R,
  { names, keeps }: { readonly names: NewNames; readonly keeps: boolean },
): R => {
  const seasons = rule.when?.seasons;
  if (!seasons?.some((season) => names.has(season))) return rule;
  const renamed = seasons.flatMap((season) => {
    const made = names.get(season);
    return made ? [...(keeps ? [season] : []), ...made] : [season];
  });
  return { ...rule, when: { ...rule.when, seasons: [...new Set(renamed)] } };
};

/** A rule that is for the new names beside the old ones. */
export const naming = <R extends Conditional>(rule: R, names: NewNames): R =>
  withNames(rule, { names, keeps: true });

/** A rule that is for the new names in the place of the old ones. */
export const renamed = <R extends Conditional>(rule: R, names: NewNames): R =>
  withNames(rule, { names, keeps: false });

/** Rules and prices for stays in a season or period are for those in what was made of it too. */
export const namedToo = (
  card: RateBook,
  names: NewNames,
  /** Prices and rules that are copied, by list and id: each copy names its own season. */
  copied: ReadonlySet<string> = new Set(),
): CardChange[] =>
  names.size === 0
    ? []
    : (["rates", ...conditionalLists, "extras"] as const).flatMap((part) =>
        (card[part] ?? []).flatMap((rule): CardChange[] => {
          if (copied.has(`${part} ${rule.id}`)) return [];
          const value = naming(rule, names);
          return value === rule ? [] : [{ part, key: rule.id, value }];
        }),
      );

/**
 * Everything that names a season names what it has become: rules and prices for its stays, and prices that are a share of
 * the season's. Without a new season there is none to be a share of.
 */
export const renamedIn = (card: RateBook, names: NewNames, season: string | null): CardChange[] =>
  (["rates", ...conditionalLists, "extras"] as const).flatMap((part) =>
    (card[part] ?? []).flatMap((rule): CardChange[] => {
      const value = sharing(renamed(rule, names), names, season);
      return value === rule ? [] : [{ part, key: rule.id, value }];
    }),
  );

const sharing = <R extends Conditional & { readonly of?: RateOf | null }>(
  rule: R,
  names: NewNames,
  season: string | null,
): R =>
  season !== null && rule.of?.season != null && names.get(rule.of.season)?.includes(season)
    ? { ...rule, of: { ...rule.of, season } }
    : rule;

/** A name as it is, or with the first number that makes it another than those that are taken. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name.slice(0, 36)} ${number}`;
    if (!taken.includes(free)) return free;
  }
}
