import { isDay } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GatewayId } from "@pulau/domain/ids.ts";
import { needKinds } from "@pulau/domain/money/need-kinds.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { bareRinggit, dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { NeedItem } from "./calls.ts";

const outcomes = [
  "verified",
  "refused",
  "voided",
  "accept",
  "sendBack",
  "again",
  "toWallet",
  "byHand",
  "lower",
  "tickOff",
  "applied",
  "won",
  "lost",
  "undone",
  "roomFound",
  "notNeeded",
  "depositReturned",
  "settled",
] as const;

/** The sentence that tells of a kind: some have two. */
function whyOf(
  kind: (typeof needKinds)[number] | "other",
  of: { dueOn: unknown; bookingId: BookingId | null },
) {
  if (kind === "DISPUTE" && !of.dueOn) return "DISPUTE_NO_ANSWER";
  return kind === "REFUND_ELSEWHERE" && of.bookingId === null ? "REFUND_ELSEWHERE_BOUGHT" : kind;
}

/** An item of the queue in the reader's words. */
export function useMoneyWords() {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const brand = useBrand();
  const gateway = (id: GatewayId): string =>
    brand(id)?.name ?? t(`gateways.${id}` as "gateways.wallet", { defaultValue: id });
  const kindOf = (kind: string) => needKinds.find((needKind) => needKind === kind) ?? "other";
  const sen = (value: unknown): string =>
    typeof value === "number" ? formatRinggit(value).replace(" ", "\u00a0") : "";
  /** What a gateway reported, in its own currency: only ringgit is asked for, anything else is the very trouble. */
  const reported = (value: unknown, currency: unknown): string =>
    currency === undefined || currency === "MYR" || typeof value !== "number"
      ? sen(value)
      : `${String(currency)}\u00a0${bareRinggit(value)}`;
  const dayOf = (value: unknown): string =>
    typeof value === "string" && isDay(value) ? dayText(value, language) : "";
  /**
   * A gateway's own word for why, in the reader's; what has no translation stays as it is. A refund's is the resort's own,
   * where the same word of a dispute is the guest's.
   */
  const reasonOf = (value: unknown, kind: string): string => {
    if (typeof value !== "string") return "";
    const of = kind === "REFUND_ELSEWHERE" ? "refundReasons" : "reasons";
    return t(`${of}.${value}` as "reasons.unknown", { defaultValue: value });
  };
  const sentenceOf = ({ kind, facts, amountSen, bookingId }: NeedItem): string => {
    const {
      asked,
      said: receivedAmount,
      currency,
      paidOn,
      dueOn,
      night,
      withdrawnSen,
      reason,
      gateway: by,
      ...others
    } = facts;
    const known = kindOf(kind);
    return t(`why.${whyOf(known, { dueOn, bookingId })}`, {
      ...others,
      reason: reasonOf(reason, known),
      withdrawn: sen(withdrawnSen),
      due: dayOf(dueOn),
      night: dayOf(night),
      amount: sen(amountSen),
      asked: sen(asked),
      received: reported(receivedAmount, currency),
      gateway: typeof by === "string" ? gateway(by) : "",
      paidOn: dayOf(paidOn),
    });
  };
  return {
    gateway,
    kind: (kind: string): string => t(`kinds.${kindOf(kind)}`),
    why(item: NeedItem): string {
      const { lostSen } = item.facts;
      if (!lostSen) return sentenceOf(item);
      const lost = t("why.REFUND_ELSEWHERE_LOST", { lost: sen(lostSen) });
      return [sentenceOf(item), lost].join(language === "cn" ? "" : " ");
    },
    outcome: (word: string | null): string =>
      t(`outcomes.${outcomes.find((outcome) => outcome === word) ?? "other"}`),
  };
}
