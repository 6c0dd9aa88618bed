import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { CardChange, CardTerm } from "@pulau/domain/rate-card/card-changes.ts";
import type { TermName } from "./rule.ts";

export const framed = [
  "activity",
  "homeMarket",
  "marketBy",
  "seasons",
  "partyCounts",
] as const satisfies readonly CardTerm[];

/** What of the card a term's form is over, and what it changes. */
export const termOf = (card: RateBook, term: TermName): object =>
  term === "frame" ? card : (card[term] ?? {});

const isNothing = (term: TermName, value: object): boolean =>
  term === "amendmentFee" && Object.keys(value).length === 0;

export const changesOf = (card: RateBook, term: TermName, value: object): CardChange[] => {
  if (term !== "frame") return [{ part: term, key: "", value: isNothing(term, value) ? null : value }];
  const next = value as RateBook;
  return [
    { part: "nights", key: "", value: next.option?.nights ?? card.option.nights },
    ...framed.map((part) => ({ part, key: "", value: next[part] ?? null })),
  ];
};

/** The card as it would be with what stands in a term's form. */
export function cardWith(card: RateBook, term: TermName, value: object): RateBook {
  if (term === "frame")
    return { ...(value as RateBook), option: { ...card.option, ...(value as RateBook).option } };
  if (term !== "amendmentFee") return { ...card, [term]: value };
  const fee = { name: noWords, sen: 0, per: "booking" as const, ...value };
  return { ...card, amendmentFee: isNothing(term, value) ? null : fee };
}

/** The ages of prices for boats and fees too. */
export const sameAges = (bands: object): object => {
  const { package: ages } = bands as RateBook["bands"];
  return { ...bands, boat: ages, fee: ages };
};
