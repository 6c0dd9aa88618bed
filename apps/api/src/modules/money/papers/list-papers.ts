import type { AdminPaper, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Row = z.infer<typeof AdminPaper>;
type Ask = {
  readonly month: string;
  readonly kind?: PaperKind | undefined;
  readonly search?: string | undefined;
};

/** Sums of all that was found, as text: a month's may be above the database's integers. */
type Sums = { readonly total: number } & Readonly<
  Record<"invoicedSen" | "creditedSen" | "invoicedTaxSen" | "creditedTaxSen", string>
>;

/** Papers of bookings and of places at events, which are numbered in the same series. */
const papers = sql`(
  SELECT i.id, i.kind, i.number, i.series, i.ordinal, i.position, i.issued_on, i.issued_at, i.total_sen,
    (SELECT coalesce(sum((line ->> 'amountSen')::bigint + coalesce((line ->> 'insideSen')::bigint, 0)), 0)
      FROM jsonb_array_elements(i.content -> 'lines') line WHERE line ->> 'step' = 'tax') AS tax_sen,
    i.content ->> 'reason' AS reason, b.id AS booking_id, NULL::uuid AS purchase_id, NULL::jsonb AS event, b.booking_no, b.booking_name,
    EXISTS (SELECT 1 FROM e_invoice_party p WHERE p.booking_id = b.id) AS e_invoice
  FROM invoice i JOIN booking b ON b.id = i.booking_id
  UNION ALL
  SELECT i.id, i.kind, i.number, i.series, i.ordinal, 0, i.issued_on, i.issued_at, i.total_sen,
    (SELECT coalesce(sum((held ->> 'amountSen')::bigint), 0)
      FROM jsonb_array_elements(i.content -> 'taxes') held),
    i.content ->> 'reason', NULL, p.id, i.content #> '{places,name}', p.number, i.content #>> '{billTo,name}',
    EXISTS (SELECT 1 FROM e_invoice_party t WHERE t.purchase_id = p.id)
  FROM purchase_paper i JOIN purchase p ON p.id = i.purchase_id) i`;

const foundBy = ({ month, kind, search }: Ask): SQL => {
  const like = search ? likeOf(search) : null;
  const after = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
  return sql`FROM ${papers}
    WHERE i.issued_on >= ${`${month}-01`} AND i.issued_on < ${after}
      AND (${kind ?? null}::text IS NULL OR i.kind = ${kind ?? null})
      AND (${like}::text IS NULL OR i.number ILIKE ${like} OR i.booking_no ILIKE ${like} OR i.booking_name ILIKE ${like})`;
};

const columns = sql`i.id AS "_id", i.kind, i.number, i.issued_on AS "issuedOn", i.reason, i.total_sen::int AS "totalSen",
  i.tax_sen::int AS "taxSen", i.booking_id AS "bookingId", i.purchase_id AS "purchaseId", i.event, i.booking_no AS "bookingNo", i.booking_name AS "bookingName",
  i.e_invoice AS "eInvoice"`;

/** Papers from before they said why were issued for a booking that was made. */
const told = (row: Row): Row => ({ ...row, reason: row.reason ?? "booked" });

/** A page of a month's papers, the newest first, and the sums of all that were found. */
export async function listPapers(
  db: Db,
  { page, limit, ...ask }: Ask & { readonly page: number; readonly limit: number },
): Promise<Reply<typeof adminPapersRoute>> {
  const found = foundBy(ask);
  const [{ rows }, sums] = await Promise.all([
    db.execute<Row>(sql`SELECT ${columns} ${found}
      ORDER BY i.issued_at DESC, i.booking_no, i.position DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    db.execute<Sums>(sql`SELECT count(*)::int AS total,
      coalesce(sum(i.total_sen) FILTER (WHERE i.kind = 'invoice'), 0)::text AS "invoicedSen",
      coalesce(sum(i.total_sen) FILTER (WHERE i.kind = 'creditNote'), 0)::text AS "creditedSen",
      coalesce(sum(i.tax_sen) FILTER (WHERE i.kind = 'invoice'), 0)::text AS "invoicedTaxSen",
      coalesce(sum(i.tax_sen) FILTER (WHERE i.kind = 'creditNote'), 0)::text AS "creditedTaxSen" ${found}`),
  ]);
  const [sum] = sums.rows;
  return {
    papers: rows.map(told),
    ...frameOf({ page, limit, total: sum?.total ?? 0 }),
    nextCursor: null,
    invoicedSen: Number(sum?.invoicedSen ?? 0),
    creditedSen: Number(sum?.creditedSen ?? 0),
    invoicedTaxSen: Number(sum?.invoicedTaxSen ?? 0),
    creditedTaxSen: Number(sum?.creditedTaxSen ?? 0),
  };
}

/** Every paper of a month in the order of its numbers. */
export async function allPapers(db: Db, month: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columns} ${foundBy({ month })} ORDER BY i.kind DESC, i.series, i.ordinal`,
  );
  return rows.map(told);
}
