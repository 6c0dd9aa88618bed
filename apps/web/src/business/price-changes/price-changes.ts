import { DayField } from "@pulau/contract/fields.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import type { Language } from "../../i18n/language.ts";
import { dayText, rangeText } from "../../ui/format.ts";
import { conditionsOf, guestText, type RowSpeech } from "./row-words.ts";

/** How the reader says what a price is for. Room types are named by the change, as they were called that day. */
export type PriceSpeech = Omit<RowSpeech, "typeName">;

const Named = z.object({ en: z.string(), my: z.string().nullish(), cn: z.string().nullish() });
const PriceChange = z.object({
  part: z.string(),
  key: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** Of a draft that was discarded: what it would have been. */
  value: z.unknown().optional(),
  roomType: Named.optional(),
  period: z.string().optional(),
});
export type PriceChange = z.infer<typeof PriceChange>;

/** The changes of prices among an entry's facts, and how many more there were than it keeps; null where it has none. */
export function priceChangesIn(facts: Readonly<Record<string, unknown>>) {
  const parsed = z.array(PriceChange).min(1).safeParse(facts.changes);
  if (!parsed.success) return null;
  const count = typeof facts.count === "number" ? facts.count : parsed.data.length;
  return { changes: parsed.data, leftOut: Math.max(0, count - parsed.data.length) };
}

type Loose = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const nameIn = (value: unknown, language: Language): string | undefined => {
  const named = Named.safeParse(value);
  if (named.success) return named.data[language] || named.data.en;
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** An amount stays on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** The amounts and shares of a price or rule, wherever in it they stand, in their order. */
function amountsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  const { share } = value as Loose;
  const hasShare = typeof share === "number" && share !== 0;
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== "number") return amountsIn(inner);
    if (key === "share") return hasShare ? [`${inner / 100}%`] : [];
    // A price that is a share alone adds nothing to it.
    return /(?:^s|S)en$/.test(key) && !(key === "sen" && inner === 0 && hasShare)
      ? [unbroken(formatRinggit(inner))]
      : [];
  });
}

/** The days from which until which something goes; undefined of anything else. */
export const spanText = (value: unknown, language: Language): string | undefined => {
  const { from, to } = asObject(value);
  const [first, last] = [DayField.safeParse(from), DayField.safeParse(to)];
  if (!first.success || !last.success) return undefined;
  return first.data === last.data
    ? dayText(first.data, language)
    : rangeText(first.data, last.data, language);
};

/** How a period restricts its stays, in words. */
function restrictionsIn(period: Loose, { t }: PriceSpeech): readonly string[] {
  const counts = { least: period.minNights, most: period.maxNights, cutOff: period.cutOffDays };
  return [
    period.stopSell === true && t("fields.stopSell"),
    ...Object.entries(counts).map(
      ([word, count]) =>
        typeof count === "number" && count > 0 && t(`calendar.${word as keyof typeof counts}`, { count }),
    ),
    isFilled(period.closedArrivals) && t("fields.closedArrivals"),
    isFilled(period.closedDepartures) && t("fields.closedDepartures"),
  ].filter((text) => typeof text === "string");
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** What a price or rule comes to: its amounts, else its days and restrictions; a dash for none, null where a line can't say it. */
function valueText(value: unknown, speech: PriceSpeech): string | null {
  const { t, language } = speech;
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  const fields = asObject(value);
  if (fields.enquiry === true) return t("onEnquiry");
  const amounts = [...new Set(amountsIn(value))];
  if (amounts.length > 0) return amounts.join(", ");
  const span = spanText(fields, language);
  return span === undefined ? null : [span, ...restrictionsIn(fields, speech)].join(", ");
}

/** What a price is for, or what a rule is called. */
function whatText({ roomType, period, ...change }: PriceChange, speech: PriceSpeech): string {
  const { t, language, listName } = speech;
  const fields = asObject(change.after ?? change.before ?? change.value);
  if (change.part === "order") return t(`parts.${change.key}` as "parts.rates", "");
  if (change.part === "periods")
    return nameIn(fields.name ?? fields.season, language) ?? spanText(fields, language) ?? "";
  if (change.part !== "rates") return nameIn(fields.name, language) ?? "";
  const rate = fields as Partial<Rate>;
  const { bedType, guestKind, per, priceList, season } = rate;
  const isSomebody = guestKind != null || per === "room" || per === "roomNight";
  const texts = [
    nameIn(roomType, language),
    bedType != null && t(`sharing.${bedType}`),
    isSomebody && guestText(speech, { guestKind: null, per: "person", ...rate }),
    ...conditionsOf(speech, rate),
    priceList != null && priceList !== "public" && listName(priceList),
    period ?? nameIn(season, language),
  ];
  return texts.filter((text) => typeof text === "string").join(", ");
}

/** One change as a line: the word for its part, what it is, and what it was and is. */
export function priceChangeLine(change: PriceChange, speech: PriceSpeech) {
  const { t } = speech;
  const part = t(`parts.${change.part}` as "parts.rates", change.part);
  if (change.part === "order")
    return { name: [part, whatText(change, speech)].join(" · "), values: t("changes.order") };
  const [was, is] = [valueText(change.before, speech), valueText(change.after, speech)];
  const values =
    change.value !== undefined
      ? (valueText(change.value, speech) ?? "")
      : was === null || is === null || was === is
        ? t("changes.conditions")
        : `${was} → ${is}`;
  return { name: [part, whatText(change, speech)].filter(Boolean).join(" · "), values };
}
