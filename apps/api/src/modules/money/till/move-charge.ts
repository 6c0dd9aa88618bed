import type { BookingId, ChargeId, StaffId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { mayCharge } from "@pulau/domain/till/may-charge.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { bookingCharge, chargeSlip } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";
import { type LockedBooking, lockBooking, note } from "../../booking/bookings/public.ts";
import { lockFolios } from "./charge-folio.ts";
import { putCharges } from "./put-charges.ts";
import { type ChargeFound, lockCharge, takeOffFound } from "./take-off.ts";

type Move = {
  readonly chargeId: ChargeId;
  readonly toBookingId: BookingId;
  readonly staffId: StaffId;
  readonly reason: string;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT";

/**
 * Moves a charge, with its discount, onto another booking at the price and taxes that it has: it was put on the wrong room. It comes off
 * the first one as anything that is taken off, with what was paid for it, and is owed on the other. Both are locked by their ids.
 *
 * `INVALID_INPUT` for its own booking; `WRONG_STATE` where it is off, is itself a discount, or the other guests never came.
 */
export async function moveCharge(
  tx: Tx,
  { chargeId, toBookingId, staffId, reason }: Move,
): Promise<Result<{ balanceSen: Sen }, Refusals>> {
  const [seen] = await tx
    .select({ bookingId: bookingCharge.bookingId })
    .from(bookingCharge)
    .where(eq(bookingCharge.id, chargeId));
  if (!seen) return refuse("NOT_FOUND");
  if (seen.bookingId === toBookingId)
    return refuseFields("INVALID_INPUT", [{ path: "bookingId", rule: "sameBooking" }]);
  const both = [seen.bookingId, toBookingId].sort();
  for (const bookingId of both) await lockFolios(tx, bookingId);
  for (const bookingId of both) await lockBooking(tx, bookingId);
  const found = await lockCharge(tx, chargeId);
  if (!found.ok) return found;
  const target = await lockBooking(tx, toBookingId);
  if (!target) return refuse("NOT_FOUND");
  const { charge, locked } = found.value;
  if (charge.discountOf !== null) return refuse("WRONG_STATE", { rule: "isDiscount" });
  const allowed = mayCharge(target.row.state, { mayCorrect: true });
  if (!allowed.ok) return allowed;
  const discount = await discountOf(tx, chargeId);
  const off = await takeOffFound(tx, found.value, {
    staffId,
    reason: `${target.row.bookingNo}: ${reason}`,
  });
  if (!off.ok) return off;
  const slipId = await copyTo(tx, target, { ...found.value, discount, staffId });
  const put = await putCharges(tx, target, { once: slipId, staffId });
  if (!put.ok) return put;
  const name = charge.count > 1 ? `${charge.count} × ${charge.name.en}` : charge.name.en;
  await note(tx, {
    bookingId: toBookingId,
    what: "charged",
    at: target.now,
    staffId,
    before: null,
    after: { charges: [name], from: locked.row.bookingNo },
    facts: {
      amountSen: sumSen([charge.totalSen, discount?.totalSen ?? 0]),
      charge: name,
      note: `${locked.row.bookingNo}: ${reason}`,
    },
  });
  return ok({ balanceSen: off.value.owedSen });
}

type Row = ChargeFound["charge"];

async function discountOf(tx: Tx, chargeId: ChargeId): Promise<Row | undefined> {
  const stands = and(eq(bookingCharge.discountOf, chargeId), isNull(bookingCharge.offAt));
  const [discount] = await tx.select().from(bookingCharge).where(stands);
  return discount;
}

type Copied = ChargeFound & { readonly discount: Row | undefined; readonly staffId: StaffId };

/** A slip of the other booking with the same charge: of the same outlet, for nobody named, and signed by nobody. */
async function copyTo(tx: Tx, { row, now: at }: LockedBooking, { charge, discount, staffId }: Copied) {
  const [slip] = await tx.select().from(chargeSlip).where(eq(chargeSlip.id, charge.slipId));
  if (!slip) throw new Error(`charge ${charge.id} has lost its slip`);
  const { outletId, note: text } = slip;
  const [made] = await tx
    .insert(chargeSlip)
    .values({ bookingId: row.id, outletId, note: text, staffId, at })
    .returning({ id: chargeSlip.id });
  if (!made) throw new Error("no slip was made");
  const place = { slipId: made.id, bookingId: row.id, staffId, at };
  const copy = async ({ id: _, seq: __, ...kept }: Row, discountedId: ChargeId | null) => {
    const [copied] = await tx
      .insert(bookingCharge)
      .values({ ...kept, ...place, discountOf: discountedId })
      .returning({ id: bookingCharge.id });
    if (!copied) throw new Error("a charge was not written");
    return copied.id;
  };
  const chargeId = await copy(charge, null);
  if (discount) await copy(discount, chargeId);
  return made.id;
}
