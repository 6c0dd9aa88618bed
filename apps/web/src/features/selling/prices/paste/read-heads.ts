import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Span } from "@pulau/domain/catalogue/conditions.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { readAges } from "./read-ages.ts";
import { type DateSpan, readDates } from "./read-dates.ts";
import { readWeekdays } from "./read-weekdays.ts";

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

export type HeadPhrase = {
  readonly text: string;
  readonly says: Omit<Meaning, "label">;
  /** What it must be to count: a whole head, or all that stands between two commas. Else words among others. */
  readonly fills?: "head" | "part";
};
export type HeadWords = {
  readonly phrases: readonly HeadPhrase[];
  /** What says nothing here: "sharing", "price", "RM". */
  readonly ignored: readonly string[];
  /** What resorts mean different things by ("weekend", "supplement"): never a name, and never left unsaid. */
  readonly unsure: readonly string[];
  /** Those of them that name a season where its few days are said: "Public holidays 14–16 May". */
  readonly holidays: readonly string[];
  /** What else says nothing but belongs to a season's name: "Low season". */
  readonly seasonWords: readonly string[];
  /** The seasons that the card has. */
  readonly seasons: readonly string[];
  /** Those of them that say nothing beside the days they are: "weekend (Thu–Sat)". */
  readonly dayWords: readonly string[];
  /** What stands around the dates of a whole list, and names no season: "valid for stays". */
  readonly validity: readonly string[];
  /** Of dates without one. */
  readonly year: number;
};

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const plainOf = (text: string): string =>
  text
    .normalize("NFKC")
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    // Spreadsheets type "Diver's" where a name has "Diver’s".
    .replace(/['‘’]/g, "['‘’]")
    .replace(/\s+/g, "\\s+");

/** A phrase as it may stand in a head: whole words, but for Chinese, which has no spaces. */
const wordsOf = (text: string): RegExp =>
  new RegExp(isHan(text) ? plainOf(text) : `(?<![\\p{L}\\p{N}])${plainOf(text)}(?![\\p{L}\\p{N}])`, "giu");

/** A phrase that is all between two commas. */
const partOf = (text: string): RegExp =>
  new RegExp(`(?<=^\\s*|[,;:()/|·、–]\\s*)${plainOf(text)}(?=\\s*$|\\s*[,;:()/|·、–])`, "giu");

const patterns = new Map<string, RegExp>();
const patternOf = ({ text, fills }: Pick<HeadPhrase, "text" | "fills">): RegExp => {
  const key = `${fills} ${text}`;
  const pattern = patterns.get(key) ?? (fills === "part" ? partOf(text) : wordsOf(text));
  patterns.set(key, pattern);
  pattern.lastIndex = 0;
  return pattern;
};

/** `3D2N`, `3 days 2 nights`, `2 nights`, `3 hari 2 malam`, `3天2晚`. */
const lengths =
  /(?:\d{1,2}\s*(?:d|days?|hari|天|日)\s*[/,]?\s*)?(?<![\d.])(\d{1,2})\s*(?:n|nights?|malam|晚|夜)(?!\p{L})/giu;

/** `2–8 pax`, `10+ persons`: so many travel together. */
const parties =
  /(?<![\d.])(\d{1,2})(?:\s*(?:[-–]|to|hingga|至|到)\s*(\d{1,2})|\s*\+)\s*(?:pax|persons?|people|orang|人)(?!\p{L})/giu;

/** `2 adults in a room`, `3 pax per room`, `4 sebilik`, `2人房`: so many share it. */
const sharers =
  /(?<![\d.])([1-4])\s*(?:adults?|pax|persons?|people|guests?|orang|dewasa|人)?\s*(?:(?:in|to|per|sharing|\/)\s*(?:(?:a|one|1|same)\s+)*(?:room|chalet|villa)|(?:dalam\s+)?(?:se|satu\s+|sebuah\s+)bilik|[一同]?[房室间])(?!\p{L})/giu;

/** "in a room" is where somebody sleeps: no price of the whole room. */
const inRoom = /(?<!\p{L})(?:in|to)\s+(?:a|one|1)\s+(?:room|chalet|villa)(?!\p{L})/giu;

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

/** Where something was that is read: what stands beside it is still not alone between its commas. */
const taken = " \uFFFC ";

/** Whether two phrases say different things of the same: "twin / triple". */
const contradict = (a: Omit<Meaning, "label">, b: Omit<Meaning, "label">): boolean =>
  Object.entries(a.terms).some(
    ([term, value]) =>
      term in b.terms && JSON.stringify(b.terms[term as keyof RowTerms]) !== JSON.stringify(value),
  );

type Read = { readonly says: Omit<Meaning, "label">; readonly rest: string };

/** What the known phrases of a head say, the longest first. One that contradicts another is not taken. */
function readPhrases(text: string, { phrases }: Pick<HeadWords, "phrases">): Read {
  let rest = text;
  let says: Omit<Meaning, "label"> = { terms: {} };
  for (const phrase of phrases.toSorted((a, b) => b.text.length - a.text.length)) {
    if (phrase.fills === "head" || !patternOf(phrase).test(rest)) continue;
    if (contradict(phrase.says, says)) continue;
    rest = rest.replace(patternOf(phrase), taken);
    says = merged(phrase.says, says);
  }
  return { says, rest };
}

const bedOf = { 1: "single", 2: "twin", 3: "triple", 4: "quad" } as const;

/** How many share the room, where it says so in a number; of a room sold whole, how many its price includes. */
function readSharers(text: string, says: Omit<Meaning, "label">): Omit<Meaning, "label"> {
  const counts = new Set([...text.matchAll(sharers)].map(([, count]) => Number(count)));
  const [count] = counts;
  if (count === undefined || counts.size > 1) return says;
  if (says.isRoom) return merged(says, { terms: { persons: says.terms.persons ?? count } });
  return merged({ terms: { bedType: bedOf[count as keyof typeof bedOf] } }, says);
}

/** What the numbers of a head say: weekdays, nights, how many travel, and how old they are. */
function readCounts(text: string, known: Omit<Meaning, "label">): Read {
  const { weekdays, rest: undated } = readWeekdays(text);
  let rest = undated;
  // On all seven days is on any.
  let says = weekdays.length > 0 && weekdays.length < 7 ? merged({ terms: {}, weekdays }, known) : known;
  const [length, ...otherLengths] = rest.matchAll(lengths);
  if (length && otherLengths.length === 0 && says.terms.nights === undefined) {
    const nights = Number(length[1]);
    // "Extend 1 night" is each night more, not one after a night.
    if (!says.isExtra || nights > 1) {
      says = { ...says, terms: { ...says.terms, nights: { from: nights, to: nights } } };
    }
    rest = rest.replace(lengths, taken);
  }
  const [party] = rest.matchAll(parties);
  if (party && says.terms.party === undefined) {
    says = { ...says, terms: { ...says.terms, party: spanOf(party) } };
    rest = rest.replace(parties, taken);
  }
  if (says.terms.ages) return { says, rest };
  const aged = readAges(rest, taken);
  // Below "Child" stands "(4–11 years)" alone; other numbers are of no age where nobody is named.
  if (!says.terms.guestKind && (bare(aged?.rest ?? rest) !== "" || !hasYears.test(rest)))
    return { says, rest };
  return aged ? { says: { ...says, ages: aged.ages }, rest: aged.rest } : { says, rest };
}

const hasYears = /years?|yrs?\b|y\.?o\.?\b|tahun|岁/iu;

/** Words alone, without the marks between them. */
const bare = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}%+'’& -]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s&+-]+|[\s&+-]+$/g, "");

/** A name as it is written, with the strokes in it. */
const nameIn = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}%+'’&/ -]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s&+/-]+|[\s&+/-]+$/g, "");

const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    texts
      .toSorted((a, b) => b.length - a.length)
      .map((text) => wordsOf(text).source)
      .join("|") || "(?!)",
    "giu",
  );

/** What a head says, and its words that nobody knows. */
export type HeadRead = Meaning & {
  readonly left: string;
  /** What it is called where it names dates: "Low season", with the words that elsewhere say nothing. */
  readonly name: string;
  /** Those of them that are never a name. */
  readonly unsure: string;
};

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replace(patternOf({ text: word }), " "), text);

/** "2027", "2026/27": of which year a list is. */
const yearAlone = /(?<![\p{L}\p{N}])20\d\d(?:\s*[/–-]\s*(?:20)?\d\d)?(?![\p{L}\p{N}])/gu;

/** Initials in brackets say again what stands before them: "Leisure dive (LD)". */
const initials = /\(\s*\p{Lu}{1,4}\s*\)/gu;

/** Reads one head, phrase by phrase; what is left over is its label. */
export function readHead(text: string, words: HeadWords): HeadRead {
  const { phrases, ignored, year } = words;
  const whole = text.normalize("NFKC").trim().replace(/\s+/g, " ").toLocaleLowerCase();
  const isWhole = (phrase: HeadPhrase) =>
    phrase.says.column !== undefined &&
    phrase.text.normalize("NFKC").replace(/\s+/g, " ").toLocaleLowerCase() === whole;
  const exact = phrases.find(isWhole);
  if (exact) return { ...exact.says, label: "", left: "", name: "", unsure: "" };
  const dated = readDates(` ${text.normalize("NFKC")} `, year);
  const isPeriod = dated.spans.length > 0;
  const phrased = readPhrases(dated.rest.replace(sharers, taken).replace(inRoom, taken), words);
  const counted = readCounts(phrased.rest, phrased.says);
  const says = readSharers(dated.rest, counted.says);
  // "Weekend (Thu–Sat)" says its days itself.
  const rest = says.weekdays ? without(counted.rest, words.dayWords) : counted.rest;
  const types = phrases.filter(
    ({ says: { terms } }) => terms.roomTypeId != null && terms.roomTypeId === says.terms.roomTypeId,
  );
  // "Garden Room room": the second is no part of the name, and may mean the whole room.
  const idle = [...ignored, ...words.validity].filter(
    (word) => !types.some((type) => patternOf({ text: word }).test(type.text)),
  );
  const known = (left: string): string => bare(without(left, idle).replace(yearAlone, " "));
  const plain = saysSomething({ ...says, label: "" }) ? rest.replace(initials, " ") : rest;
  const nameless = isPeriod ? words.validity : idle.filter((word) => !words.seasonWords.includes(word));
  const named = isPeriod ? rest : rest.replace(/\([^)]*\)/g, " ").replace(yearAlone, " ");
  const name = seasonName(nameIn(without(named, nameless)), words);
  // What stands in brackets explains a name: "International rates (per person in MYR)".
  return {
    ...says,
    ...(isPeriod && { spans: dated.spans }),
    label: isPeriod ? name : known(rest.replace(/\([^)]*\)/g, " ")),
    left: known(plain),
    name,
    unsure: [...bare(rest).matchAll(anyOf(words.unsure))].join(" "),
  };
}

/** Names have few words: what says more with its dates is a sentence, and names nothing. */
const mostNameWords = 6;

/** A season's name: that of the card's own which differs from it by the likes of "season" alone. */
function seasonName(name: string, { seasons, ignored }: Pick<HeadWords, "seasons" | "ignored">): string {
  const plain = (text: string) => bare(without(text, ignored)).toLocaleLowerCase();
  if (name.split(" ").length > mostNameWords || plain(name) === "") return "";
  return seasons.find((season) => plain(season) === plain(name)) ?? name;
}

/** The longest holidays that a list calls so, in days. */
const longestHolidays = 45;

/** Words that are never a name, but for holidays whose days are said. */
export const unsureBeside = (
  { unsure, weekdays }: Pick<HeadRead, "unsure" | "weekdays">,
  spans: readonly DateSpan[],
  { holidays }: Pick<HeadWords, "holidays">,
): string =>
  weekdays === undefined &&
  spans.length > 0 &&
  spans.every(({ from, to }) => daysBetween(from, to) < longestHolidays)
    ? bare(without(unsure, holidays))
    : unsure;

/** A name without the words that are none. */
export const withoutUnsure = (label: string, { unsure }: Pick<HeadWords, "unsure">): string =>
  bare(without(label, unsure));

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
