import type { Extra, Fee, Surcharge } from "@pulau/domain/catalogue/charges.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { namesText } from "../../ui/format.ts";
import { rangeBrief } from "./dates.ts";
import {
  bandsText,
  datesText,
  daysText,
  joined,
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
  return joined(speaker.language, [
    isByArrival && on === "" ? t("sentence.when.arrival", { dates: range }) : range,
    dates && dates.length > 0 && t("sentence.onlyOn", { dates: datesText(speaker, dates) }),
    isByArrival && on !== "" ? t("terms.arrival", { days: on }) : on,
  ]);
}

export function surchargeText(speaker: Speaker, rule: Unnamed<Surcharge>): string {
  const { t } = speaker;
  return joined(speaker.language, [
    `${priceText(speaker, rule)} ${t(`choices.surchargePer.${rule.per}`)}`,
    surchargeDays(speaker, rule),
    namesText(
      rule.guestKinds.map((kind) => t(`guest.${kind}`)),
      speaker.language,
    ),
    ...(rule.amounts ?? []).map(({ whom, sen }) => `${whomText(speaker, whom)} ${formatRinggit(sen)}`),
    rule.group && t("sentence.group", { group: rule.group }),
    taxedText(speaker, rule, "stay"),
  ]);
}

const feeAmounts = ({ t, wordName }: Speaker, { amounts }: Unnamed<Fee>): string[] =>
  amounts.map(({ who, guestKind, activity, sen }) =>
    [
      who && t(`nationality.${who}`),
      guestKind && t(`guest.${guestKind}`),
      activity && wordName(activity),
      formatRinggit(sen),
    ]
      .filter(Boolean)
      .join(" "),
  );

/** Of how many started days or nights a person pays one amount. */
const feeEvery = ({ t }: Speaker, { per, days, counts }: Unnamed<Fee>): string | false => {
  if (per === "personDays" && counts === "nights") return t("sentence.everyNights", { count: days ?? 1 });
  return days != null && t("sentence.everyDays", { count: days });
};

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
    on !== "" && t("terms.nightsOn", { days: on }),
  ]);
}

export const feeText = (speaker: Speaker, rule: Unnamed<Fee | Extra>): string =>
  joined(speaker.language, [
    speaker.t(`choices.feePer.${rule.per}`),
    feeEvery(speaker, rule),
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
    on: namesText(
      [
        ...[...new Set([group, ...(groups ?? [])])].map((taxGroup) => t(`choices.taxGroup.${taxGroup}`)),
        ...(onTaxes ?? []).map((id) => taxName?.(id) ?? id),
      ],
      language,
    ),
  });
