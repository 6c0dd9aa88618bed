import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/** How long whoever got money back on a voucher can spend it at least. */
const daysAgain = 90;

/**
 * Money comes back to a voucher that has ended, or ends soon: it is good again, for everybody has time to book another
 * stay. One that staff made void stays void: what came back goes on at once to where they said.
 */
export async function reopenVoucher(tx: Tx, voucherId: string, timeZone: string): Promise<void> {
  const { rows } = await tx.execute<{ isVoid: boolean }>(sql`
    UPDATE voucher SET expired_at = NULL, reminded_at = NULL,
      expires_on = greatest(expires_on, (pulau_now() AT TIME ZONE ${timeZone})::date + ${daysAgain}::int)
    WHERE id = ${voucherId} RETURNING voided_at IS NOT NULL AS "isVoid"`);
  if (rows[0]?.isVoid) await enqueue(tx, "end-vouchers", {});
}
