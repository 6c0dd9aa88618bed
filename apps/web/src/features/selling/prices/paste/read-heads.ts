import type { Span } from "@pulau/domain/catalogue/conditions.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { type DateSpan, readDates } from "./read-dates.ts";

/** What a head says of the prices under or beside it. */
export type Meaning = {
  /** Whom and which room, sharing, activity and so on. */
  readonly terms: Partial<RowTerms>;
  readonly isRoom?: boolean;
  readonly isNight?: boolean;
  readonly isExtra?: boolean;
  readonly weekdays?: readonly number[];
  /** How old the guests are; they make a row only where the block tells guests of one kind apart by it. */
  readonly ages?: Span;
  /** Names of words that the card does not have yet. */
  readonly names?: Readonly<Record<string, string>>;
  /** A column that the card has, by its key. */
  readonly column?: string;
  readonly spans?: readonly DateSpan[];
  /** What is left when all that is known has been taken: the name of a new season, or a word nobody knows. */
  readonly label: string;
};

export type HeadPhrase = { readonly text: string; readonly says: Omit<Meaning, "label"> };
export type HeadWords = {
  readonly phrases: readonly HeadPhrase[];
  /** What says nothing here: "sharing", "price", "RM". */
  readonly ignored: readonly string[];
  /** Of dates without one. */
  readonly year: number;
};

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A phrase as it may stand in a head: whole words, but for Chinese, which has no spaces. */
const patternOf = (text: string): RegExp => {
  const plain = text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return new RegExp(isHan(text) ? plain : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "giu");
};

/** `3D2N`, `3 days 2 nights`, `2 nights`, `3 hari 2 malam`, `3天2晚`. */
const lengths =
  /(?:\d{1,2}\s*(?:d|days?|hari|天|日)\s*[/,]?\s*)?(?<![\d.])(\d{1,2})\s*(?:n|nights?|malam|晚|夜)(?!\p{L})/giu;

/** `2–8 pax`, `10+ persons`: so many travel together. */
const parties =
  /(?<![\d.])(\d{1,2})(?:\s*(?:[-–]|to|hingga|至|到)\s*(\d{1,2})|\s*\+)\s*(?:pax|persons?|people|orang|人)(?!\p{L})/giu;

/** `4–11 years`, `5-11 y.o.`: how old somebody is, where it is said of whom. */
const ages =
  /(?:ages?|aged|umur)?\s*(?<![\d.])(\d{1,2})\s*(?:[-–]|to|hingga|至|到)\s*(\d{1,2})\s*(?:years?(?:\s*old)?|yrs?\.?(?:\s*old)?|y\s?\.?\s?o\.?|tahun|岁)?/iu;

const spanOf = ([, from, to]: RegExpMatchArray | RegExpExecArray): Span => ({
  from: Number(from),
  ...(to !== undefined && { to: Number(to) }),
});

const merged = (a: Omit<Meaning, "label">, b: Omit<Meaning, "label">): Omit<Meaning, "label"> => ({
  ...a,
  ...b,
  terms: { ...a.terms, ...b.terms },
  ...((a.weekdays || b.weekdays) && {
    weekdays: [...new Set([...(a.weekdays ?? []), ...(b.weekdays ?? [])])].toSorted(),
  }),
});

export const together = (a: Meaning, b: Meaning): Meaning => ({
  ...merged(a, b),
  label: [a.label, b.label].filter(Boolean).join(" "),
});

export const saysNothing: Meaning = { terms: {}, label: "" };

export const saysSomething = ({ terms, label: _, ...rest }: Meaning): boolean =>
  Object.keys(terms).length > 0 || Object.values(rest).some((value) => value !== undefined);

/** Reads one head, phrase by phrase, the longest first; what is left over is its label. */
export function readHead(text: string, { phrases, ignored, year }: HeadWords): Meaning {
  let rest = ` ${text.normalize("NFKC")} `;
  let says: Omit<Meaning, "label"> = { terms: {} };
  const whole = rest.trim().toLocaleLowerCase();
  const exact = phrases.find((phrase) => phrase.says.column && phrase.text.toLocaleLowerCase() === whole);
  if (exact) return { ...exact.says, label: "" };
  const dated = readDates(rest, year);
  if (dated.spans.length > 0) {
    says = { ...says, spans: dated.spans };
    rest = dated.rest;
  }
  for (const phrase of phrases.toSorted((a, b) => b.text.length - a.text.length)) {
    if (phrase.says.column || !patternOf(phrase.text).test(rest)) continue;
    rest = rest.replace(patternOf(phrase.text), " ");
    says = merged(phrase.says, says);
  }
  const length = [...rest.matchAll(lengths)][0]?.[1];
  if (length !== undefined) {
    const nights = Number(length);
    says = { ...says, terms: { ...says.terms, nights: { from: nights, to: nights } } };
    rest = rest.replace(lengths, " ");
  }
  const party = [...rest.matchAll(parties)][0];
  if (party) {
    says = { ...says, terms: { ...says.terms, party: spanOf(party) } };
    rest = rest.replace(parties, " ");
  }
  const age = says.terms.guestKind ? ages.exec(rest) : null;
  if (age) {
    says = { ...says, ages: spanOf(age) };
    rest = rest.replace(ages, " ");
  }
  const named = rest.replace(/[^\p{L}\p{N}%+'’& -]+/gu, " ");
  // What stands in brackets explains a name: "International rates (per person in MYR)".
  const label = ignored
    .reduce(
      (left, word) => left.replace(patternOf(word), " "),
      rest.replace(/\([^)]*\)/g, " ").replace(/[^\p{L}\p{N}%+'’& -]+/gu, " "),
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s&+-]+|[\s&+-]+$/g, "");
  // A season is named as it is written, with the words that elsewhere say nothing.
  const isPeriod = dated.spans.length > 0;
  return {
    ...says,
    label: isPeriod ? named.replace(/\s+/g, " ").replace(/^[\s&+-]+|[\s&+-]+$/g, "") : label,
  };
}

/** For whom a price under these heads is. Who says nothing of a guest means adults. */
export function termsOfMeaning({ terms, isRoom, isNight, isExtra, weekdays }: Meaning): RowTerms {
  const per = isRoom
    ? isNight || isExtra
      ? "roomNight"
      : "room"
    : isNight || isExtra
      ? "personNight"
      : null;
  return {
    roomTypeId: null,
    bedType: null,
    guestKind: isRoom ? null : "adult",
    ...terms,
    ...(per && { per }),
    ...(isExtra && { extraNight: true }),
    ...(weekdays && (isNight || isExtra ? { weekdays } : { arrivalWeekdays: weekdays })),
  };
}

/** A word of the card for a name that lists use, in letters that addresses can have. */
export function wordFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 32);
  const base = plain || "word";
  for (let number = 1; ; number++) {
    const word = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(word)) return word;
  }
}

/** A name as guests read it: lists write theirs in capitals. */
export const nameFrom = (label: string): string =>
  label === label.toUpperCase()
    ? label.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : label;
