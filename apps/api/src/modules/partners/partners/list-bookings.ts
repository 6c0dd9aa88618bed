import type { partnerBookingsRoute } from "@pulau/contract/partners.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";

type Row = RowOf<typeof partnerBookingsRoute>;

/** Bookings that an agency made, or that came by an influencer's links. */
export const partnerBookings = (accountId: AccountId): Source<typeof partnerBookingsRoute, Row> => ({
  columns: sql`b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.state AS "status",
    p.name AS "packageName", b.check_in::text AS "checkIn", b.check_out::text AS "checkOut",
    b.total_sen AS "totalSen", b.submitted_at AS "submittedAt"`,
  from: sql`booking b JOIN package p ON p.id = b.package_id`,
  among: sql`booking b`,
  where: [sql`b.account_id = ${accountId} OR b.influencer_id = ${accountId} OR b.referred_by = ${accountId}`],
  id: up(sql`b.id`, "uuid"),
  orders: {
    "-submittedAt": [down(sql`b.submitted_at`, "timestamptz")],
    submittedAt: [up(sql`b.submitted_at`, "timestamptz")],
    checkIn: [up(sql`b.check_in`, "date")],
    "-checkIn": [down(sql`b.check_in`, "date")],
    "-total": [down(sql`b.total_sen`, "bigint")],
  },
  rows: (rows) => rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt).toISOString() })),
  exists: sql`EXISTS (SELECT FROM account WHERE id = ${accountId} AND kind <> 'guest')`,
  cells: {
    number: (row) => row.bookingNo,
    name: (row) => row.bookingName,
    status: (row, language) => stateCell("stay", row.status, language),
    package: (row, language = "en") => row.packageName[language],
    arrival: (row) => row.checkIn,
    departure: (row) => row.checkOut,
    total: (row) => plainRinggit(row.totalSen),
    booked: (row) => row.submittedAt,
    id: (row) => row._id,
  },
});
