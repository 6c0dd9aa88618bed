import type { BookingHappening } from "@pulau/domain/booking/booking-happening.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";

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
  await writeAudit(tx, { staffId, act: what, subject: "booking", subjectId: bookingId, at, facts });
}
