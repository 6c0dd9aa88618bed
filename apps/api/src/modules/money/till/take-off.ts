import type { ChargeId, ChargeSlipId, StaffId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { undoMinutes } from "@pulau/domain/till/may-charge.ts";
import { and, asc, eq, inArray, isNull, or } from "../../../db/orm.ts";
import { bookingCharge, chargeSlip } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";
import { type LockedBooking, lockBooking, note } from "../../booking/bookings/public.ts";
import { endShares, lockFolios } from "./charge-folio.ts";
import { folioSums, type Put, putCharges } from "./put-charges.ts";

type Row = typeof bookingCharge.$inferSelect;
export type ChargeFound = { readonly locked: LockedBooking; readonly charge: Row };

/** A charge that stands, under the lock of its booking. */
export async function lockCharge(
  tx: Tx,
  id: ChargeId,
): Promise<Result<ChargeFound, "NOT_FOUND" | "WRONG_STATE">> {
  const isIt = eq(bookingCharge.id, id);
  const [found] = await tx.select({ bookingId: bookingCharge.bookingId }).from(bookingCharge).where(isIt);
  if (found) await lockFolios(tx, found.bookingId);
  const locked = found && (await lockBooking(tx, found.bookingId));
  const [charge] = locked ? await tx.select().from(bookingCharge).where(isIt) : [];
  if (!locked || !charge) return refuse("NOT_FOUND");
  return charge.offAt ? refuse("WRONG_STATE", { rule: "chargeOff" }) : ok({ locked, charge });
}

type TakeOff = { readonly staffId: StaffId; readonly reason: string };

/** Takes a charge off its booking with its discount, or a discount alone. It stays, as taken off, with who and why. */
export async function takeOffCharge(
  tx: Tx,
  { chargeId, staffId, reason }: TakeOff & { readonly chargeId: ChargeId },
): Promise<Result<{ balanceSen: Sen }, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockCharge(tx, chargeId);
  if (!found.ok) return found;
  const off = await takeOffFound(tx, found.value, { staffId, reason });
  return off.ok ? ok({ balanceSen: off.value.owedSen }) : off;
}

/** The same of a charge that is found and locked. */
export const takeOffFound = (tx: Tx, { locked, charge }: ChargeFound, why: TakeOff) =>
  takeOff(tx, locked, { charges: [charge], ...why });

type Undoing = {
  readonly slipId: ChargeSlipId;
  readonly staffId: StaffId;
  /** Whether money that was paid for it may go back: the right of who takes charges off. */
  readonly mayGiveBack: boolean;
};

/**
 * Takes back all that stands of what somebody charged themselves a moment ago. `CANNOT_UNDO` for a colleague's slip,
 * once the minutes for it are over, and where it would send money back without the right for that.
 */
export async function undoSlip(
  tx: Tx,
  { slipId, staffId, mayGiveBack }: Undoing,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "CANNOT_UNDO">> {
  const [slip] = await tx.select().from(chargeSlip).where(eq(chargeSlip.id, slipId));
  if (slip) await lockFolios(tx, slip.bookingId);
  const locked = slip && (await lockBooking(tx, slip.bookingId));
  if (!locked) return refuse("NOT_FOUND");
  if (slip.staffId !== staffId) return refuse("CANNOT_UNDO", { rule: "colleagues" });
  if (locked.now.getTime() - slip.at.getTime() > undoMinutes * 60_000)
    return refuse("CANNOT_UNDO", { rule: "tooLate", minutes: undoMinutes });
  const charges = await tx
    .select()
    .from(bookingCharge)
    .where(
      and(eq(bookingCharge.slipId, slipId), isNull(bookingCharge.offAt), isNull(bookingCharge.discountOf)),
    )
    .orderBy(asc(bookingCharge.seq));
  if (charges.length === 0) return refuse("WRONG_STATE", { rule: "chargeOff" });
  const off = await takeOff(tx, locked, { charges, staffId, reason: "Undone" });
  if (!off.ok) return off;
  // Refused, all of it is as it was.
  return off.value.backSen > 0 && !mayGiveBack ? refuse("CANNOT_UNDO", { rule: "paid" }) : ok({ done: true });
}

async function takeOff(
  tx: Tx,
  locked: LockedBooking,
  { charges, staffId, reason }: TakeOff & { readonly charges: readonly Row[] },
): Promise<Result<Put, "WRONG_STATE">> {
  const { row, now: at } = locked;
  const ids = charges.map(({ id }) => id);
  const before = await folioSums(tx, row);
  const off = await tx
    .update(bookingCharge)
    .set({ offAt: at, offBy: staffId, offReason: reason })
    .where(
      and(
        isNull(bookingCharge.offAt),
        or(inArray(bookingCharge.id, ids), inArray(bookingCharge.discountOf, ids)),
      ),
    )
    .returning({ totalSen: bookingCharge.totalSen });
  const [first] = ids;
  if (first === undefined) throw new Error("nothing is to be taken off");
  const put = await putCharges(tx, locked, { once: first, staffId, because: reason, before });
  if (!put.ok) return put;
  await endShares(tx, { bookingId: row.id, chargeIds: ids, staffId });
  const names = charges.map(({ count, name }) => (count > 1 ? `${count} × ${name.en}` : name.en));
  await note(tx, {
    bookingId: row.id,
    what: "chargeTakenOff",
    at,
    staffId,
    before: { charges: names },
    after: null,
    facts: {
      amountSen: sumSen(off.map(({ totalSen }) => totalSen)),
      charge: names.join(", "),
      note: reason,
    },
  });
  return put;
}
