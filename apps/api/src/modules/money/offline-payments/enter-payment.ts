import type { Day } from "@pulau/domain/calendar/day.ts";
import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, FileId, FolioId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { decideDeskPayment } from "@pulau/domain/money/desk-payment.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq } from "../../../db/orm.ts";
import { offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { type BookingRow, findBooking, owedOf, reckonFolios } from "../../booking/bookings/public.ts";
import { useFile } from "../../ground/files/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { beginPayment, bookPayment, lockPayable } from "../payments/public.ts";
import { lockOwnDrawer } from "../shifts/public.ts";

export type Enter = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly way: OfflineWay;
  /** What came in: the banknotes and coins, or what the bank or the terminal shows. */
  readonly amountSen: Sen;
  readonly paidOn: Day;
  readonly reference: string;
  readonly slipId: FileId | null;
  readonly note: string;
  /** Of a split bill, the folio that it pays; the first where nothing is said. */
  readonly folio?: FolioLetter;
};

type Refusals =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "AMOUNT_NOT_OFFERED"
  | "PAYMENT_UNDER_WAY"
  | "NO_OPEN_DRAWER"
  | "INVALID_INPUT";
type Entered = { paymentId: PaymentId; roundingSen: Sen };

/**
 * Staff enter money that came in past the gateways. Cash that settles a bill settles it whole, and the sen by which it was
 * rounded are a line of their own in the books; any other amount is what it is. No more than is owed is taken. Cash goes
 * into the open drawer of who enters it: `NO_OPEN_DRAWER` without one.
 */
export async function enterPayment(tx: Tx, payment: Enter): Promise<Result<Entered, Refusals>> {
  const { bookingId, staffId, way, paidOn, reference, slipId } = payment;
  const locked = await lockPayable(tx, { bookingId });
  const row = await findBooking(tx, bookingId);
  if (!locked || !row) return refuse("NOT_FOUND");
  const folio = await findPaidFolio(tx, row, payment.folio ?? firstFolio);
  if (!folio.ok) return folio;
  const { folioId, bookersRow } = folio.value;
  const decided = decideDeskPayment({ ...bookersRow, slipWaits: await slipWaits(tx, bookingId) }, payment);
  if (!decided.ok) return decided;
  const { amountSen, roundingSen, part } = decided.value;
  const { timeZone } = await loadSettings(tx);
  if (paidOn > (await loadToday(tx, timeZone))) {
    return { ok: false, failure: { code: "INVALID_INPUT", fields: [{ path: "paidOn", rule: "dayAhead" }] } };
  }
  const { now: at } = locked;
  if (slipId) {
    const kept = await useFile(tx, { fileId: slipId, by: { staffId }, at });
    if (!kept.ok) return kept;
  }
  const made = await beginPayment(tx, "attempt", {
    bookingId,
    gateway: way,
    amountSen,
    part,
    folioId,
    note: payment.note || reference,
    createdAt: at,
  });
  await tx.insert(offlinePayment).values({
    paymentId: made.id,
    way,
    paidOn,
    reference,
    slipId,
    roundingSen,
    claimedSen: payment.amountSen,
    enteredBy: staffId,
    decidedBy: staffId,
  });
  const drawer = way === "cash" ? await lockOwnDrawer(tx, staffId) : ok(null);
  if (!drawer.ok) return drawer;
  const capture = {
    row: made,
    amountSen,
    gatewayRef: null,
    captureRef: null,
    roundingSen,
    shiftId: drawer.value,
  };
  await bookPayment(tx, locked, capture, staffId);
  await auditChange(tx, {
    staffId,
    act: "paymentEntered",
    subject: "payment",
    subjectId: made.id,
    at,
    before: null,
    after: { way, amountSen: payment.amountSen, roundingSen, paidOn, reference },
  });
  await locked.receive(tx, { paymentId: made.id, amountSen });
  return ok({ paymentId: made.id, roundingSen });
}

/** The folio that is paid, null for the first, and the booking as costing no more than what that folio still owes. */
async function findPaidFolio(
  tx: Tx,
  row: BookingRow,
  letter: FolioLetter,
): Promise<Result<{ folioId: FolioId | null; bookersRow: BookingRow }, "INVALID_INPUT">> {
  if (row.folios === "none" && letter === firstFolio) return ok({ folioId: null, bookersRow: row });
  const folios = await reckonFolios(tx, row);
  const folio = folios.find((found) => found.row.letter === letter);
  if (!folio) return refuseFields("INVALID_INPUT", [{ path: "folio", rule: "notListed" }]);
  return ok({
    folioId: letter === firstFolio ? null : folio.row.id,
    bookersRow: { ...row, totalSen: row.paidSen + owedOf(folios, row, letter) },
  });
}

/** A slip is looked at first: perhaps it is the very money that is being entered. */
async function slipWaits(tx: Tx, bookingId: BookingId): Promise<boolean> {
  const waiting = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.bookingId, bookingId), eq(payment.state, "awaitingVerification")));
  return waiting.length > 0;
}
