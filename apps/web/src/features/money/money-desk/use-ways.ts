import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useSend } from "../../../api/use-call.ts";
import {
  endNeed,
  moneyPaths,
  type NeedItem,
  type Resolution,
  refundAgain,
  refundByHand,
  refundToWallet,
  refuseSlip,
  verifySlip,
} from "./calls.ts";

/** What was typed before a way out is taken. */
export type WayFields = { readonly amountSen: Sen; readonly by: OfflineWay; readonly text: string };

/** Takes one way out of an item: each is a call of its own. */
export function useWays(item: NeedItem): (way: Resolution, fields: WayFields) => Promise<unknown> {
  const verify = useSend(verifySlip, moneyPaths);
  const refuse = useSend(refuseSlip, moneyPaths);
  const byHand = useSend(refundByHand, moneyPaths);
  const again = useSend(refundAgain, moneyPaths);
  const toWallet = useSend(refundToWallet, moneyPaths);
  const end = useSend(endNeed, moneyPaths);
  const payment = { _id: String(item.facts.paymentId) };
  const refund = { _id: String(item.facts.refundId) };
  return (way, { amountSen, by, text }) => {
    if (way === "verify") return verify.mutateAsync({ params: payment, body: { amountSen, note: text } });
    if (way === "refuse") return refuse.mutateAsync({ params: payment, body: { reason: text } });
    if (way === "byHand") return byHand.mutateAsync({ params: refund, body: { by, reference: text } });
    if (way === "again") return again.mutateAsync({ params: refund });
    if (way === "toWallet") return toWallet.mutateAsync({ params: refund });
    return end.mutateAsync({ params: { _id: item._id }, body: { way, note: text } });
  };
}
