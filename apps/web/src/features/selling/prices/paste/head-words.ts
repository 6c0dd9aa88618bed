import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { columnsOf, type RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { conditionsOf, type RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import type { PricedOptions } from "../calls.ts";
import type { CellWords } from "../model/cell-text.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import type { HeadPhrase, HeadWords } from "./read-heads.ts";

/** Who says the grid's words in a language: price lists are written in any, whatever the reader's is. */
export type Speaker = Pick<RowSpeech, "t" | "language">;

type Says = HeadPhrase["says"];
type PhraseEntry = readonly [text: string, says: Says];

const listed = (text: string): string[] => text.split(",").map((word) => word.trim());

/** What lists usually write. */
const usualPhrases = ({ t }: Speaker): PhraseEntry[] => {
  const all = (text: string, says: Says) => listed(text).map((word): PhraseEntry => [word, says]);
  return [
    ...bedTypes.flatMap((bedType) => all(t(`paste.phrases.${bedType}`), { terms: { bedType } })),
    ...guestKinds.flatMap((guestKind) => all(t(`paste.phrases.${guestKind}`), { terms: { guestKind } })),
    ...(["bed", "extraBed", "shared"] as const).flatMap((place) =>
      all(t(`paste.phrases.${place}`), { terms: { place } }),
    ),
    ...(["diver", "snorkeller", "nonDiver"] as const).flatMap((activity) =>
      all(t(`paste.phrases.${activity}`), { terms: { activity } }),
    ),
    ...(["malaysian", "foreign"] as const).flatMap((nationality) =>
      all(t(`paste.phrases.${nationality}`), { terms: { nationality } }),
    ),
    ...all(t("paste.phrases.anyone"), { terms: { guestKind: null } }),
    ...all(t("paste.phrases.room"), { terms: {}, isRoom: true }),
    ...all(t("paste.phrases.night"), { terms: {}, isNight: true }),
    ...all(t("paste.phrases.extraNight"), { terms: {}, isExtra: true }),
  ];
};

/** So many persons a room's price may include. */
const personCounts = Array.from({ length: 12 }, (_, at) => at + 1);

/** What the grid's own heads say, each part of one between commas. */
const gridPhrases = ({ t }: Speaker): PhraseEntry[] => [
  [t("anyRoom"), { terms: { roomTypeId: null } }],
  [t("sharing.any"), { terms: { bedType: null } }],
  [t("allDates"), { terms: {}, column: "*" }],
  ...bedTypes.map((bedType): PhraseEntry => [t(`sharing.${bedType}`), { terms: { bedType } }]),
  ...guestKinds.map((guestKind): PhraseEntry => [t(`guest.${guestKind}`), { terms: { guestKind } }]),
  [t("guest.any"), { terms: { guestKind: null } }],
  [t("guest.room"), { terms: {}, isRoom: true }],
  [`${t("guest.room")} ${t("terms.aNight")}`, { terms: {}, isRoom: true, isNight: true }],
  [`${t("guest.room")} ${t("terms.extraNight")}`, { terms: {}, isRoom: true, isExtra: true }],
  [t("terms.aNight"), { terms: {}, isNight: true }],
  [t("terms.extraNight"), { terms: {}, isExtra: true }],
  ...(["bed", "extraBed", "shared"] as const).map(
    (place): PhraseEntry => [t(`place.${place}`), { terms: { place } }],
  ),
  ...(["malaysian", "foreign"] as const).map(
    (nationality): PhraseEntry => [t(`nationality.${nationality}`), { terms: { nationality } }],
  ),
  ...personCounts.map(
    (persons): PhraseEntry => [t("terms.persons", { count: persons }), { terms: { persons }, isRoom: true }],
  ),
];

/** Terms that other words say, and those of which the grid's words don't say everything. */
const otherTerms = new Set(["roomTypeId", "bedType", "guestKind", "per", "extraNight", "priceList", "when"]);

/** What the conditions of the grid's rows are called. */
const rowPhrases = (
  speaker: Speaker,
  rows: readonly RowTerms[],
  wordName: RowSpeech["wordName"],
): PhraseEntry[] =>
  rows.flatMap((terms) =>
    Object.entries(terms).flatMap(([term, value]) => {
      if (value == null || otherTerms.has(term)) return [];
      const own: Partial<RowTerms> = { [term]: value };
      return conditionsOf({ ...speaker, wordName }, own).map(
        // Only a room's price includes persons.
        (text): PhraseEntry => [text, { terms: own, ...(term === "persons" && { isRoom: true }) }],
      );
    }),
  );

/** How a column's head is written: its name, its dates, how many more of them. */
const columnPhrases = (card: RateBook, { t, language }: Speaker): PhraseEntry[] =>
  columnsOf(card).flatMap((column) => {
    const name = columnName(column, t);
    const spans = column.periods.map(({ from, to }) => rangeBrief(from, to, language));
    const dates = [...spans.flatMap((span) => [span, `${span} +${spans.length - 1}`]), spans.join(", ")];
    const texts = [name, ...dates, ...dates.map((text) => `${name} ${text}`)];
    return texts.map((text): PhraseEntry => [text, { terms: {}, column: column.key }]);
  });

type Resort = {
  readonly card: RateBook;
  readonly rows: readonly RowTerms[];
  readonly roomTypes: PricedOptions["roomTypes"];
  /** What the list is of: the names of the resort and of what is sold, which stand above it and name no price. */
  readonly titles: readonly string[];
  readonly speakers: readonly Speaker[];
  readonly wordName: RowSpeech["wordName"];
  readonly words: Pick<CellWords, "phrases">;
  readonly today: Day;
};

/** What the heads of a price list may say: the card's words, the resort's room types, and what lists usually write. */
export function headWords(resort: Resort): HeadWords {
  const { card, rows, roomTypes, titles, speakers, wordName, words, today } = resort;
  const namesOf = (word: string): string[] =>
    Object.values(card.words?.[word] ?? {}).filter((text) => text !== "");
  const types = roomTypes.flatMap(({ _id, name }) =>
    [...new Set(Object.values(name))].map((text): PhraseEntry => [text, { terms: { roomTypeId: _id } }]),
  );
  const own = words.phrases.flatMap(({ text, of }): PhraseEntry[] => {
    const { activity, market, nationality } = of;
    if (activity) {
      return [text, ...namesOf(activity)].map((name): PhraseEntry => [name, { terms: { activity } }]);
    }
    if (market) return [text, ...namesOf(market)].map((name): PhraseEntry => [name, { terms: { market } }]);
    return nationality ? [[text, { terms: { nationality } }]] : [];
  });
  const wholes = speakers.flatMap((speaker) => [
    ...rowPhrases(speaker, rows, wordName),
    ...gridPhrases(speaker),
  ]);
  const columns = speakers.flatMap((speaker) => columnPhrases(card, speaker));
  const phrasesOf = (entries: readonly PhraseEntry[], fills?: HeadPhrase["fills"]): HeadPhrase[] => {
    // A text that is in the list already says what the first of it says.
    const distinct = new Map(
      entries.toReversed().map(([text, says]) => [text.toLowerCase(), [text, says] as const]),
    );
    return [...distinct.values()].flatMap(([text, says]) =>
      text.trim() === "" ? [] : [{ text, says, ...(fills && { fills }) }],
    );
  };
  return {
    phrases: [
      ...phrasesOf(columns, "head"),
      ...phrasesOf(wholes, "part"),
      ...phrasesOf([...types, ...own, ...speakers.flatMap(usualPhrases)]),
    ],
    ignored: [...titles, ...speakers.flatMap(({ t }) => listed(t("paste.phrases.ignored")))],
    unsure: speakers.flatMap(({ t }) => [
      ...listed(t("paste.phrases.unsure")),
      ...listed(t("paste.phrases.holidays")),
      ...listed(t("paste.phrases.dayWords")),
    ]),
    holidays: speakers.flatMap(({ t }) => listed(t("paste.phrases.holidays"))),
    seasonWords: speakers.flatMap(({ t }) => listed(t("paste.phrases.seasonWords"))),
    seasons: [...new Set(card.periods.flatMap(({ season }) => season ?? []))],
    validity: speakers.flatMap(({ t }) => listed(t("paste.phrases.validity"))),
    dayWords: speakers.flatMap(({ t }) => listed(t("paste.phrases.dayWords"))),
    year: Number((card.periods[0]?.from ?? today).slice(0, 4)),
  };
}
