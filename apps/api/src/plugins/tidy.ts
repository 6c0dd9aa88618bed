import { signatureDays } from "@pulau/domain/booking/registration.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { notice } from "../db/schema/notices.ts";
import { idempotencyKey, rateWindow } from "../db/schema/platform.ts";
import { roomNightChange } from "../db/schema/room-nights.ts";
import { serviceKeys } from "../db/schema/service-keys.ts";
import { deletedRecord } from "../db/schema/staff.ts";
import { isForgotten } from "../service-keys/stored-keys.ts";

/**
 * Forgets remembered answers after two days, counts of calls and deleted rows of the staff's lists after one, after an
 * hour which rooms' nights changed, keys that were replaced once no payment is confirmed by them any more, notices after ninety days, links to guests' details a day after
 * they ended, and after forty days the drafts of anonymous guests, whose token has then ended and who
 * can't come back to them. Safe to run in every process.
 */
export async function tidy(db: Db): Promise<void> {
  await db.delete(idempotencyKey).where(sql`${idempotencyKey.createdAt} < now() - interval '2 days'`);
  await db.delete(rateWindow).where(sql`${rateWindow.windowStart} < now() - interval '1 day'`);
  await db.delete(deletedRecord).where(sql`${deletedRecord.deletedAt} < pulau_now() - interval '1 day'`);
  await db.delete(serviceKeys).where(isForgotten);
  await db.delete(roomNightChange).where(sql`${roomNightChange.at} < now() - interval '1 hour'`);
  await db.delete(notice).where(sql`${notice.createdAt} < pulau_now() - interval '90 days'`);
  await db.execute(sql`
    DELETE FROM guest_link g USING booking b WHERE b.id = g.booking_id
      AND (g.ended_at < pulau_now() - interval '1 day' OR b.check_in < (pulau_now() - interval '2 days')::date)`);
  await eraseSignatures(db);
  await db.execute(sql`
    DELETE FROM draft d WHERE d.updated_at < pulau_now() - interval '40 days'
      AND NOT EXISTS (SELECT FROM account a WHERE a.id = d.owner_id)
      AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = 'booked')`);
}

/**
 * Erases what guests signed, on their registration cards and on slips of the till, once the stay is over for so long that
 * no payment of it can be disputed any more. That they signed, when and to which terms stays.
 */
async function eraseSignatures(db: Db): Promise<void> {
  const isOver = sql`b.check_out < (pulau_now() - make_interval(days => ${signatureDays}))::date`;
  await db.execute(sql`
    UPDATE registration_card c SET signature = NULL, signed_name = '', erased_at = pulau_now()
    FROM booking b WHERE b.id = c.booking_id AND c.signed_at IS NOT NULL AND c.erased_at IS NULL AND ${isOver}`);
  await db.execute(sql`
    UPDATE charge_slip s SET signature = NULL
    FROM booking b WHERE b.id = s.booking_id AND s.signature IS NOT NULL AND ${isOver}`);
}
