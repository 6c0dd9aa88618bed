import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { Say as SayIn } from "../i18n/words.ts";

type Say = SayIn<"price">;
/** A text of the resort in the reader's language. */
type SayWords = (words: NonNullable<PriceLine["name"]>) => string;

/** What a line is for, and why it is so much where that says not all. */
export type LineWords = { readonly what: string; readonly why: string | null };

const joined = (t: Say, parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== "").join(t("comma")) || null;

const peopleOf = (t: Say, line: PriceLine): string | null =>
  line.guestKind === null ? null : t(`people.${line.guestKind}`, { count: line.count });

/** What can be said in every language though nobody has named it. */
export const knownActivities = ["diver", "snorkeller", "nonDiver"] as const;
export const isKnownActivity = (word: string): word is (typeof knownActivities)[number] =>
  (knownActivities as readonly string[]).includes(word);

/** What guests do, by the name that the line was sold with; older lines have none, and say only what we can translate. */
const activityOf = (t: Say, say: SayWords, { activity, activityName }: PriceLine): string | null => {
  if (activityName) return say(activityName);
  return activity && isKnownActivity(activity) ? t(`activity.${activity}`) : null;
};

const marketOf = (say: SayWords, { marketName }: PriceLine): string | null =>
  marketName ? say(marketName) : null;

/** Who sleeps where: `2 adults, two sharing, divers`. Null for lines that are not about sleeping. */
function lodgingOf(t: Say, say: SayWords, line: PriceLine): string | null {
  if ((line.step !== "rate" && line.step !== "extraNight") || line.bedType === null) return null;
  const people = peopleOf(t, line) ?? t("rooms", { count: line.count });
  const text = joined(t, [
    t("rate", { people, sharing: t(`sharing.${line.bedType}`) }),
    activityOf(t, say, line),
    marketOf(say, line),
    line.place ? t(`place.${line.place}`) : null,
    line.payAs ? t(`payAs.${line.payAs}`) : null,
  ]);
  return line.step === "extraNight" ? t("extraNight", { what: text }) : text;
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

/** Who pays a charge: their kind, their nationality, and what they do. Of every kind alike the nationality says it. */
function payersOf(t: Say, say: SayWords, line: PriceLine): string | null {
  const people = peopleOf(t, line);
  const { who } = line;
  const text =
    who === null ? people : people === null ? t(`nationality.${who}`) : t(`who.${who}`, { people });
  return joined(t, [text, activityOf(t, say, line)]);
}

/** How the price of a charge comes from that of one: `RM 5.00 each` where people are counted beside it, else `RM 5.00 × 2`. */
function priceOfEach(t: Say, { guestKind, count }: PriceLine, price: string): string {
  if (count <= 1) return price;
  return guestKind === null ? t("times", { price, count }) : t("each", { price });
}

function whyCharge(t: Say, say: SayWords, line: PriceLine): string | null {
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
  const people = payersOf(t, say, line);
  const times = line.times && line.times > 1 ? t("timesEach", { count: line.times }) : null;
  if (line.nights !== null) {
    return joined(t, [
      people,
      t("nights", { times: t("times", { price, count: line.count }), count: line.nights }),
    ]);
  }
  if (people !== null) {
    return joined(t, [t("forPeople", { people, price: priceOfEach(t, line, price) }), times]);
  }
  return line.count > 1 || times ? joined(t, [t("times", { price, count: line.count }), times]) : null;
}

/** What must still be said of a line beside its name, count, nights and price of each; null where these say it all. */
export function reasonOfLine(t: Say, line: PriceLine, say: SayWords): string | null {
  if (line.insideSen || line.lacking) return whyCharge(t, say, line);
  const isLodging = lodgingOf(t, say, line) !== null;
  return joined(t, [
    isLodging ? null : payersOf(t, say, line),
    line.forNights ? t("forNights", { count: line.forNights }) : null,
    line.partNights ? t("partNights", { count: line.partNights }) : null,
    shareOf(t, line),
  ]);
}

/** A line of a price in the reader's words; `say` chooses their language of what the resort named. */
export function wordsOfLine(t: Say, line: PriceLine, say: SayWords): LineWords {
  const lodging = lodgingOf(t, say, line);
  if (lodging !== null) return { what: lodging, why: whyLodging(t, line) };
  const name = (line.name && say(line.name).trim()) || t(`unnamed.${line.step}`);
  // The stay's own taxes have the same names.
  const isOnCharges = line.step === "tax" && line.inHouse;
  return { what: isOnCharges ? t("inHouse", { what: name }) : name, why: whyCharge(t, say, line) };
}
