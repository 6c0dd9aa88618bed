import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { TFunction } from "i18next";

type Say = TFunction<"price">;

/** What a line is for, and why it is so much where that says not all. */
export type LineWords = { readonly what: string; readonly why: string | null };

const joined = (t: Say, parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== "").join(t("comma")) || null;

const peopleOf = (t: Say, line: PriceLine): string | null =>
  line.guestKind === null ? null : t(`people.${line.guestKind}`, { count: line.count });

/** What guests do is the resort's own word; the usual ones are said in the reader's language. */
const activityOf = (t: Say, { activity }: PriceLine): string | null =>
  activity ? t(`activity.${activity as "diver"}`, { defaultValue: activity }) : null;

/** Who sleeps where: `2 adults, two sharing, divers`. Null for lines that are not about sleeping. */
function lodgingOf(t: Say, line: PriceLine): string | null {
  if ((line.step !== "rate" && line.step !== "extraNight") || line.bedType === null) return null;
  const people = peopleOf(t, line) ?? t("rooms", { count: line.count });
  const told = joined(t, [
    t("rate", { people, sharing: t(`sharing.${line.bedType}`) }),
    activityOf(t, line),
    line.place ? t(`place.${line.place}`) : null,
    line.payAs ? t(`payAs.${line.payAs}`) : null,
  ]);
  return line.step === "extraNight" ? t("extraNight", { what: told }) : told;
}

function shareOf(t: Say, { share, baseSen }: PriceLine): string | null {
  if (share === null || baseSen === null) return null;
  return t("share", { share: formatShare(share), base: formatRinggit(baseSen) });
}

/** How a rate comes about: each one's price, what it buys, and of which other price it is a part. */
function whyLodging(t: Say, line: PriceLine): string | null {
  const price = formatRinggit(line.unitSen);
  const sum =
    line.nights === null
      ? line.count > 1
        ? t("each", { price })
        : null
      : t("nights", {
          times: line.count > 1 ? t("times", { price, count: line.count }) : price,
          count: line.nights,
        });
  return joined(t, [
    sum,
    line.forNights ? t("forNights", { count: line.forNights }) : null,
    line.partNights ? t("partNights", { count: line.partNights }) : null,
    shareOf(t, line),
  ]);
}

/** Who pays a charge: their kind, their nationality, and what they do. */
function payersOf(t: Say, line: PriceLine): string | null {
  const counted = peopleOf(t, line);
  const people = counted !== null && line.who !== null ? t(`who.${line.who}`, { people: counted }) : counted;
  return joined(t, [people, activityOf(t, line)]);
}

function whyCharge(t: Say, line: PriceLine): string | null {
  const price = formatRinggit(Math.abs(line.unitSen));
  const base = formatRinggit(line.baseSen ?? 0);
  if (line.insideSen) {
    return t("inside", { price: formatRinggit(line.insideSen), share: formatShare(line.share ?? 0), base });
  }
  if (line.lacking)
    return t(line.step === "transport" ? "lackingSeats" : "lackingPersons", { price, count: line.count });
  const share = shareOf(t, line);
  if (share !== null)
    return line.count > 1 ? joined(t, [t("times", { price, count: line.count }), share]) : share;
  const people = payersOf(t, line);
  const times = line.times && line.times > 1 ? t("timesEach", { count: line.times }) : null;
  if (line.nights !== null) {
    return joined(t, [
      people,
      t("nights", { times: t("times", { price, count: line.count }), count: line.nights }),
    ]);
  }
  if (people !== null) {
    return joined(t, [
      t("forPeople", { people, price: line.count > 1 ? t("each", { price }) : price }),
      times,
    ]);
  }
  return line.count > 1 || times ? joined(t, [t("times", { price, count: line.count }), times]) : null;
}

/** What must still be said of a line beside its name, count, nights and price of each; null where these say it all. */
export function reasonOfLine(t: Say, line: PriceLine): string | null {
  if (line.insideSen || line.lacking) return whyCharge(t, line);
  const isLodging = lodgingOf(t, line) !== null;
  return joined(t, [
    isLodging ? null : payersOf(t, line),
    line.forNights ? t("forNights", { count: line.forNights }) : null,
    line.partNights ? t("partNights", { count: line.partNights }) : null,
    shareOf(t, line),
  ]);
}

/** A line of a price in the reader's words; `name` is its rule's, in the reader's language. */
export function wordsOfLine(t: Say, line: PriceLine, name: string | null): LineWords {
  const lodging = lodgingOf(t, line);
  return lodging === null
    ? { what: name ?? t(`unnamed.${line.step}`), why: whyCharge(t, line) }
    : { what: lodging, why: whyLodging(t, line) };
}
