import type { RateBook } from "../catalogue/catalogue.ts";
import type { CardEntryId } from "../ids.ts";

/** The lists of rules that can hold for a part of the stays alone. */
export const conditionalLists = [
  "surcharges",
  "fees",
  "taxes",
  "pricedAs",
  "freeGuests",
  "singleSupplements",
  "minimums",
  "transfers",
  "freePlaces",
  "discounts",
] as const;

/** The lists of a rate card: what stands in them is known by its id. */
export const cardLists = ["periods", "rates", ...conditionalLists, "extras"] as const;
export type CardList = (typeof cardLists)[number];

/** What a card has one of, or none. */
export const cardTerms = [
  "nights",
  "bands",
  "deposit",
  "activity",
  "homeMarket",
  "marketBy",
  "words",
  "seasons",
  "partyCounts",
  "amendmentFee",
] as const;
export type CardTerm = (typeof cardTerms)[number];

/** `order` is the order of one list, by the ids of what stands in it. */
export const changedParts = [...cardLists, ...cardTerms, "order"] as const;
export type ChangedPart = (typeof changedParts)[number];

/**
 * What one change of a card makes other: an entry of a list by its id, the order of a list by the list's name, or one
 * of the terms, whose key is empty. A value of null is none.
 */
export type CardChange = { readonly part: ChangedPart; readonly key: string; readonly value: unknown };

type Entry = { readonly id: CardEntryId };
type Loose = Readonly<Record<string, unknown>>;

const isList = (part: ChangedPart): part is CardList => (cardLists as readonly string[]).includes(part);

const entriesIn = (card: RateBook, list: CardList): readonly Entry[] => card[list] ?? [];

/** What of a card a change is about, as the card has it; null where it has nothing there. */
export const valueIn = (card: RateBook, { part, key }: Pick<CardChange, "part" | "key">): unknown => {
  if (isList(part)) return entriesIn(card, part).find(({ id }) => id === key) ?? null;
  if (part === "order")
    return isList(key as ChangedPart) ? entriesIn(card, key as CardList).map(({ id }) => id) : null;
  if (part === "nights") return card.option.nights;
  return card[part] ?? null;
};

/** As `valueIn`, for many questions to one card: each list is looked through once. */
export const valuesIn = (card: RateBook): ((place: Pick<CardChange, "part" | "key">) => unknown) => {
  const lists = new Map<CardList, ReadonlyMap<CardEntryId, Entry>>();
  return ({ part, key }) => {
    if (!isList(part)) return valueIn(card, { part, key });
    const known = lists.get(part);
    // Of two with one id the first counts, as it does for `valueIn`.
    const byId =
      known ??
      new Map(
        entriesIn(card, part)
          .toReversed()
          .map((entry) => [entry.id, entry] as const),
      );
    if (!known) lists.set(part, byId);
    return byId.get(key) ?? null;
  };
};

/**
 * A list with its changes, in one go: what is replaced keeps its place, what is new comes last in the order of its
 * making. What is not changed stays the same object, and one cell of twenty thousand costs no map of them all.
 */
const withEntries = (entries: readonly Entry[], changes: readonly CardChange[]): readonly Entry[] => {
  const written = new Map<CardEntryId, Entry | null>();
  /** Removed before it was written again: it comes last. */
  const moved = new Set<CardEntryId>();
  for (const { key, value } of changes) {
    if (value === null) moved.add(key);
    if (moved.has(key)) written.delete(key);
    written.set(key, value as Entry | null);
  }
  const next: Entry[] = [];
  for (const entry of entries) {
    const own = written.get(entry.id);
    if (own === undefined) next.push(entry);
    else if (own !== null && !moved.has(entry.id)) {
      next.push(own);
      written.delete(entry.id);
    }
  }
  for (const entry of written.values()) if (entry !== null) next.push(entry);
  return next;
};

/** What is not named in the order stays behind what is. */
const inOrder = (entries: readonly Entry[], ids: readonly CardEntryId[]): readonly Entry[] => {
  const at = new Map(ids.map((id, i) => [id, i]));
  return entries.toSorted((a, b) => (at.get(a.id) ?? ids.length) - (at.get(b.id) ?? ids.length));
};

const withTerm = (card: RateBook, part: CardTerm, value: unknown): RateBook => {
  if (part === "nights") {
    return value === null ? card : { ...card, option: { ...card.option, nights: value as number } };
  }
  const { [part]: _, ...rest } = card as Loose & RateBook;
  return (value === null ? rest : { ...rest, [part]: value }) as RateBook;
};

const inNewOrder = (card: RateBook, { key, value }: CardChange): RateBook => {
  if (value === null || !isList(key as ChangedPart)) return card;
  return { ...card, [key]: inOrder(entriesIn(card, key as CardList), value as readonly CardEntryId[]) };
};

/** A card with changes made to it; orders last, so that they find what was added. */
export const withChanges = <B extends RateBook>(card: B, changes: readonly CardChange[]): B => {
  let changed: RateBook = card;
  const byPart = Map.groupBy(changes, ({ part }) => part);
  for (const list of cardLists) {
    const own = byPart.get(list);
    if (own) changed = { ...changed, [list]: withEntries(entriesIn(changed, list), own) };
  }
  for (const change of changes) {
    if (change.part === "order") changed = inNewOrder(changed, change);
    else if (!isList(change.part)) changed = withTerm(changed, change.part, change.value);
  }
  return changed as B;
};

/** What has to change for one card to say what another says. */
export const changesBetween = (from: RateBook, to: RateBook): CardChange[] => {
  const [valueOfFrom, valueOfTo] = [valuesIn(from), valuesIn(to)];
  const lists = cardLists.flatMap((part): CardChange[] => {
    const keys = new Set([...entriesIn(from, part), ...entriesIn(to, part)].map(({ id }) => id));
    const entries = [...keys].map((key) => ({ part, key, value: valueOfTo({ part, key }) }));
    const changed = entries.filter(({ key, value }) => !saysSame(valueOfFrom({ part, key }), value));
    const order = { part: "order" as const, key: part, value: valueIn(to, { part: "order", key: part }) };
    const made = withChanges(from, changed);
    return saysSame(valueIn(made, order), order.value) ? changed : [...changed, order];
  });
  const terms = cardTerms.map((part) => ({ part, key: "", value: valueIn(to, { part, key: "" }) }));
  return [...lists, ...terms.filter(({ part, value }) => !saysSame(valueIn(from, { part, key: "" }), value))];
};

/** Whether two values of a card say the same: what is null, missing or an empty list says nothing. */
export const saysSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (saysNothing(a) || saysNothing(b)) return saysNothing(a) && saysNothing(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, i) => saysSame(part, b[i]));
  }
  if (typeof a === "object" && typeof b === "object" && a && b && !Array.isArray(a) && !Array.isArray(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => saysSame((a as Loose)[name], (b as Loose)[name]));
  }
  return a === b;
};

const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
