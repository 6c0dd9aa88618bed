import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { AmendmentFee, Deposit, DepositPart } from "@pulau/domain/catalogue/deposit.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import {
  bandsText,
  guestsText,
  joined,
  partsText,
  perText,
  type Speaker,
} from "../../../../business/price-sentences/sentence-parts.ts";
import { listText } from "../../../../ui/format.ts";
import type { TermName } from "./rule.ts";

/** `100% of fees`, `RM 50.00 per person`. */
function partText(speaker: Speaker, { on, share, sen, per }: DepositPart): string {
  const { t } = speaker;
  const sum = (sen ?? 0) > 0 && formatRinggit(sen ?? 0);
  if (share == null || !on?.length)
    return sum ? perText(speaker, sum, t(`choices.amendmentPer.${per ?? "booking"}`)) : "";
  const ofParts = t("sentence.shareOf", { share: formatShare(share), of: partsText(speaker, on) });
  return sum ? `${ofParts} + ${sum}` : ofParts;
}

/** What is paid at once: the parts that are said apart, and a share of all the rest. */
function depositText(speaker: Speaker, { share, parts, balanceDaysBefore, fullWithinDays }: Deposit): string {
  const { t } = speaker;
  const apart = (parts ?? []).map((part) => partText(speaker, part)).filter((text) => text !== "");
  if (fullWithinDays === 0 || (share >= 10_000 && apart.length === 0)) return t("sentence.allNow");
  const hasRest = parts?.some(({ on }) => on && on.length > 0);
  const ofRest = hasRest
    ? t("sentence.shareOf", { share: formatShare(share), of: t("sentence.rest") })
    : formatShare(share);
  return joined(speaker.language, [
    t("sentence.now", {
      amounts: listText([...apart, ...(share > 0 || apart.length === 0 ? [ofRest] : [])], speaker.language),
    }),
    t("sentence.balance", { count: balanceDaysBefore }),
    fullWithinDays != null && t("sentence.balanceWithin", { count: fullWithinDays }),
  ]);
}

const amendmentText = ({ language, t }: Speaker, fee: AmendmentFee | null | undefined): string =>
  fee
    ? joined(language, [
        t("sentence.amendment", {
          price: perText({ t }, formatRinggit(fee.sen), t(`choices.amendmentPer.${fee.per}`)),
        }),
        fee.freeDaysBefore != null && t("sentence.freeUntil", { count: fee.freeDaysBefore }),
      ])
    : t("sentence.noAmendment");

/** The ages of prices; those of boats and fees where they differ. */
function agesText(speaker: Speaker, bands: RateBook["bands"]): string {
  const ofPrices = bandsText(speaker, bands.package);
  return joined(speaker.language, [
    ofPrices,
    ...(["boat", "fee"] as const).map((of) => {
      const ages = bandsText(speaker, bands[of]);
      return ages !== ofPrices && speaker.t(`sentence.agesOf.${of}`, { ages });
    }),
  ]);
}

function frameText({ language, t, wordName }: Speaker, card: RateBook): string {
  const counted = card.partyCounts ?? [];
  return joined(language, [
    t("nights", { count: card.option.nights }),
    card.activity && t("sentence.activity", { word: wordName(card.activity) }),
    card.homeMarket && t("sentence.market", { word: wordName(card.homeMarket) }),
    card.marketBy === "person" && t("sentence.marketEach"),
    card.seasons?.package === "night" && t("sentence.byNight"),
    card.seasons?.extraNights === "night" && t("sentence.extraByNight"),
    counted.length > 0 &&
      t("sentence.partyCounts", {
        who: guestsText({ t, language }, counted),
      }),
  ]);
}

export function termText(speaker: Speaker, card: RateBook, term: TermName): string {
  switch (term) {
    case "deposit":
      return depositText(speaker, card.deposit);
    case "amendmentFee":
      return amendmentText(speaker, card.amendmentFee);
    case "bands":
      return agesText(speaker, card.bands);
    case "frame":
      return frameText(speaker, card);
  }
}
