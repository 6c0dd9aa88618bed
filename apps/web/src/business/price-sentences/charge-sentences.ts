import type { Extra, Fee, Surcharge } from "@pulau/domain/catalogue/charges.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import { formatRinggit, formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import { listText } from "../../ui/format.ts";
import { rangeBrief } from "./dates.ts";
import {
  bandsText,
  datesText,
  daysText,
  guestsText,
  joined,
  perText,
  priceText,
  type Speaker,
  taxedText,
  whomText,
} from "./sentence-parts.ts";

/** A sentence's body goes by neither. */
type Unnamed<Rule> = Omit<Rule, "id" | "name">;

/** The nights or check-ins that a surcharge is for. */
function surchargeDays(speaker: Speaker, { from, to, weekdays, dates, by }: Unnamed<Surcharge>): string {
  const { t, language } = speaker;
  // In a form one of them may not be typed yet.
  const range = from && to ? rangeBrief(from, to, language) : "";
  const on = daysText(speaker, weekdays);
  const isByArrival = by === "arrival";
  const days = t(isByArrival ? "sentence.arrivalsOn" : "sentence.nightsOn", { days: on });
  return joined(speaker.language, [
    on !== "" && days,
    isByArrival && on === "" && range !== "" ? t("sentence.arrivalsIn", { dates: range }) : range,
    dates && dates.length > 0 && t("sentence.onlyOn", { dates: datesText(speaker, dates) }),
  ]);
}

export function surchargeText(speaker: Speaker, rule: Unnamed<Surcharge>): string {
  const { t } = speaker;
  return joined(speaker.language, [
    perText(speaker, priceText(speaker, rule), t(`choices.surchargePer.${rule.per}`)),
    ...(rule.amounts ?? []).map(({ whom, sen }) => amountFor(speaker, sen, whomText(speaker, whom))),
    surchargeDays(speaker, rule),
    rule.guestKinds.length > 0 && t("sentence.for", { who: guestsText(speaker, rule.guestKinds) }),
    rule.group && t("sentence.group", { group: rule.group }),
    taxedText(speaker, rule, "stay"),
  ]);
}

/** Guests of whom a fee asks one amount: their nationality and what they do, and of which kinds they are. */
type FeePayers = Pick<Fee["amounts"][number], "who" | "activity" | "sen"> & {
  readonly kinds: readonly NonNullable<Fee["amounts"][number]["guestKind"]>[];
};

/** Amounts that follow one another for guests of several kinds are said once. */
function feePayers(amounts: Fee["amounts"]): FeePayers[] {
  const all: FeePayers[] = [];
  for (const { who, guestKind, activity, sen } of amounts) {
    const last = all.at(-1);
    const isSame = last && last.who === who && last.activity === activity && last.sen === sen;
    if (isSame && guestKind != null && last.kinds.length > 0)
      all.splice(-1, 1, { ...last, kinds: [...last.kinds, guestKind] });
    else all.push({ who, activity, sen, kinds: guestKind == null ? [] : [guestKind] });
  }
  return all;
}

/** `Malaysian seniors and children`. */
function payersText(speaker: Speaker, { who, kinds, activity }: FeePayers): string {
  const { t, wordName } = speaker;
  const guests = guestsText(speaker, kinds);
  const people =
    who && (guests === "" ? t(`sentence.people.${who}`) : t(`sentence.peopleOf.${who}`, { guests }));
  return joined(speaker.language, [people ?? guests, activity && wordName(activity)]);
}

/** `RM 5.00 for adults`, `free for children`. */
const amountFor = ({ t }: Speaker, sen: Sen, guests: string): string =>
  sen === 0
    ? t("sentence.freeFor", { who: guests })
    : t("sentence.priceFor", { price: formatRinggit(sen), who: guests });

/** What a fee asks; of the first amount it says how often. */
function feeAmounts(speaker: Speaker, rule: Unnamed<Fee>): string[] {
  const { t } = speaker;
  const per = feePer(speaker, rule);
  const payers = feePayers(rule.amounts);
  const first = payers.findIndex(({ sen }) => sen > 0);
  if (payers.length === 0) return [per];
  return payers.map((payer, at) => {
    // Such a room says itself whose it is.
    const guests = rule.per === "roomNightOfForeigners" ? "" : payersText(speaker, payer);
    const price = formatRinggit(payer.sen);
    if (guests === "") return perText(speaker, price, per);
    return at === first
      ? t("sentence.pricePerFor", { price, per, who: guests })
      : amountFor(speaker, payer.sen, guests);
  });
}

/** How often a fee is asked: of somebody for every so many started days or nights, where it goes by them. */
function feePer({ t, language }: Speaker, { per, days, counts }: Unnamed<Fee>): string {
  const every =
    per === "personDays" && counts === "nights"
      ? t("sentence.everyNights", { count: days ?? 1 })
      : days != null && t("sentence.everyDays", { count: days });
  const often = t(`choices.feePer.${per === "personDays" && every ? "person" : per}`);
  return every ? [often, every].join(language === "cn" ? "" : " ") : often;
}

/** The nights that a fee is for. */
function feeNights(speaker: Speaker, { from, to, weekdays }: Unnamed<Fee>): string {
  const { t, language } = speaker;
  const on = daysText(speaker, weekdays);
  return joined(speaker.language, [
    from && to
      ? t("sentence.nights", { dates: rangeBrief(from, to, language) })
      : from
        ? t("sentence.nightsFrom", { date: rangeBrief(from, from, language) })
        : to && t("sentence.nightsTo", { date: rangeBrief(to, to, language) }),
    on !== "" && t("sentence.nightsOn", { days: on }),
  ]);
}

export const feeText = (speaker: Speaker, rule: Unnamed<Fee | Extra>): string =>
  joined(speaker.language, [
    ...feeAmounts(speaker, rule),
    feeNights(speaker, rule),
    rule.bands &&
      rule.bands.length > 0 &&
      speaker.t("sentence.ages", { ages: bandsText(speaker, rule.bands) }),
    taxedText(speaker, rule, "none"),
  ]);

export const taxText = (
  { language, t, taxName }: Speaker,
  { share, group, groups, inside, onTaxes }: Unnamed<Tax>,
): string =>
  t(inside ? "sentence.taxInside" : "sentence.tax", {
    share: formatShare(share),
    on: listText(
      [
        ...[...new Set([group, ...(groups ?? [])])].map((taxGroup) => t(`choices.taxGroup.${taxGroup}`)),
        ...(onTaxes ?? []).map((id) => taxName?.(id) ?? id),
      ],
      language,
    ),
  });
