import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Tx } from "../../../db/tx.ts";

/** What can happen to a booking; the web has a sentence for each. */
export type BookingHappening =
  | "submitted"
  | "paymentStarted"
  | "paymentCaptured"
  | "paymentDeclined"
  | "confirmed"
  | "lapsed"
  | "takenBackAfterLateMoney"
  | "moneyReturned"
  | "cancelled"
  | "refunded"
  | "refundCameBack"
  | "disputed"
  | "disputeLost"
  | "refundedElsewhere"
  | "refundElsewhereUndone"
  | "priceLowered"
  | "checkedIn"
  | "checkedOut"
  | "noShow"
  | "checkInUndone"
  | "checkOutUndone"
  | "noShowUndone"
  | "paperRevealed"
  | "roomMoved"
  | "rulesOverridden"
  | "noteAdded"
  | "roomingListKept"
  | "claimed"
  | "changed"
  | "chargeExcluded"
  | "chargeIncluded"
  | "paymentStatusSet"
  | "slipSent"
  | "slipRefused"
  | "paymentVoided"
  | "reminded"
  | "balanceReminded"
  | "balanceNotPaid"
  | "balanceDueMoved"
  | "balanceExcused"
  | "payLinkSent"
  | "payLinkClosed"
  | "emailChanged";

type MoneyEvent = {
  readonly bookingId: BookingId;
  readonly what: BookingHappening;
  readonly at: Date;
  /** Who of the staff did it; then it also stands in the audit log. */
  readonly staffId?: StaffId;
  readonly facts?: Record<string, string | number | boolean | null>;
};

/** Writes one line of a booking's history. */
export async function note(tx: Tx, { bookingId, what, at, staffId, facts = {} }: MoneyEvent): Promise<void> {
  await tx.insert(bookingEvent).values({ bookingId, what, at, staffId: staffId ?? null, facts });
  if (!staffId) return;
  await tx
    .insert(auditEntry)
    .values({ at, staffId, act: what, subject: "booking", subjectId: bookingId, facts });
}
