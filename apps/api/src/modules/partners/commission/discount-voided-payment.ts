import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * A payment of a locked booking was an entry by mistake, and is counted off already. Nobody lost that money: what refunds
 * of a stay that is over are held against falls by it, so that no commission is taken back.
 */
export async function discountVoidedPayment(
  tx: Tx,
  { bookingId, amountSen }: { readonly bookingId: BookingId; readonly amountSen: Sen },
): Promise<void> {
  await tx.execute(sql`
    UPDATE commission c
    SET paid_sen = least(c.paid_sen, b.paid_sen + greatest(0, c.paid_sen - b.paid_sen - ${amountSen}::bigint))
    FROM booking b WHERE b.id = c.booking_id AND b.id = ${bookingId} AND c.state = 'earned'`);
}
