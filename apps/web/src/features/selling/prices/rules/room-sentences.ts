import type { Span } from "@pulau/domain/catalogue/conditions.ts";
import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import type { Discount, FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type {
  FreeGuests,
  Minimum,
  Price,
  PricedAs,
  SingleSupplement,
} from "@pulau/domain/catalogue/room-rules.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { spanText } from "../../../../business/price-changes/row-words.ts";
import {
  amountText,
  joined,
  partsText,
  type Speaker,
  taxedText,
  whomText,
} from "../../../../business/price-sentences/sentence-parts.ts";
import { listText } from "../../../../ui/format.ts";

export function singleText(speaker: Speaker, rule: SingleSupplement): string {
  const { t } = speaker;
  const { pricedAs, stay, night, extraNight, evenSharing } = rule;
  const on = (key: "onStay" | "onNight" | "onExtraNight", amount: Price | null | undefined) =>
    amount && amountText(amount) !== "" ? [t(`sentence.${key}`, { price: amountText(amount) })] : [];
  const amounts = [...on("onStay", stay), ...on("onNight", night), ...on("onExtraNight", extraNight)];
  const sharing = t(`sharing.${pricedAs}`);
  return joined(speaker.language, [
    amounts.length === 0
      ? t("sentence.singleAlone", { sharing })
      : t("sentence.single", { sharing, amounts: listText(amounts, speaker.language) }),
    evenSharing && t("sentence.evenSharing"),
    taxedText(speaker, rule, "stay"),
  ]);
}

export const minimumText = (
  { language, t, typeName }: Speaker,
  { persons, fewer, roomTypeIds }: Minimum,
): string =>
  joined(language, [
    t(`sentence.minimum.${fewer}`, { count: persons }),
    roomTypeIds &&
      roomTypeIds.length > 0 &&
      t("sentence.eachRoom", { types: listText(roomTypeIds.map(typeName), language) }),
  ]);

export const freeGuestsText = (speaker: Speaker, { count, per, whom }: FreeGuests): string =>
  speaker.t("sentence.freeGuests", {
    count,
    who: whomText(speaker, whom),
    per: speaker.t(`choices.freeGuestsPer.${per}`),
  });

/** `1 adult`, `1–2 children`. */
const occupantsText = ({ t }: Speaker, kind: "adult" | "child" | "toddler" | "infant", span: Span): string =>
  t(`sentence.occupants.${kind}`, { count: span.to ?? 2, span: spanText(t, span) });

export function pricedAsText(speaker: Speaker, { occupants, bedType, guests }: PricedAs): string {
  const { language, t } = speaker;
  const occupantTexts = Object.entries(occupants).flatMap(([kind, span]) =>
    span ? [occupantsText(speaker, kind as "adult", span)] : [],
  );
  return joined(language, [
    t("sentence.room", { who: listText(occupantTexts, language) }),
    bedType && t("sentence.paysBed", { sharing: t(`sharing.${bedType}`) }),
    ...(guests ?? []).map(({ from, to, count }) => {
      const as = { from: t(`sentence.guests.${from}`), to: t(`sentence.guests.${to}`) };
      return count == null ? t("sentence.paysAs", as) : t("sentence.somePayAs", { ...as, most: count });
    }),
  ]);
}

/** The price that a free place is worth, by its guest and sharing: "twin, adult". */
const namedWorth = ({ language, t }: Speaker, { bedType, guestKind }: RateOf): string =>
  joined(language, [bedType && t(`sharing.${bedType}`), guestKind && t(`guest.${guestKind}`)]) ||
  t("sentence.namedWorth");

export const freePlacesText = (
  speaker: Speaker,
  { paying, free, most, worth, covers }: FreePlaces,
): string => {
  const { t } = speaker;
  return joined(speaker.language, [
    t("sentence.freePlaces", {
      count: free,
      paying,
      worth:
        typeof worth === "string"
          ? t(`choices.worth.${worth}`)
          : t("sentence.worth", { price: namedWorth(speaker, worth) }),
    }),
    most != null && t("sentence.most", { count: most }),
    covers && covers.length > 0 && t("sentence.covers", { parts: partsText(speaker, covers) }),
  ]);
};

function reduction(speaker: Speaker, { share, sen, per, freeNights, on }: Discount): string {
  const { language, t } = speaker;
  if (freeNights) {
    const { stay, pay, most } = freeNights;
    return joined(language, [
      t("sentence.freeNights", { stay, pay }),
      most != null && t("sentence.mostNights", { count: most }),
    ]);
  }
  if (share != null)
    return on && on.length > 0
      ? t("sentence.offParts", { price: formatShare(share), parts: partsText(speaker, on) })
      : t("sentence.off", { price: formatShare(share) });
  return t("sentence.offPer", {
    price: formatRinggit(sen ?? 0),
    per: t(`choices.discountPer.${per ?? "booking"}`),
  });
}

export const discountText = (speaker: Speaker, rule: Discount): string =>
  joined(speaker.language, [
    reduction(speaker, rule),
    (rule.share == null || rule.freeNights) &&
      rule.on &&
      rule.on.length > 0 &&
      speaker.t("sentence.onParts", { parts: partsText(speaker, rule.on) }),
    rule.ofWhatIsLeft && speaker.t("sentence.ofWhatIsLeft"),
    rule.group && speaker.t("sentence.group", { group: rule.group }),
  ]);
