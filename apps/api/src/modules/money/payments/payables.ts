import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { bookingPayable, findBookingPayable } from "./booking-payable.ts";
import type { PayFor } from "./pay-for.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { findPurchasePayable, purchasePayable } from "./purchase-payable.ts";

/** Locks what is paid for, by whichever id is there. Null when there is none. */
export const lockPayable = (tx: Tx, of: PayFor): Promise<LockedPayable | null> =>
  of.bookingId ? bookingPayable(tx, of.bookingId) : purchasePayable(tx, of.purchaseId ?? "");

/** The same without a lock, for a first look. */
export const findPayable = (db: Db | Tx, of: PayFor): Promise<Payable | null> =>
  of.bookingId ? findBookingPayable(db, of.bookingId) : findPurchasePayable(db, of.purchaseId ?? "");
