import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { inTransaction } from "../db/tx.ts";
import { takeDeposit } from "../modules/money/room-deposits/public.ts";

/** Room deposits of the demo, by the call that staff use: three guests in house left a hold on their card, and one was let off. */
export async function makeDemoDeposits(db: Db): Promise<void> {
  const { rows: desk } = await db.execute<{ id: StaffId }>(
    sql`SELECT id FROM staff_user WHERE username = 'frontdesk'`,
  );
  const staffId = desk[0]?.id;
  const { rows } = await db.execute<{ id: BookingId }>(
    sql`SELECT id FROM booking WHERE state = 'inHouse' ORDER BY check_in, booking_no LIMIT 4`,
  );
  if (!staffId) return;
  for (const [i, { id: bookingId }] of rows.entries()) {
    const isLast = i === rows.length - 1;
    const hold = {
      way: "hold",
      amountSen: 20_000,
      reference: `Visa 44${i}1, A-4821${i}`,
      reason: "",
    } as const;
    const none = { way: "waived", amountSen: 0, reference: "", reason: "Stays with us every year" } as const;
    await inTransaction(db, (tx) => takeDeposit(tx, { bookingId, staffId, ...(isLast ? none : hold) }));
  }
}
