import type { Purchase } from "./calls.ts";

/** What the page has to show. */
export type PurchaseView =
  | "toPay"
  | "underWay"
  | "looking"
  | "declined"
  | "checking"
  | "preparing"
  | "done"
  | "ended";

/** Reads a purchase. Only the server's word counts: coming back from the bank proves nothing. */
export function purchaseViewOf({ state, latest }: Pick<Purchase, "state" | "latest">): PurchaseView {
  if (state === "done") return "done";
  if (state === "paid") return "preparing";
  if (state === "cancelled") return "ended";
  if (latest === null || latest.state === "captured" || latest.state === "voided") return "toPay";
  // A bank slip waits for the eyes of staff.
  if (latest.state === "awaitingVerification") return "looking";
  if (latest.state === "putAside") return "checking";
  return latest.state === "started" ? "underWay" : "declined";
}

/** Milliseconds until the next look: eager while something moves, never once it is settled. */
export const nextLookMs = (standing: PurchaseView, waitedMs: number): number | false => {
  if (standing === "done" || standing === "ended") return false;
  if (standing === "preparing") return 700;
  if (standing === "underWay") return waitedMs < 60_000 ? 1_500 : 5_000;
  return 15_000;
};
