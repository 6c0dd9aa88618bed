import type { AdminPaper, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { addDays, dayOf, monthStart } from "@pulau/domain/calendar/day.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";

type Row = z.infer<typeof AdminPaper>;
/** Sums of all that was found, as text: a month's may be above the database's integers. */
type Sums = Readonly<Record<"invoicedSen" | "creditedSen" | "invoicedTaxSen" | "creditedTaxSen", string>>;

/** Papers of bookings, of places at events and of groups, which are numbered in the same series. */
const papers = sql`(
  SELECT i.id, i.kind, i.number, i.series, i.ordinal, i.position, i.issued_on, i.issued_at, i.total_sen,
    (SELECT coalesce(sum((line ->> 'amountSen')::bigint + coalesce((line ->> 'insideSen')::bigint, 0)), 0)
      FROM jsonb_array_elements(i.content -> 'lines') line WHERE line ->> 'step' = 'tax') AS tax_sen,
    i.content ->> 'reason' AS reason, b.id AS booking_id, NULL::uuid AS purchase_id, NULL::jsonb AS event, NULL::uuid AS group_id, b.booking_no, b.booking_name,
    EXISTS (SELECT 1 FROM e_invoice_party p WHERE p.booking_id = b.id) AS e_invoice
  FROM invoice i JOIN booking b ON b.id = i.booking_id
  UNION ALL
  SELECT i.id, i.kind, i.number, i.series, i.ordinal, 0, i.issued_on, i.issued_at, i.total_sen,
    (SELECT coalesce(sum((held ->> 'amountSen')::bigint), 0)
      FROM jsonb_array_elements(i.content -> 'taxes') held),
    i.content ->> 'reason', NULL, p.id, i.content #> '{places,name}', NULL, p.number, i.content #>> '{billTo,name}',
    EXISTS (SELECT 1 FROM e_invoice_party t WHERE t.purchase_id = p.id)
  FROM purchase_paper i JOIN purchase p ON p.id = i.purchase_id
  UNION ALL
  SELECT i.id, i.kind, i.number, i.series, i.ordinal, i.position, i.issued_on, i.issued_at, i.total_sen,
    (SELECT coalesce(sum((line ->> 'amountSen')::bigint + coalesce((line ->> 'insideSen')::bigint, 0)), 0)
      FROM jsonb_array_elements(i.content -> 'parts') part, jsonb_array_elements(part -> 'lines') line WHERE line ->> 'step' = 'tax'),
    i.content ->> 'reason', NULL, NULL, NULL, i.group_id, '', i.content #>> '{billTo,name}',
    i.content #>> '{billTo,taxNo}' IS NOT NULL
  FROM group_paper i) i`;

function ofMonth(month: string): SQL {
  const first = dayOf(`${month}-01`);
  return sql`i.issued_on >= ${first} AND i.issued_on < ${monthStart(addDays(first, 31))}`;
}

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`i.number ILIKE ${like} OR i.booking_no ILIKE ${like} OR i.booking_name ILIKE ${like}`;
}

const columns = sql`i.id AS "_id", i.kind, i.number, i.issued_on AS "issuedOn", i.reason, i.total_sen::int AS "totalSen",
  i.tax_sen::int AS "taxSen", i.booking_id AS "bookingId", i.purchase_id AS "purchaseId", i.event, i.group_id AS "groupId", i.booking_no AS "bookingNo", i.booking_name AS "bookingName",
  i.e_invoice AS "eInvoice"`;

/** Papers from before they said why were issued for a booking that was made. */
const withReason = (row: Row): Row => ({ ...row, reason: row.reason ?? "booked" });

const sum = (column: SQL, kind: PaperKind): SQL =>
  sql`coalesce(sum(${column}) FILTER (WHERE i.kind = ${kind}), 0)::text`;

/** A month's papers, and the sums of all that were found. */
export const monthsPapers = ({
  month,
  kind,
  search,
}: ListRequest<typeof adminPapersRoute>["query"]): Source<typeof adminPapersRoute, Row, Sums> => ({
  columns,
  from: papers,
  where: [ofMonth(month), equals(sql`i.kind`, kind), search ? found(search) : undefined],
  id: up(sql`i.id`, "uuid"),
  orders: {
    "-issuedAt": [
      down(sql`i.issued_at`, "timestamptz"),
      up(sql`i.booking_no`, "text"),
      down(sql`i.position`, "int"),
    ],
    issuedAt: [up(sql`i.issued_at`, "timestamptz"), up(sql`i.position`, "int")],
    number: [down(sql`i.kind`, "text"), up(sql`i.series`, "text"), up(sql`i.ordinal`, "bigint")],
    "-total": [down(sql`i.total_sen`, "bigint")],
  },
  rows: (rows) => rows.map(withReason),
  totals: sql`${sum(sql`i.total_sen`, "invoice")} AS "invoicedSen", ${sum(sql`i.total_sen`, "creditNote")} AS "creditedSen",
    ${sum(sql`i.tax_sen`, "invoice")} AS "invoicedTaxSen", ${sum(sql`i.tax_sen`, "creditNote")} AS "creditedTaxSen"`,
  extra: (sums) => ({
    invoicedSen: Number(sums.invoicedSen),
    creditedSen: Number(sums.creditedSen),
    invoicedTaxSen: Number(sums.invoicedTaxSen),
    creditedTaxSen: Number(sums.creditedTaxSen),
  }),
  cells: {
    paperNo: (paper) => paper.number,
    kind: (paper, language) => stateCell("paper", paper.kind, language),
    issuedOn: (paper) => paper.issuedOn,
    reason: (paper, language) => stateCell("paperReason", paper.reason, language),
    number: (paper) => paper.bookingNo,
    name: (paper) => paper.bookingName,
    event: (paper, language = "en") => paper.event?.[language] ?? null,
    total: (paper) => plainRinggit(paper.totalSen),
    tax: (paper) => plainRinggit(paper.taxSen),
    eInvoice: (paper) => paper.eInvoice,
    id: (paper) => paper._id,
  },
});

/** Every paper of a month in the order of its numbers. */
export async function allPapers(db: Db, month: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columns} FROM ${papers} WHERE ${ofMonth(month)} ORDER BY i.kind DESC, i.series, i.ordinal`,
  );
  return rows.map(withReason);
}
