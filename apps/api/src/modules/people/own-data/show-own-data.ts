import type { OwnData } from "@pulau/contract/own-data.ts";
import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, isNull, sql } from "../../../db/orm.ts";
import { accountDeletion, dataExport } from "../../../db/schema/own-data.ts";
import type { Tx } from "../../../db/tx.ts";

type Obstacles = OwnData["obstacles"];

/** What members see of what is kept of them, and of how their account ends. */
export async function showOwnData(db: Db | Tx, memberId: MemberId): Promise<OwnData> {
  const [copy] = await db
    .select()
    .from(dataExport)
    .where(
      and(
        eq(dataExport.memberId, memberId),
        isNull(dataExport.endedAt),
        sql`coalesce(${dataExport.endsAt} > pulau_now(), true)`,
      ),
    )
    .orderBy(desc(dataExport.askedAt))
    .limit(1);
  const [open] = await db
    .select({ dueAt: accountDeletion.dueAt })
    .from(accountDeletion)
    .where(isOpen(memberId));
  return {
    export: copy
      ? {
          _id: copy.id,
          state: copy.readyAt === null ? "preparing" : "ready",
          askedAt: copy.askedAt.toISOString(),
          endsAt: copy.endsAt?.toISOString() ?? null,
          bytes: copy.bytes,
        }
      : null,
    deletion: open ? { dueAt: open.dueAt.toISOString() } : null,
    obstacles: await findObstacles(db, memberId),
  };
}

/** A deletion that its owner has not withdrawn, and that is still to come. */
export const isOpen = (memberId: MemberId) =>
  and(
    eq(accountDeletion.memberId, memberId),
    isNull(accountDeletion.withdrawnAt),
    isNull(accountDeletion.doneAt),
  );

/**
 * What stands against deleting a member. What is an agency's (its stays, its wallet) stays with the agency; it only must
 * keep an owner.
 */
export async function findObstacles(db: Db | Tx, memberId: MemberId): Promise<Obstacles> {
  const { rows } = await db.execute<Obstacles>(sql`
    SELECT coalesce((
        SELECT json_agg(json_build_object('bookingNo', b.booking_no, 'checkIn', b.check_in, 'checkOut', b.check_out)
          ORDER BY b.check_in, b.booking_no)
        FROM booking b WHERE own.id IS NOT NULL AND b.account_id = own.id
          AND b.state IN ${oneOf(openStates)}), '[]') AS stays,
      coalesce((
        SELECT w.credited_sen - w.debited_sen FROM wallet w WHERE w.account_id = own.id), 0)::bigint AS "walletSen",
      coalesce((
        SELECT sum(c.amount_sen) FROM commission c
        WHERE c.account_id = own.id AND c.state = 'forecast'), 0)::bigint AS "commissionSen",
      coalesce((
        SELECT sum(r.amount_sen) FROM refund r
        LEFT JOIN booking b ON b.id = r.booking_id LEFT JOIN purchase p ON p.id = r.purchase_id
        WHERE own.id IN (b.account_id, p.account_id) AND r.state IN ('queued', 'byHand', 'failed')), 0)::bigint AS "refundSen",
      own.id IS NULL AND m.role = 'admin' AND NOT EXISTS (
        SELECT FROM member other WHERE other.account_id = m.account_id AND other.id <> m.id
          AND other.role = 'admin' AND other.status = 'active') AS "lastOwner",
      (SELECT count(*) FROM voucher v
        WHERE v.owner_id = own.id AND v.left_sen > 0 AND v.voided_at IS NULL AND v.expired_at IS NULL)::int AS vouchers,
      (SELECT count(*) FROM bought_package p
        WHERE p.account_id = own.id AND p.nos_used < p.nos_bought AND p.expired_at IS NULL)::int AS packages
    FROM member m LEFT JOIN account own ON own.id = m.account_id AND own.kind <> 'agency'
    WHERE m.id = ${memberId}`);
  if (!rows[0]) throw new Error("there is no such member");
  return rows[0];
}
