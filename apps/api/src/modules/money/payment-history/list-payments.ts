import type { HistoryPayment, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, textIn, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import type { Language } from "../../../plugins/language.ts";
import { paymentCells, paymentHeads } from "./payment-cells.ts";

type Filters = ListRequest<typeof paymentHistoryRoute>["query"] & {
  readonly ownerId: OwnerId;
  readonly timeZone: string;
  readonly language: Language;
};
type PaymentRow = Omit<HistoryPayment, "at" | "settledAt"> & { at: string; settledAt: string | null };
type Sums = {
  readonly captured: string;
  readonly refunded: string;
  readonly gateways: string[] | null;
};

/** Where something that was paid for can still be paid for: a booking or purchase in time, or a balance. */
const stillPayable = sql`CASE WHEN b.id IS NOT NULL
  THEN (b.state = 'awaitingPayment' AND b.pay_until > pulau_now())
    OR (b.state IN ${oneOf(upcomingStates)} AND b.paid_sen < b.total_sen)
  ELSE pu.state = 'open' AND pu.pay_until > pulau_now() END`;

/** Every attempt to pay of an owner, with what it was for. */
const paymentsOf = (ownerId: OwnerId): SQL => sql`
  SELECT p.id AS "_id", p.created_at AS at, p.settled_at AS "settledAt",
    CASE WHEN b.id IS NOT NULL THEN 'booking' ELSE pu.flow END AS kind, coalesce(b.id, pu.id) AS "payableId",
    b.id AS "bookingId", b.booking_no AS "bookingNo", coalesce(b.booking_no, pu.number) AS number,
    coalesce(pk.name, pu.facts -> 'name') AS name, p.gateway, p.part, p.state, p.reason, p.note,
    p.amount_sen AS "amountSen", p.refunded_sen AS "refundedSen", p.state = 'captured' AS "hasReceipt",
    p.state = 'captured' AND pu.flow = 'event' AND (pu.state = 'done' OR EXISTS (
      SELECT FROM purchase_paper i WHERE i.purchase_id = pu.id)) IS TRUE AS "hasInvoice",
    p.state IN ('started', 'declined', 'expired') AND ${stillPayable} AND NOT EXISTS (
      SELECT FROM payment l WHERE (l.booking_id = b.id OR l.purchase_id = pu.id)
        AND (l.created_at, l.id) > (p.created_at, p.id)) AS "canRetry",
    concat_ws(' ', b.booking_no, b.booking_name, ${wordsIn(sql`pk.name`)}, pu.number, ${textIn(sql`pu.facts -> 'name'`)}, p.gateway_ref, p.capture_ref,
      p.note) AS searched
  FROM payment p LEFT JOIN booking b ON b.id = p.booking_id LEFT JOIN package pk ON pk.id = b.package_id
  LEFT JOIN purchase pu ON pu.id = p.purchase_id
  WHERE b.owner_id = ${ownerId} OR pu.account_id = ${ownerId}`;

const iso = (moment: string): string => new Date(moment).toISOString();
const rowOf = ({ at, settledAt, ...row }: PaymentRow): HistoryPayment => ({
  ...row,
  at: iso(at),
  settledAt: settledAt === null ? null : iso(settledAt),
});

/** Somebody's payments, with the sums of all that the filter finds. */
export const ownPayments = (filters: Filters): Source<typeof paymentHistoryRoute, PaymentRow, Sums> => ({
  columns: sql`m.*`,
  from: sql`(${paymentsOf(filters.ownerId)}) m`,
  where: [
    equals(sql`m."payableId"`, filters._id),
    equals(sql`m.kind`, filters.kind),
    equals(sql`m.state`, filters.state),
    equals(sql`m.gateway`, filters.gateway),
    ...daySpan(sql`m.at`, filters, filters.timeZone),
    filters.search ? sql`m.searched ILIKE ${likeOf(filters.search)}` : undefined,
  ],
  id: up(sql`m."_id"`, "uuid"),
  orders: { "-at": [down(sql`m.at`, "timestamptz")], at: [up(sql`m.at`, "timestamptz")] },
  rows: (rows) => rows.map(rowOf),
  totals: sql`coalesce(sum(m."amountSen") FILTER (WHERE m.state = 'captured'), 0) AS captured,
    coalesce(sum(m."refundedSen"), 0) AS refunded,
    (SELECT array_agg(DISTINCT w.gateway ORDER BY w.gateway) FROM (${paymentsOf(filters.ownerId)}) w) AS gateways`,
  extra: ({ captured, refunded, gateways }) => ({
    capturedSen: Number(captured),
    refundedSen: Number(refunded),
    gateways: gateways ?? [],
  }),
  cells: paymentCells(filters),
  heads: paymentHeads(filters.language),
});
