import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { type FolioCharge, type FolioItem, itemsOf } from "@pulau/domain/folio/folio-items.ts";
import { type FolioPiece, linesOf, piecesOf } from "@pulau/domain/folio/share-out.ts";
import { type FolioLetter, type FolioShare, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, FolioId } from "@pulau/domain/ids.ts";
import { owedSen } from "@pulau/domain/money/offers.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, isNull, sql } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { bookingCharge } from "../../../db/schema/charges.ts";
import { bookingFolio, folioShare } from "../../../db/schema/folios.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "./booking-rows.ts";

export type FolioRow = typeof bookingFolio.$inferSelect;

/** A folio of a split bill, as it is reckoned now. */
export type ReckonedFolio = {
  readonly row: FolioRow;
  readonly pieces: readonly FolioPiece[];
  /** The same as lines of a price. */
  readonly lines: readonly PriceLine[];
  readonly totalSen: Sen;
  readonly paidSen: Sen;
};

/** Everything that can be shared of a booking's bill, as it stands, or as it would with these lines of the price. */
export async function loadItems(
  db: Db | Tx,
  bookingId: BookingId,
  lines?: readonly PriceLine[],
): Promise<readonly FolioItem[]> {
  const charges: FolioCharge[] = await db
    .select({ id: bookingCharge.id, discountOf: bookingCharge.discountOf, lines: bookingCharge.lines })
    .from(bookingCharge)
    .where(and(eq(bookingCharge.bookingId, bookingId), isNull(bookingCharge.offAt)))
    .orderBy(asc(bookingCharge.seq));
  return itemsOf(lines ?? (await loadLines(db, bookingId)), charges);
}

async function loadLines(db: Db | Tx, bookingId: BookingId): Promise<readonly PriceLine[]> {
  const rows = await db
    .select({ line: bookingLine.line })
    .from(bookingLine)
    .where(eq(bookingLine.bookingId, bookingId))
    .orderBy(asc(bookingLine.position));
  return rows.map(({ line }) => line);
}

/** The rules of a booking's folios, in the order in which they take. */
export const loadShares = (db: Db | Tx, bookingId: BookingId): Promise<FolioShare[]> =>
  db
    .select({
      folio: bookingFolio.letter,
      of: folioShare.of,
      key: folioShare.key,
      kind: folioShare.kind,
      value: folioShare.value,
    })
    .from(folioShare)
    .innerJoin(bookingFolio, eq(bookingFolio.id, folioShare.folioId))
    .where(eq(folioShare.bookingId, bookingId))
    .orderBy(asc(folioShare.position));

/** What the folios other than A were paid, by their ids, less what went back or is on its way. */
async function loadPaid(db: Db | Tx, bookingId: BookingId): Promise<ReadonlyMap<FolioId, Sen>> {
  const { rows } = await db.execute<{ id: FolioId; sen: Sen }>(sql`
    SELECT p.folio_id AS id, sum(p.amount_sen - coalesce(r.sen, 0))::int AS sen
    FROM payment p LEFT JOIN LATERAL (
      SELECT sum(amount_sen) AS sen FROM refund WHERE payment_id = p.id AND state <> 'voided'
    ) r ON true
    WHERE p.booking_id = ${bookingId} AND p.folio_id IS NOT NULL AND p.state = 'captured'
    GROUP BY p.folio_id`);
  return new Map(rows.map(({ id, sen }) => [id, sen]));
}

/**
 * The folios of a split bill by their letters: what each has of every line, and what was paid on it. Together they are the
 * booking's total and what was paid for it, to the sen. None where the bill is not split. `lines` are those of a price that it
 * would have.
 */
export async function reckonFolios(
  db: Db | Tx,
  row: BookingRow,
  lines?: readonly PriceLine[],
): Promise<readonly ReckonedFolio[]> {
  if (row.folios === "none") return [];
  const rows = await db
    .select()
    .from(bookingFolio)
    .where(eq(bookingFolio.bookingId, row.id))
    .orderBy(asc(bookingFolio.letter));
  const shares = await loadShares(db, row.id);
  const items = await loadItems(db, row.id, lines);
  const paid = await loadPaid(db, row.id);
  // A has all that no other has, so that together they are what the booking was paid.
  const firstSen = row.paidSen - sumSen([...paid.values()]);
  const stay = { nights: daysBetween(row.checkIn, row.checkOut) };
  const pieces = items.flatMap((item) => piecesOf(item, shares, stay));
  return rows.map((folio) => {
    const own = pieces.filter(({ folio: letter }) => letter === folio.letter);
    return {
      row: folio,
      pieces: own,
      lines: linesOf(own),
      totalSen: sumSen(own.map(({ totalSen }) => totalSen)),
      paidSen: folio.letter === firstFolio ? firstSen : (paid.get(folio.id) ?? 0),
    };
  });
}

/**
 * What a folio can still be paid, in sen: no more than the booking owes, for what one folio was paid beyond its own is no
 * reason to pay the booking more than it costs.
 */
export function owedOf(folios: readonly ReckonedFolio[], row: BookingRow, letter: FolioLetter): Sen {
  const folio = folios.find((found) => found.row.letter === letter);
  return folio ? Math.min(owedSen(row), Math.max(0, folio.totalSen - folio.paidSen)) : 0;
}

/** A booking as its booker is asked for it, and what of its price others pay. */
export type BookersView = {
  /** Of a split bill costing no more than what was paid and the booker still owes. */
  readonly bookersRow: BookingRow;
  /** What the booker has paid of their own part. */
  readonly ownPaidSen: Sen;
  /** What the booker is asked for; negative where more was paid than the booking costs. */
  readonly owedSen: Sen;
  readonly othersPaySen: Sen;
};

/** What a booking asks of its booker: of a split bill folio A alone. */
export async function bookersView(db: Db | Tx, row: BookingRow): Promise<BookersView> {
  if (row.folios === "none")
    return { bookersRow: row, ownPaidSen: row.paidSen, owedSen: row.totalSen - row.paidSen, othersPaySen: 0 };
  const folios = await reckonFolios(db, row);
  const others = folios.filter((folio) => folio.row.letter !== firstFolio);
  const own = folios.find((folio) => folio.row.letter === firstFolio);
  const owed = owedOf(folios, row, firstFolio);
  return {
    bookersRow: { ...row, totalSen: row.paidSen + owed },
    ownPaidSen: Math.max(0, own?.paidSen ?? 0),
    owedSen: owed,
    othersPaySen: sumSen(others.map(({ totalSen }) => totalSen)),
  };
}
