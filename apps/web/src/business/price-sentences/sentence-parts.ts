import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { GuestConditions, Span, StayConditions } from "@pulau/domain/catalogue/conditions.ts";
import type { Price } from "@pulau/domain/catalogue/room-rules.ts";
import type { TaxGroup } from "@pulau/domain/catalogue/taxes.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
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

export const daysText = ({ language }: Speaker, list: readonly number[] | null | undefined): string =>
  (list ?? []).map((day) => weekdayNames(language)[day - 1] ?? "").join(" ");

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

/** Who counts as what by their age: `adult from 12, child 4–11`. */
export const bandsText = (
  { t, language }: Pick<Speaker, "t" | "language">,
  bands: readonly AgeBand[],
): string =>
  namesText(
    bands.map(
      ({ kind, fromAge, toAge }) => `${t(`guest.${kind}`)} ${spanText(t, { from: fromAge, to: toAge })}`,
    ),
    language,
  );

export const priceText = ({ t }: Speaker, { sen, share }: Price): string =>
  [share != null && share > 0 && formatShare(share), (sen ?? 0) > 0 && formatRinggit(sen ?? 0)]
    .filter(Boolean)
    .join(" + ") || t("sentence.nothing");

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
      t("terms.arrival", { days: daysText(speaker, when.arrivalWeekdays) }),
    ...(when.seasons ?? []).map((season) => speaker.seasonName?.(season) ?? season),
    ...(when.markets ?? []).map(speaker.wordName),
    ...(when.priceLists ?? []).map(speaker.listName),
    ...(when.notPriceLists ?? []).map((list) => t("sentence.when.not", { list: speaker.listName(list) })),
  ]);
}

export function whomText(
  { language, t, typeName, wordName }: Speaker,
  whom: GuestConditions | null | undefined,
): string {
  if (!whom) return "";
  return joined(language, [
    ...(whom.guestKinds ?? []).map((kind) => t(`guest.${kind}`)),
    whom.ages && t("terms.ages", { span: spanText(t, whom.ages) }),
    whom.nationality && t(`nationality.${whom.nationality}`),
    ...(whom.roomTypeIds ?? []).map(typeName),
    ...(whom.bedTypes ?? []).map((bed) => t(`sharing.${bed}`)),
    ...(whom.places ?? []).map((place) => t(`place.${place}`)),
    ...(whom.activities ?? []).map(wordName),
    ...(whom.markets ?? []).map(wordName),
    whom.disabled && t("guest.disabled"),
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
