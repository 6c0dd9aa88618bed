import type { DuplicateSlip } from "@pulau/contract/money-desk.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** A reference without the spaces and dashes in which banks and guests differ. */
const bare = (reference: SQL): SQL => sql`regexp_replace(upper(${reference}), '[^A-Z0-9]', '', 'g')`;

/** Shorter ones, and those without a digit, are words such as "deposit", which many write. */
const isTelling = (reference: SQL): SQL => sql`length(${bare(reference)}) >= 6 AND ${reference} ~ '[0-9]'`;

/** Twins of one slip that are told; the rest is no help. */
const mostTwins = 5;

type Row = DuplicateSlip & { readonly paymentId: PaymentId };

/**
 * Transfers of other bookings and purchases that have the same slip file or the same bank reference: one transfer may pay
 * for two bookings, or be shown twice.
 * @returns by payment, the latest first
 */
export async function findDuplicateSlips(
  db: Db,
  paymentIds: readonly PaymentId[],
): Promise<ReadonlyMap<PaymentId, DuplicateSlip[]>> {
  const twins = new Map<PaymentId, DuplicateSlip[]>();
  if (paymentIds.length === 0) return twins;
  const { rows } = await db.execute<Row>(sql`
    SELECT mine.payment_id AS "paymentId", b.id AS "bookingId", coalesce(b.booking_no, pu.number) AS number,
      op.state, other.same_file AS "sameFile", other.same_reference AS "sameReference"
    FROM offline_payment mine
    JOIN payment mp ON mp.id = mine.payment_id
    LEFT JOIN stored_file mf ON mf.id = mine.slip_id
    CROSS JOIN LATERAL (
      SELECT o.payment_id, coalesce(f.sha256 = mf.sha256, false) AS same_file,
        ${isTelling(sql`mine.reference`)} AND ${bare(sql`o.reference`)} = ${bare(sql`mine.reference`)} AS same_reference
      FROM offline_payment o LEFT JOIN stored_file f ON f.id = o.slip_id
      WHERE o.payment_id <> mine.payment_id AND o.way = 'transfer'
    ) other
    JOIN payment op ON op.id = other.payment_id
      AND coalesce(op.booking_id, op.purchase_id) <> coalesce(mp.booking_id, mp.purchase_id)
    LEFT JOIN booking b ON b.id = op.booking_id LEFT JOIN purchase pu ON pu.id = op.purchase_id
    WHERE mine.payment_id = ANY(${sql.param(paymentIds)}::uuid[]) AND (other.same_file OR other.same_reference)
    ORDER BY op.created_at DESC, op.id`);
  for (const { paymentId, ...twin } of rows) {
    const found = twins.get(paymentId) ?? [];
    if (found.length < mostTwins) twins.set(paymentId, [...found, twin]);
  }
  return twins;
}
