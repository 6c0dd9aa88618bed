import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { GuestConditions, Span, StayConditions } from "@pulau/domain/catalogue/conditions.ts";
import type { Price } from "@pulau/domain/catalogue/room-rules.ts";
import type { TaxGroup } from "@pulau/domain/catalogue/taxes.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import type { Language } from "../../i18n/language.ts";
import { commaOf, listText, namesText, weekdayNames } from "../../ui/format.ts";
import { type RowSpeech, spanText } from "../price-changes/row-words.ts";
import { rangeBrief } from "./dates.ts";

export type Speaker = RowSpeech & {
  readonly say: (words: Words) => string;
  /** What a season is called: one without a name by its dates. */
  readonly seasonName?: (season: string) => string;
  /** What a tax of the card is called. */
  readonly taxName?: (id: TaxId) => string;
};

export const joined = (language: Language, parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(commaOf(language));

/** `Fri and Sat`. */
export const daysText = ({ language }: Speaker, list: readonly number[] | null | undefined): string =>
  listText(
    (list ?? []).map((day) => weekdayNames(language)[day - 1] ?? ""),
    language,
  );

const inOrder = ["adult", "senior", "child", "toddler", "infant", "disabled"] as const;

/** `adults and seniors`, in whatever order they were ticked. */
export const guestsText = (
  { t, language }: Pick<Speaker, "t" | "language">,
  kinds: readonly (GuestKind | "disabled")[],
): string =>
  listText(
    inOrder.filter((kind) => kinds.includes(kind)).map((kind) => t(`sentence.guests.${kind}`)),
    language,
  );

/** `RM 60.00 per room per night`. */
export const perText = ({ t }: Pick<Speaker, "t">, price: string, per: string): string =>
  t("sentence.per", { price, per });

/** `14–18 May 27 and 1 Jun 27`. */
export const datesText = (
  { language }: Speaker,
  dates: readonly { readonly from: Day; readonly to: Day }[],
): string =>
  listText(
    dates.map(({ from, to }) => rangeBrief(from, to, language)),
    language,
  );

type Part = "rate" | "extraNight" | "supplement" | "surcharge" | "addOn" | "transport" | "fee" | "tax";

/** `stay and extra nights`. */
export const partsText = ({ t, language }: Speaker, parts: readonly Part[]): string =>
  listText(
    parts.map((part) => t(`choices.part.${part}`)),
    language,
  );

/** Who counts as what by their age: `adults from 12, children 4–11`. */
export const bandsText = (
  { t, language }: Pick<Speaker, "t" | "language">,
  bands: readonly AgeBand[],
): string =>
  namesText(
    bands.map(
      ({ kind, fromAge, toAge }) =>
        `${t(`sentence.guests.${kind}`)} ${spanText(t, { from: fromAge, to: toAge })}`,
    ),
    language,
  );

/** `50% + RM 10.00`; empty where it is nothing. */
export const amountText = ({ sen, share }: Price): string =>
  [share != null && share > 0 && formatShare(share), (sen ?? 0) > 0 && formatRinggit(sen ?? 0)]
    .filter(Boolean)
    .join(" + ");

export const priceText = ({ t }: Speaker, price: Price): string => amountText(price) || t("sentence.nothing");

type Taxed = { readonly taxGroup?: TaxGroup | null; readonly taxInside?: boolean | null };

/** How something is taxed, where that is not as usual. */
export const taxedText = (
  { language, t }: Speaker,
  { taxGroup, taxInside }: Taxed,
  usual: TaxGroup,
): string =>
  joined(language, [
    taxGroup != null && taxGroup !== usual && t(`taxGroup.${taxGroup}`),
    taxInside && t("terms.taxInside"),
  ]);

const nightsText = ({ t }: Speaker, span: Span): string => {
  const { from, to } = span;
  if (from != null && to == null) return t("sentence.when.nightsFrom", { from });
  if (from == null && to != null) return t("sentence.when.nightsTo", { to });
  return t("sentence.when.nights", { span: spanText(t, span) });
};

/** Which stays a rule is for. */
export function whenText(speaker: Speaker, when: StayConditions | null | undefined): string {
  if (!when) return "";
  const { t, language } = speaker;
  const span = (key: "party" | "daysBefore", value: Span | null | undefined) =>
    value && t(`sentence.when.${key}`, { span: spanText(t, value) });
  const dates = (key: "booked" | "arrival", from?: Day | null, to?: Day | null) =>
    from && to
      ? t(`sentence.when.${key}`, { dates: rangeBrief(from, to, language) })
      : from
        ? t(`sentence.when.${key}From`, { date: rangeBrief(from, from, language) })
        : to && t(`sentence.when.${key}To`, { date: rangeBrief(to, to, language) });
  return joined(speaker.language, [
    when.nights && nightsText(speaker, when.nights),
    span("party", when.party),
    span("daysBefore", when.daysBefore),
    dates("booked", when.bookedFrom, when.bookedTo),
    dates("arrival", when.arrivalFrom, when.arrivalTo),
    (when.arrivalWeekdays?.length ?? 0) > 0 &&
      t("sentence.when.arrivalDays", { days: daysText(speaker, when.arrivalWeekdays) }),
    ...(when.seasons ?? []).map((season) =>
      t("sentence.when.season", { season: speaker.seasonName?.(season) ?? season }),
    ),
    ...(when.markets ?? []).map((market) => t("sentence.when.market", { market: speaker.wordName(market) })),
    ...(when.priceLists ?? []).map((list) => t("sentence.when.list", { list: speaker.listName(list) })),
    ...(when.notPriceLists ?? []).map((list) => t("sentence.when.not", { list: speaker.listName(list) })),
  ]);
}

/** Whom a rule is for: `seniors and children, non-Malaysians, Garden Room`. */
export function whomText(speaker: Speaker, whom: GuestConditions | null | undefined): string {
  if (!whom) return "";
  const { language, t, typeName, wordName } = speaker;
  const any = (texts: readonly string[] | undefined) => listText(texts ?? [], language);
  return joined(language, [
    guestsText(speaker, whom.guestKinds ?? []),
    whom.ages && t("terms.ages", { span: spanText(t, whom.ages) }),
    whom.nationality && t(`sentence.people.${whom.nationality}`),
    any(whom.roomTypeIds?.map(typeName)),
    any(whom.bedTypes?.map((bed) => t("sentence.sharing", { sharing: t(`sharing.${bed}`) }))),
    any(whom.places?.map((place) => t(`place.${place}`))),
    any(whom.activities?.map(wordName)),
    any(whom.markets?.map((market) => t("sentence.when.market", { market: wordName(market) }))),
    whom.disabled && t("sentence.guests.disabled"),
  ]);
}

type NamedRule = {
  readonly name?: Words | undefined;
  readonly when?: StayConditions | null | undefined;
  readonly whom?: GuestConditions | null | undefined;
};

/** A rule as a price list says it: its name, what it asks, and for whom only. */
export function ruleSentence(speaker: Speaker, { name, when, whom }: NamedRule, body: string): string {
  const conditions = joined(speaker.language, [whenText(speaker, when), whomText(speaker, whom)]);
  const whole = conditions === "" ? body : speaker.t("sentence.only", { body, conditions });
  const named = name ? speaker.say(name) : "";
  return named === "" ? whole : `${named}${speaker.language === "cn" ? "：" : ": "}${whole}`;
}
