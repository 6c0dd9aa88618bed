import type { PaymentId, ShiftId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { ledgerTransaction } from "../../../db/schema/payments.ts";
import { drawerEntry, shift } from "../../../db/schema/shifts.ts";
import type { Tx } from "../../../db/tx.ts";

export type ShiftFound = typeof shift.$inferSelect;

/**
 * The open shift of somebody who takes cash. Its lock is shared, so that two payments don't wait for each other but the
 * count waits for both; it is taken after everything else, and before the movement is written.
 */
export async function lockOwnDrawer(tx: Tx, staffId: StaffId): Promise<Result<ShiftId, "NO_OPEN_DRAWER">> {
  const isOwn = and(eq(shift.staffId, staffId), isNull(shift.closedAt));
  const [row] = await tx.select({ id: shift.id }).from(shift).where(isOwn).for("share");
  return row ? ok(row.id) : refuse("NO_OPEN_DRAWER");
}

type TakenBack = { readonly paymentId: PaymentId; readonly staffId: StaffId; readonly amountSen: Sen };

/**
 * The open shift that a payment in cash came into, whosever it is; where that one is closed, that of who voids it. Either with
 * as much in it, locked alone, as with any cash that goes out.
 */
export async function lockDrawerOf(
  tx: Tx,
  { paymentId, staffId, amountSen }: TakenBack,
): Promise<Result<ShiftId, "NO_OPEN_DRAWER" | "WRONG_STATE">> {
  const [row] = await tx
    .select({ id: shift.id })
    .from(drawerEntry)
    .innerJoin(shift, and(eq(shift.id, drawerEntry.shiftId), isNull(shift.closedAt)))
    .where(and(eq(drawerEntry.paymentId, paymentId), eq(drawerEntry.kind, "payment")))
    .for("update", { of: shift });
  return row ? holding(tx, row.id, amountSen) : lockDrawerToPay(tx, staffId, amountSen);
}

/** The open shift that the cash of a sale came into, with as much in it: locked alone, as with any cash that goes out. */
export async function lockDrawerOfSale(
  tx: Tx,
  tillSaleId: TillSaleId,
  amountSen: Sen,
): Promise<Result<ShiftId, "WRONG_STATE">> {
  const isOfSale = and(
    eq(drawerEntry.transactionId, ledgerTransaction.id),
    eq(ledgerTransaction.tillSaleId, tillSaleId),
    eq(ledgerTransaction.kind, "tillSale"),
  );
  const [row] = await tx
    .select({ id: shift.id })
    .from(drawerEntry)
    .innerJoin(ledgerTransaction, isOfSale)
    .innerJoin(shift, and(eq(shift.id, drawerEntry.shiftId), isNull(shift.closedAt)))
    .for("update", { of: shift });
  return row ? holding(tx, row.id, amountSen) : refuse("WRONG_STATE", { rule: "saleDrawerClosed" });
}

async function holding(tx: Tx, shiftId: ShiftId, amountSen: Sen): Promise<Result<ShiftId, "WRONG_STATE">> {
  const holdsSen = await sumDrawer(tx, shiftId);
  return holdsSen < amountSen ? refuse("WRONG_STATE", { rule: "drawerShort", holdsSen }) : ok(shiftId);
}

/** The open shift of somebody who takes cash out: locked alone, because two could otherwise take the same notes. */
export async function lockDrawerToPay(
  tx: Tx,
  staffId: StaffId,
  amountSen: Sen,
): Promise<Result<ShiftId, "NO_OPEN_DRAWER" | "WRONG_STATE">> {
  const isOwn = and(eq(shift.staffId, staffId), isNull(shift.closedAt));
  const [row] = await tx.select({ id: shift.id }).from(shift).where(isOwn).for("update");
  return row ? holding(tx, row.id, amountSen) : refuse("NO_OPEN_DRAWER");
}

/** A shift that is open, locked alone. */
export async function lockShift(
  tx: Tx,
  shiftId: ShiftId,
): Promise<Result<ShiftFound, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(shift).where(eq(shift.id, shiftId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  return row.closedAt ? refuse("WRONG_STATE", { rule: "shiftClosed" }) : ok(row);
}

/** What a drawer should hold. The lock on its shift says whether that can still change. */
export async function sumDrawer(tx: Tx, shiftId: ShiftId): Promise<Sen> {
  const sum = sql<string>`coalesce(sum(${drawerEntry.sen}), 0)`;
  const [row] = await tx.select({ sum }).from(drawerEntry).where(eq(drawerEntry.shiftId, shiftId));
  return Number(row?.sum ?? 0);
}
