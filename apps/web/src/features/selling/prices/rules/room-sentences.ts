import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import type { Discount, FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type { FreeGuests, Minimum, PricedAs, SingleSupplement } from "@pulau/domain/catalogue/room-rules.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { spanText } from "../../../../business/price-changes/row-words.ts";
import {
  joined,
  partsText,
  priceText,
  type Speaker,
  taxedText,
  whomText,
} from "../../../../business/price-sentences/sentence-parts.ts";
import { namesText } from "../../../../ui/format.ts";

export function singleText(speaker: Speaker, rule: SingleSupplement): string {
  const { t } = speaker;
  const { pricedAs, stay, night, extraNight, evenSharing } = rule;
  return joined(speaker.language, [
    t("sentence.single", { sharing: t(`sharing.${pricedAs}`) }),
    stay && t("sentence.onStay", { price: priceText(speaker, stay) }),
    night && t("sentence.onNight", { price: priceText(speaker, night) }),
    extraNight && t("sentence.onExtraNight", { price: priceText(speaker, extraNight) }),
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
      t("sentence.eachRoom", { types: namesText(roomTypeIds.map(typeName), language) }),
  ]);

export const freeGuestsText = (speaker: Speaker, { count, per, whom }: FreeGuests): string =>
  speaker.t("sentence.freeGuests", {
    count,
    who: whomText(speaker, whom),
    per: speaker.t(`choices.freeGuestsPer.${per}`),
  });

export function pricedAsText({ language, t }: Speaker, { occupants, bedType, guests }: PricedAs): string {
  const occupantTexts = Object.entries(occupants).map(
    ([kind, span]) => `${t(`guest.${kind as "adult"}`)} ${span ? spanText(t, span) : ""}`,
  );
  return joined(language, [
    t("sentence.room", { who: namesText(occupantTexts, language) }),
    bedType && t("sentence.paysBed", { sharing: t(`sharing.${bedType}`) }),
    ...(guests ?? []).map(({ from, to, count }) => {
      const as = { from: t(`guest.${from}`), to: t(`guest.${to}`) };
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
      free,
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

function reduction({ language, t }: Speaker, { share, sen, per, freeNights }: Discount): string {
  if (freeNights) {
    const { stay, pay, most } = freeNights;
    return joined(language, [
      t("sentence.freeNights", { stay, pay }),
      most != null && t("sentence.mostNights", { count: most }),
    ]);
  }
  if (share != null) return t("sentence.off", { price: formatShare(share) });
  return t("sentence.offPer", {
    price: formatRinggit(sen ?? 0),
    per: t(`choices.discountPer.${per ?? "booking"}`),
  });
}

export const discountText = (speaker: Speaker, rule: Discount): string =>
  joined(speaker.language, [
    reduction(speaker, rule),
    rule.on && rule.on.length > 0 && speaker.t("sentence.onParts", { parts: partsText(speaker, rule.on) }),
    rule.ofWhatIsLeft && speaker.t("sentence.ofWhatIsLeft"),
    rule.group && speaker.t("sentence.group", { group: rule.group }),
  ]);
