import type { VoucherId } from "@pulau/domain/ids.ts";
import { eq, sql } from "../../../db/orm.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { moveVoucher } from "./move-voucher.ts";

/** How long whoever got money back on a voucher can spend it at least. */
const daysAgain = 90;

/**
 * Money comes back to a voucher that has ended, or ends soon: it is good again, for everybody has time to book another
 * stay. One that staff made void stays void: what came back goes on at once to where they said. The voucher is locked.
 */
export async function refillVoucher(
  tx: Tx,
  {
    voucherId,
    timeZone,
    now,
  }: { readonly voucherId: VoucherId; readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const [row] = await tx.select().from(voucher).where(eq(voucher.id, voucherId)).for("update");
  if (!row) throw new Error(`voucher ${voucherId} is gone`);
  const standing = await moveVoucher(tx, { row, now }, "refill", {
    remindedAt: null,
    expiresOn: sql`greatest(${voucher.expiresOn}, (pulau_now() AT TIME ZONE ${timeZone})::date + ${daysAgain}::int)`,
  });
  if (standing === "void") await enqueue(tx, "end-vouchers", {});
}
