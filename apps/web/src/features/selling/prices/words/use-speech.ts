import type { Period, RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import type { Column } from "@pulau/domain/rate-grid/grid-model.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PricedOptions } from "../calls.ts";
import type { CellWords, OfPhrase } from "../model/cell-text.ts";
import type { RowSpeech } from "./row-words.ts";

type RoomTypes = PricedOptions["roomTypes"];

/** How this reader says what stands in a card. */
export function useSpeech(card: RateBook, roomTypes: RoomTypes): RowSpeech {
  const { t } = useTranslation("prices");
  const { language } = useLanguage();
  return useMemo(() => {
    const say = (words: Words) => words[language] || words.en;
    const names = new Map(roomTypes.map(({ _id, name }) => [_id, say(name)]));
    return {
      t,
      language,
      typeName: (id) => names.get(id) ?? id,
      wordName: (word) => {
        const named = card.words?.[word] ?? card.resortWords?.[word];
        return named ? say(named) : word;
      },
    };
  }, [t, language, card.words, card.resortWords, roomTypes]);
}

/** What may be typed into a cell, in the reader's language and in English. */
export function useCellWords(card: RateBook, roomTypes: RoomTypes, speech: RowSpeech): CellWords {
  const { i18n } = useTranslation("prices");
  return useMemo(() => {
    const { t, typeName, wordName } = speech;
    const english = i18n.getFixedT("en", "prices");
    const both = (say: (speak: typeof t) => string, of: RateOf): OfPhrase[] =>
      [...new Set([say(t), say(english)])].map((text) => ({ text, of }));
    const named = <T extends string>(of: (rate: RateBook["rates"][number]) => T | null | undefined): T[] => [
      ...new Set(card.rates.flatMap((rate) => of(rate) ?? [])),
    ];
    const seasons = [...new Set(card.periods.flatMap(({ season }) => season ?? []))];
    const phrases: OfPhrase[] = [
      ...guestKinds.flatMap((kind) => both((speak) => speak(`guest.${kind}`), { guestKind: kind })),
      ...bedTypes.flatMap((bed) => both((speak) => speak(`sharing.${bed}`), { bedType: bed })),
      ...both((speak) => speak("guest.room"), { per: "room" }),
      ...both((speak) => speak("nationality.malaysian"), { nationality: "malaysian" }),
      ...both((speak) => speak("nationality.foreign"), { nationality: "foreign" }),
      ...(["bed", "extraBed", "shared"] as const).flatMap((place) =>
        both((speak) => speak(`place.${place}`), { place }),
      ),
      ...roomTypes.map(({ _id }) => ({ text: typeName(_id), of: { roomTypeId: _id } })),
      ...seasons.map((season) => ({ text: season, of: { season } })),
      ...named(({ activity }) => activity).map((activity) => ({
        text: wordName(activity),
        of: { activity },
      })),
      ...named(({ market }) => market).map((market) => ({ text: wordName(market), of: { market } })),
      ...[...new Set(["public", ...named(({ priceList }) => priceList)])].map((priceList) => ({
        ...{ text: priceList === "public" ? t("publicList") : priceList, of: { priceList } },
      })),
      ...[...new Set(card.rates.flatMap(({ of }) => of?.party ?? []))].map((party) => ({
        ...{ text: t("partyOf", { count: party }), of: { party } },
      })),
      ...card.rates.map(({ id }) => ({ text: `#${id}`, of: { rateId: id } })),
    ];
    return {
      enquiry: [t("enquiry"), t("onEnquiry"), english("enquiry"), english("onEnquiry")],
      of: [t("of"), english("of")],
      phrases,
    };
  }, [card.rates, card.periods, roomTypes, speech, i18n]);
}

/** A period's own name, else its season, else nothing but its dates. */
export const periodName = ({ name, season, id }: Period): string =>
  name ?? season ?? (/^[0-9a-f]{8}-/.test(id) ? "" : id);

export const columnName = ({ kind, season, periods }: Column, t: RowSpeech["t"]): string => {
  if (kind === "all") return t("allDates");
  const [period] = periods;
  return season ?? (period ? periodName(period) : "");
};
