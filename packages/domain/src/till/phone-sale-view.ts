import type { PurchaseState } from "../money/purchase-moves.ts";

/** How a sale stands that is paid on a phone, as the till and the phone show it. */
export type PhoneSaleView = "toPay" | "underWay" | "declined" | "checking" | "paid" | "ended";

type Stands = { readonly state: PurchaseState; readonly latest: { readonly state: string } | null };

/** What became of it, by the server's word alone: coming back from the bank proves nothing. */
export function phoneSaleView({ state, latest }: Stands): PhoneSaleView {
  if (state === "paid" || state === "done") return "paid";
  if (state === "cancelled") return "ended";
  if (latest?.state === "started") return "underWay";
  if (latest?.state === "putAside") return "checking";
  return latest?.state === "declined" || latest?.state === "expired" ? "declined" : "toPay";
}
