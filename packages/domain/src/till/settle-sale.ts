import { inCash } from "../money/cash.ts";
import type { OfflineWay } from "../money/offline-ways.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuseFields, type WrongField } from "../result.ts";

/** How somebody pays at the till. */
export type TillPayment = {
  readonly way: OfflineWay;
  /** What the terminal or the bank shows; none of cash. */
  readonly reference: string;
  /** The notes and coins that were handed over, where that was typed. */
  readonly receivedSen: Sen | null;
};

export type SettledSale = TillPayment & {
  /** By how much cash was rounded to whole coins: below zero in favour of who pays. */
  readonly roundingSen: Sen;
};

/** What is paid of a sale by this way, and back in change. */
export const paidOfSale = ({
  totalSen,
  roundingSen,
  receivedSen,
}: Pick<SettledSale, "roundingSen" | "receivedSen"> & { readonly totalSen: Sen }): {
  readonly paidSen: Sen;
  readonly changeSen: Sen | null;
} => {
  const paidSen = totalSen + roundingSen;
  return { paidSen, changeSen: receivedSen === null ? null : receivedSen - paidSen };
};

/**
 * How a sale is paid whole: cash rounded to 5 sen, with no less handed over than is due; anything else to the sen, with its
 * reference, by which it is found on the bank's statement.
 */
export function settleSale(payment: TillPayment, totalSen: Sen): Result<SettledSale, "INVALID_INPUT"> {
  const { way, reference, receivedSen } = payment;
  const isCash = way === "cash";
  const roundingSen = isCash ? inCash(totalSen) - totalSen : 0;
  const wrong: WrongField[] = [];
  if (totalSen <= 0) wrong.push({ path: "items", rule: "nothingToPay" });
  if (!isCash && reference === "") wrong.push({ path: "reference", rule: "required" });
  if (isCash && receivedSen !== null && receivedSen < totalSen + roundingSen)
    wrong.push({ path: "receivedSen", rule: "cashLacks" });
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  return ok({
    way,
    reference: isCash ? "" : reference,
    receivedSen: isCash ? receivedSen : null,
    roundingSen,
  });
}

/** How the money of a sale goes back. */
export const backKinds = ["voided", "refunded"] as const;
export type BackKind = (typeof backKinds)[number];
