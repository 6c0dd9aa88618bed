import type { AuditEntry } from "@pulau/contract/audit-log.ts";

type Sides = Pick<AuditEntry, "before" | "after" | "facts">;
type Pair = { readonly before: unknown; readonly after: unknown };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is Pair =>
  isObject(value) && Object.keys(value).sort().join() === "after,before";

/** The pairs that a fact is made of, by their paths; none where it holds anything else. */
function pairsIn(name: string, fact: unknown): readonly (readonly [string, Pair])[] {
  if (isPair(fact)) return [[name, fact]];
  if (!isObject(fact)) return [];
  const inner = Object.entries(fact).map(([key, value]) => pairsIn(`${name}.${key}`, value));
  return inner.every((pairs) => pairs.length > 0) ? inner.flat() : [];
}

/** Older entries of settings, pages and e-mails keep each field's pair in their facts: it is told as of any other change. */
export function liftPairs<E extends Sides>(entry: E): E {
  const facts = Object.entries(entry.facts).map(([name, fact]) => ({
    name,
    fact,
    pairs: pairsIn(name, fact),
  }));
  const pairs = facts.flatMap((fact) => fact.pairs);
  if (pairs.length === 0) return entry;
  const side = (of: keyof Pair) => Object.fromEntries(pairs.map(([path, pair]) => [path, pair[of]]));
  const others = facts.filter((fact) => fact.pairs.length === 0).map(({ name, fact }) => [name, fact]);
  return {
    ...entry,
    before: { ...side("before"), ...entry.before },
    after: { ...side("after"), ...entry.after },
    facts: Object.fromEntries(others),
  };
}
