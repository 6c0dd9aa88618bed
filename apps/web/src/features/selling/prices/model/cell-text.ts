import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import { readPercent, readRinggit } from "@pulau/domain/money/read-typed.ts";
import { formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import type { CellPrice, RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { bareRinggit } from "../../../../ui/format.ts";

/** What somebody may write for another price, longest first: "triple", "adult", "Garden Room". */
export type OfPhrase = { readonly text: string; readonly of: RateOf };

export type CellWords = {
  /** How to write that a price is on enquiry: the first is how it is shown. */
  readonly enquiry: readonly string[];
  /** How price lists write that nothing is asked, and that there is no price. */
  readonly free: readonly string[];
  readonly none: readonly string[];
  /** "of" between a share and what it is of: the first is how it is shown. */
  readonly of: readonly string[];
  readonly phrases: readonly OfPhrase[];
  /** The ids of the card's prices: `#id` names one. */
  readonly rateIds: () => readonly string[];
};

export type CellRead =
  | { readonly kind: "empty" }
  | { readonly kind: "price"; readonly price: CellPrice }
  /** Not a price; `repairs` are prices that may have been meant. */
  | {
      readonly kind: "wrong";
      readonly why: "notAPrice" | "unknownBase";
      readonly repairs: readonly CellPrice[];
    };

const lower = (text: string): string => text.toLocaleLowerCase().replace(/\s+/g, " ").trim();

/** Finds what a share is of, phrase by phrase, so that "adult in a twin" may be written "adult twin". */
function readOf(text: string, { phrases, rateIds }: CellWords): RateOf | null {
  const known = phrases.map(({ text: phrase, of }) => ({ phrase: lower(phrase), of }));
  const longestFirst = known.toSorted((a, b) => b.phrase.length - a.phrase.length);
  let rest = lower(text).replaceAll(",", " ").trim();
  let found: RateOf = {};
  while (rest !== "") {
    // A price that no phrase tells is named by its id.
    const isNext = (phrase: string) => rest === phrase || rest.startsWith(`${phrase} `);
    const id = rest.startsWith("#") ? rateIds().find((rateId) => isNext(`#${lower(rateId)}`)) : undefined;
    const next =
      id === undefined
        ? longestFirst.find(({ phrase }) => isNext(phrase))
        : { phrase: `#${id}`, of: { rateId: id } };
    if (!next) return null;
    found = { ...found, ...next.of };
    rest = rest.slice(next.phrase.length).trim();
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** Digits with their points and commas taken for what else they may mean: `5,19` for 519 or for 5.19. */
function repairsOf(text: string): CellPrice[] {
  const digits = text.replace(/[^\d]/g, "");
  const meant = [digits, text.replace(",", ".")].map((way) => readRinggit(way));
  return [...new Set(meant)].flatMap((sen) => (sen === null || digits === "" ? [] : [{ sen }]));
}

const amountOnTop = /^(.*?)\s*\+\s*(?:RM\s*)?([\d., ]+)$/i;

const isOneOf = (list: readonly string[], text: string): boolean =>
  list.some((word) => lower(word) === lower(text));

/**
 * What a percentage alone is of in a row, as price lists mean it: other guests' of the adult's price, a single's of the
 * twin's. Null where that would be a guess.
 */
export function usualBase({ guestKind, bedType }: Pick<RowTerms, "guestKind" | "bedType">): RateOf | null {
  if (guestKind !== null && guestKind !== "adult") return { guestKind: "adult" };
  return bedType === "single" ? { bedType: "twin" } : null;
}

/** What lists write after an amount that says nothing more of it: "598.00 nett", "508/pax", "2,145*", "350++". */
const afterPrice = /^((?:(?:RM|MYR)\s*)?[\d.,]+)\s*(?:(?:nett?|\/\s*(?:pax|person|orang|人)|\++|\*+)\s*)+$/i;

/**
 * Reads what was typed into a cell: an amount, a share of another price, "enquiry", or nothing. `base` is what a
 * percentage alone is of.
 */
export function readCell(typed: string, words: CellWords, base: RateOf | null = null): CellRead {
  const text = typed.normalize("NFKC").replaceAll("。", ".").trim().replace(afterPrice, "$1");
  if (text === "" || text === "-" || text === "–" || isOneOf(words.none, text)) return { kind: "empty" };
  if (isOneOf(words.enquiry, text)) return { kind: "price", price: { sen: 0, enquiry: true } };
  if (isOneOf(words.free, text)) return { kind: "price", price: { sen: 0 } };
  const percent = /^([\d.,]+)\s*%\s*(.*)$/.exec(text);
  if (percent) return readShare(percent[1] ?? "", percent[2] ?? "", { words, base });
  // A comma before one or two last digits is a point to some and a slip to others: a price is too dear to guess.
  const isUnclear = /,\d{1,2}$/.test(text);
  const sen = isUnclear ? null : readRinggit(text);
  return sen === null
    ? { kind: "wrong", why: "notAPrice", repairs: repairsOf(text) }
    : { kind: "price", price: { sen } };
}

function readShare(
  percent: string,
  rest: string,
  { words, base: usual }: { words: CellWords; base: RateOf | null },
): CellRead {
  const share = readPercent(percent);
  if (share === null) return { kind: "wrong", why: "notAPrice", repairs: [] };
  if (rest === "" && usual !== null) return { kind: "price", price: { sen: 0, share, of: usual } };
  const of = words.of.find((word) => lower(rest).startsWith(`${lower(word)} `));
  const base = of === undefined ? rest : rest.slice(of.length + 1);
  const [, name = base, onTop] = amountOnTop.exec(base) ?? [];
  const sen = onTop === undefined ? 0 : readRinggit(onTop.trim());
  const found = readOf(name, words);
  if (found === null || sen === null) return { kind: "wrong", why: "unknownBase", repairs: [] };
  return { kind: "price", price: { sen, share, of: found } };
}

/** The phrases that together say what a share is of; an id of a rate that no phrase names stands as it is. */
export function baseText(of: RateOf, { phrases }: CellWords): string {
  const left = new Map(Object.entries(of).filter(([, value]) => value != null));
  const texts: string[] = [];
  for (const { text, of: named } of phrases) {
    const parts = Object.entries(named);
    if (parts.length === 0 || !parts.every(([name, value]) => left.get(name) === value)) continue;
    texts.push(text);
    for (const [name] of parts) left.delete(name);
  }
  const rest = [...left].map(([name, value]) => (name === "rateId" ? `#${value}` : String(value)));
  return [...texts, ...rest].join(" ");
}

/** A price as it is typed: `565`, `50 % of adult`, `enquiry`. */
export function writeCell(price: CellPrice | undefined, words: CellWords): string {
  if (!price) return "";
  if (price.enquiry) return words.enquiry[0] ?? "";
  const amount = (sen: Sen) => bareRinggit(sen).replace(/\.00$/, "").replaceAll(",", "");
  if (price.share == null) return amount(price.sen);
  const base = `${formatShare(price.share)} ${words.of[0] ?? ""} ${baseText(price.of ?? {}, words)}`;
  return price.sen > 0 ? `${base} + ${amount(price.sen)}` : base;
}
