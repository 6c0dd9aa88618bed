import type { PurchaseFlow } from "@pulau/contract/purchases.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import type { PaidPurchase } from "./fulfil-purchase.ts";

/** A purchase whose money turned out not to have come: what it gave its buyer is to be taken back. */
export type PurchaseReversal = {
  /** Locked, and fulfilled. */
  readonly purchase: PaidPurchase;
  readonly staffId: StaffId;
  readonly reason: string;
  readonly at: Date;
};

/** Undoes what `Fulfilments` gave, and brings its money back to the purchase. `WRONG_STATE` says why it can't any more. */
type ReversePurchase = (tx: Tx, taken: PurchaseReversal) => Promise<Result<true, "WRONG_STATE">>;
export type PurchaseReversals = { readonly [F in PurchaseFlow]?: ReversePurchase };
