import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { useMemo } from "react";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { weekdayNames } from "../../../../ui/format.ts";
import type { PricedOptions } from "../calls.ts";
import type { CellWords } from "../model/cell-text.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import type { HeadPhrase, HeadWords } from "./read-heads.ts";

type PhraseEntry = readonly [text: string, says: HeadPhrase["says"]];

const listed = (text: string): string[] => text.split(",").map((word) => word.trim());

/** What the heads of a price list may say: the card's words, the resort's room types, and what lists usually write. */
export function useHeadWords(
  card: RateBook,
  { roomTypes }: Pick<PricedOptions, "roomTypes">,
  { speech, words, today }: { speech: RowSpeech; words: CellWords; today: Day },
): HeadWords {
  const { t: english } = useTranslation("prices", { language: "en" });
  return useMemo(() => {
    const { t, language } = speech;
    const speakers = language === "en" ? [t] : [t, english];
    const phrases: PhraseEntry[] = speakers.flatMap((say) => [
      ...bedTypes.flatMap((bedType) =>
        listed(say(`paste.phrases.${bedType}`)).map((text): PhraseEntry => [text, { terms: { bedType } }]),
      ),
      ...guestKinds.flatMap((guestKind) =>
        listed(say(`paste.phrases.${guestKind}`)).map(
          (text): PhraseEntry => [text, { terms: { guestKind } }],
        ),
      ),
      ...(["bed", "extraBed", "shared"] as const).flatMap((place) =>
        listed(say(`paste.phrases.${place}`)).map((text): PhraseEntry => [text, { terms: { place } }]),
      ),
      ...(["diver", "snorkeller", "nonDiver"] as const).flatMap((activity) =>
        listed(say(`paste.phrases.${activity}`)).map((text): PhraseEntry => [text, { terms: { activity } }]),
      ),
      ...(["malaysian", "foreign"] as const).flatMap((nationality) =>
        listed(say(`paste.phrases.${nationality}`)).map(
          (text): PhraseEntry => [text, { terms: { nationality } }],
        ),
      ),
      ...listed(say("paste.phrases.anyone")).map(
        (text): PhraseEntry => [text, { terms: { guestKind: null } }],
      ),
      ...listed(say("paste.phrases.room")).map((text): PhraseEntry => [text, { terms: {}, isRoom: true }]),
      ...listed(say("paste.phrases.night")).map((text): PhraseEntry => [text, { terms: {}, isNight: true }]),
      ...listed(say("paste.phrases.extraNight")).map(
        (text): PhraseEntry => [text, { terms: {}, isExtra: true }],
      ),
    ]);
    const weekdays = [...new Set([language, "en" as const])].flatMap((tongue) =>
      weekdayNames(tongue).map((text, at): PhraseEntry => [text, { terms: {}, weekdays: [at + 1] }]),
    );
    const types = roomTypes.flatMap(({ _id, name }) =>
      [...new Set(Object.values(name))].map((text): PhraseEntry => [text, { terms: { roomTypeId: _id } }]),
    );
    const columns = columnsOf(card).flatMap((column): PhraseEntry[] => {
      const name = columnName(column, t);
      return name === "" ? [] : [[name, { terms: {}, column: column.key }]];
    });
    const own = words.phrases.flatMap(({ text, of }): PhraseEntry[] => {
      const { activity, market, nationality } = of;
      if (activity) return [[text, { terms: { activity } }]];
      if (market) return [[text, { terms: { market } }]];
      return nationality ? [[text, { terms: { nationality } }]] : [];
    });
    return {
      phrases: [...columns, ...types, ...own, ...phrases, ...weekdays].flatMap(([text, says]) =>
        text === "" ? [] : [{ text, says }],
      ),
      ignored: speakers.flatMap((say) => listed(say("paste.phrases.ignored"))),
      year: Number((card.periods[0]?.from ?? today).slice(0, 4)),
    };
  }, [card, roomTypes, speech, words, today, english]);
}
