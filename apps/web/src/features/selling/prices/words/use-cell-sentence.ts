import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import type { Column } from "@pulau/domain/rate-grid/grid-model.ts";
import { useMemo, useRef } from "react";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import type { Language } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import type { PricedOptions } from "../calls.ts";
import type { CellWords, OfPhrase } from "../model/cell-text.ts";

type Named = Pick<PricedOptions, "roomTypes" | "priceLists">;

/** What may be typed into a cell, in the reader's language and in English. */
export function useCellWords(card: RateBook, { roomTypes, priceLists }: Named, speech: RowSpeech): CellWords {
  const { t: english } = useTranslation("prices", { language: "en" });
  const names = useNamed(card);
  const newest = useRef(card);
  newest.current = card;
  return useMemo(() => {
    const { t, typeName, wordName, listName } = speech;
    const both = (say: (speak: typeof t) => string, of: RateOf): OfPhrase[] =>
      [...new Set([say(t), say(english)])].map((text) => ({ text, of }));
    const listed = (word: "enquiry" | "free" | "none"): string[] =>
      [t, english].flatMap((speak) => speak(`cellSaid.${word}`).split(", "));
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
      ...names.seasons.map((season) => ({ text: season, of: { season } })),
      ...names.activities.map((activity) => ({
        text: wordName(activity),
        of: { activity },
      })),
      ...names.markets.map((market) => ({ text: wordName(market), of: { market } })),
      ...[...new Set(["public", ...names.priceLists, ...priceLists.map(({ code }) => code)])].flatMap(
        (priceList) =>
          [...new Set([listName(priceList), ...(priceList === "public" ? [] : [priceList])])].map((text) => ({
            text,
            of: { priceList },
          })),
      ),
      ...names.parties.map((party) => ({
        text: t("partyOf", { count: party }),
        of: { party },
      })),
    ];
    return {
      enquiry: [t("enquiry"), t("onEnquiry"), english("enquiry"), english("onEnquiry"), ...listed("enquiry")],
      free: listed("free"),
      none: listed("none"),
      of: [...t("of").split(", "), english("of")],
      phrases,
      rateIds: () => newest.current.rates.map(({ id }) => id),
    };
  }, [names, roomTypes, priceLists, speech, english]);
}

const namedIn = ({ rates, periods }: RateBook) => {
  const named = {
    seasons: new Set(periods.flatMap(({ season }) => season ?? [])),
    activities: new Set<string>(),
    markets: new Set<string>(),
    priceLists: new Set<string>(),
    parties: new Set<number>(),
  };
  for (const { activity, market, priceList, of } of rates) {
    if (activity != null) named.activities.add(activity);
    if (market != null) named.markets.add(market);
    if (priceList != null) named.priceLists.add(priceList);
    if (of?.party != null) named.parties.add(of.party);
  }
  return {
    seasons: [...named.seasons],
    activities: [...named.activities],
    markets: [...named.markets],
    priceLists: [...named.priceLists],
    parties: [...named.parties],
  };
};

/** What a card's prices name; the same object until they name something else. */
function useNamed(card: RateBook): ReturnType<typeof namedIn> {
  const before = useRef<ReturnType<typeof namedIn> | null>(null);
  return useMemo(() => {
    const now = namedIn(card);
    if (JSON.stringify(before.current) !== JSON.stringify(now)) before.current = now;
    return before.current ?? now;
  }, [card]);
}

/** What a person called a season; one that came of dividing a nameless period is called by its first day. */
export const calledSeason = (season: string | null | undefined): string | null =>
  season == null || /^\d{4}-\d{2}-\d{2}/.test(season) ? null : season;

/** What a season, or a period alone, is called among others: its name, else its dates. */
export function seasonText(season: string, periods: readonly Period[], language: Language): string {
  const called = calledSeason(season);
  const own = periods.filter((period) => (period.season ?? period.id) === season);
  const [only] = own;
  if (called !== null && (only === undefined || only.season != null)) return called;
  if (only === undefined) return season;
  return (
    (only.season == null && periodName(only)) ||
    listText(
      own.map(({ from, to }) => rangeBrief(from, to, language)),
      language,
    )
  );
}

/** A period's own name, else its season, else nothing but its dates. */
export const periodName = ({ name, season, id }: Period): string =>
  name ?? calledSeason(season) ?? (season != null || /^[0-9a-f]{8}-/.test(id) ? "" : id);

export const columnName = ({ kind, season, periods }: Column, t: RowSpeech["t"]): string => {
  if (kind === "all") return t("allDates");
  const [period] = periods;
  return calledSeason(season) ?? (period ? periodName(period) : "");
};
