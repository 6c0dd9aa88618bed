import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { settleCommissions } from "./settle-commissions.ts";

/** Bookings that are read at a time. */
const atOnce = 200;

/**
 * Settles what nothing has settled yet: stays that stood before commission was kept, a friend who turned out to be the
 * referrer, friends whose first stay was another. Each in a transaction of its own.
 */
export async function settleOutstanding(db: Db): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const found = await missedAfter(db, after);
    for (const id of found) await inTransaction(db, (tx) => settleLocked(tx, id));
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) return;
    after = last;
  }
}

async function settleLocked(tx: Tx, id: BookingId): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM booking WHERE id = ${id} FOR NO KEY UPDATE`);
  await settleCommissions(tx, id);
}

async function missedAfter(db: Db, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: BookingId }>(sql`
    SELECT b.id FROM booking b LEFT JOIN commission c ON c.booking_id = b.id
    WHERE b.id > ${after} AND (
      (c.id IS NULL AND b.state IN ${oneOf(upcomingStates)}
        AND (b.agent_contract_id IS NOT NULL OR b.influencer_id IS NOT NULL OR b.referred_by IS NOT NULL))
      OR (c.state = 'forecast' AND (b.state NOT IN ${oneOf(upcomingStates)}
        OR (c.kind = 'referral' AND (b.referred_by IS DISTINCT FROM c.account_id OR EXISTS (
          SELECT FROM booking o WHERE o.id <> b.id AND o.state = 'completed'
            AND (o.owner_id = b.owner_id OR o.email = b.email))))))
      -- A balance came after the stay, or money left it by a way that told nobody.
      OR (c.state = 'earned' AND (c.paid_sen < least(b.paid_sen, b.total_sen) OR c.paid_sen > 0 AND c.reversed_sen
        < least(c.amount_sen, ceil(c.amount_sen * (c.paid_sen - b.paid_sen)::numeric / c.paid_sen)))))
    GROUP BY b.id ORDER BY b.id LIMIT ${atOnce}`);
  return rows.map(({ id }) => id);
}
