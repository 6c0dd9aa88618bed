import type { BookingDetail } from "@pulau/contract/bookings.ts";
import type { BookingId, TransferId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gte, sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { bookingTransfer } from "../../../db/schema/transfers.ts";
import type { Tx } from "../../../db/tx.ts";

type Transfers = Omit<z.infer<typeof BookingDetail>["transfers"][number], "noteVersion">[];

/** The land transfers of a booking, in the order in which they were asked for. */
export async function loadTransfers(db: Db | Tx, bookingId: BookingId): Promise<Transfers> {
  const rows = await db
    .select()
    .from(bookingTransfer)
    .where(eq(bookingTransfer.bookingId, bookingId))
    .orderBy(asc(bookingTransfer.position));
  return rows.map(({ id, fromName, toName, pickUpTime, dropTime, returnTime, ...row }) => ({
    ...row,
    _id: id,
    from: fromName,
    to: toName,
    pickUpTime: pickUpTime.slice(0, 5),
    dropTime: dropTime.slice(0, 5),
    returnTime: returnTime?.slice(0, 5) ?? null,
  }));
}

/** Makes a booking have these land transfers, whatever it had before. One that keeps its place keeps its id. */
export async function replaceTransfers(
  tx: Tx,
  bookingId: BookingId,
  { transfers = [] }: HeldStay,
): Promise<void> {
  await tx
    .delete(bookingTransfer)
    .where(and(eq(bookingTransfer.bookingId, bookingId), gte(bookingTransfer.position, transfers.length)));
  for (const [position, { from, to, ...transfer }] of transfers.entries()) {
    const row = { ...transfer, bookingId, position, fromName: from, toName: to };
    const { bookingId: _, position: __, ...changed } = row;
    await tx
      .insert(bookingTransfer)
      .values(row)
      .onConflictDoUpdate({ target: [bookingTransfer.bookingId, bookingTransfer.position], set: changed });
  }
}

/**
 * Writes what the driver should know of one transfer, also into what the booking was made from, so that the next change
 * keeps it. False: the booking has no such transfer.
 */
export async function noteTransfer(
  tx: Tx,
  { bookingId, transferId, text }: { bookingId: BookingId; transferId: TransferId; text: string },
): Promise<string | null> {
  const isPart = and(eq(bookingTransfer.id, transferId), eq(bookingTransfer.bookingId, bookingId));
  const [found] = await tx
    .select({ position: bookingTransfer.position, earlier: bookingTransfer.note })
    .from(bookingTransfer)
    .where(isPart);
  if (!found) return null;
  const { position, earlier } = found;
  await tx.update(bookingTransfer).set({ note: text }).where(isPart);
  const path = ["transport", "land", String(position), "note"];
  await tx.execute(sql`
    UPDATE booking SET booking_json = jsonb_set(booking_json, ${sql.param(path)}::text[], to_jsonb(${text}::text))
    WHERE id = ${bookingId}`);
  await tx.execute(sql`
    UPDATE stay_hold h
    SET stay = jsonb_set(h.stay, ${sql.param(["transfers", String(position), "note"])}::text[], to_jsonb(${text}::text))
    FROM booking b WHERE b.id = ${bookingId} AND h.id = b.hold_id`);
  return earlier;
}
