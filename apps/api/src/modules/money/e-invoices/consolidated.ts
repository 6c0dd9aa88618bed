import { addDays, type Day, dayOf, monthStart } from "@pulau/domain/calendar/day.ts";
import { classifications, eInvoiceTypes, mostConsolidatedSen } from "@pulau/domain/e-invoice/codes.ts";
import { type EInvoiceLine, type LineTax, netOf } from "@pulau/domain/e-invoice/document.ts";
import type { EInvoicePiece } from "@pulau/domain/e-invoice/split.ts";
import type { BookingId, PayableId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, gte, lt, sql } from "../../../db/orm.ts";
import { eInvoiceParty, invoice } from "../../../db/schema/papers.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import {
  groupPapersBetween,
  type IssuedGroupPaper,
  type IssuedPlacesPaper,
  type Paper,
  placesPapersBetween,
  readPaper,
} from "../papers/public.ts";
import { filesOf, type MonthFile } from "./e-invoice-file.ts";
import { groupLines, linesOf, loadTourismTaxes, placesLine } from "./paper-lines.ts";
import { companyOf, generalPublic, resortParty } from "./parties.ts";

export type MonthRequest = { readonly month: string; readonly kind: PaperKind };

export const daysOf = (month: string): { from: Day; after: Day } => {
  const from = dayOf(`${month}-01`);
  return { from, after: monthStart(addDays(from, 31)) };
};

/** A paper as a month's e-Invoices need it. */
export type MonthPaper = Pick<Paper, "id" | "number" | "kind" | "totalSen" | "series" | "ordinal"> & {
  readonly lines: readonly EInvoiceLine[];
  readonly corrects: EInvoicePiece["corrects"];
};
export type MonthPapers = {
  readonly together: readonly MonthPaper[];
  /** Those that need an e-Invoice of their own. */
  readonly own: readonly (MonthPaper & { readonly requested: boolean })[];
};

/** The papers of a month: what may be consolidated, and what was asked for or is too large for that. */
export async function papersOfMonth(db: Db, month: string): Promise<MonthPapers> {
  const days = daysOf(month);
  const [stays, places, groups] = await Promise.all([
    staysOf(db, days),
    placesOf(db, days),
    groupsOf(db, days),
  ]);
  const papers = [...stays, ...places, ...groups].toSorted((a, b) =>
    a.series === b.series ? a.ordinal - b.ordinal : a.series < b.series ? -1 : 1,
  );
  const isOwn = (paper: (typeof papers)[number]) => paper.requested || paper.totalSen > mostConsolidatedSen;
  return { together: papers.filter((paper) => !isOwn(paper)), own: papers.filter(isOwn) };
}

async function staysOf(db: Db, { from, after }: ReturnType<typeof daysOf>) {
  const [rows, tourismTaxes] = await Promise.all([
    db
      .select()
      .from(invoice)
      .where(and(gte(invoice.issuedOn, from), lt(invoice.issuedOn, after))),
    loadTourismTaxes(db),
  ]);
  const requested = await requestedAmong(
    db,
    eInvoiceParty.bookingId,
    rows.map(({ bookingId }) => bookingId),
  );
  return rows.map((row) => {
    const paper = readPaper(row);
    return { ...monthPaper(paper, linesOf(paper, tourismTaxes)), requested: isRequested(paper, requested) };
  });
}

/** A company's paper is its own where an e-Invoice can name the company; that of the booker where they asked for one. */
const isRequested = ({ folioId, bookingId, content }: Paper, requested: ReadonlySet<BookingId>): boolean =>
  folioId === null ? requested.has(bookingId) : companyOf(content.billTo) !== null;

/** One paper over many bookings is one document; its own where an e-Invoice can name who pays. */
async function groupsOf(db: Db, days: ReturnType<typeof daysOf>) {
  const [papers, tourismTaxes] = await Promise.all([groupPapersBetween(db, days), loadTourismTaxes(db)]);
  return papers.map((paper) => ({
    ...monthPaper(paper, groupLines(paper, tourismTaxes)),
    requested: companyOf(paper.content.billTo) !== null,
  }));
}

async function placesOf(db: Db, days: ReturnType<typeof daysOf>) {
  const papers = await placesPapersBetween(db, days);
  const requested = await requestedAmong(
    db,
    eInvoiceParty.purchaseId,
    papers.map(({ purchaseId }) => purchaseId),
  );
  return papers.map((paper) => ({
    ...monthPaper(paper, [placesLine(paper)]),
    requested: requested.has(paper.purchaseId),
  }));
}

/** Of these bookings or purchases those for which somebody asked for e-Invoices. */
async function requestedAmong<I extends PayableId>(
  db: Db,
  column: typeof eInvoiceParty.bookingId | typeof eInvoiceParty.purchaseId,
  ids: readonly I[],
): Promise<ReadonlySet<I>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: I }>(
    sql`SELECT ${column} AS id FROM ${eInvoiceParty} WHERE ${column} = ANY(${sql.param(ids)}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

const monthPaper = (
  { id, number, kind, totalSen, series, ordinal, content }: Paper | IssuedPlacesPaper | IssuedGroupPaper,
  lines: readonly EInvoiceLine[],
): MonthPaper => ({
  id,
  number,
  kind,
  totalSen,
  series,
  ordinal,
  lines,
  corrects: content.corrects.map((correction) => ({ number: correction.number, uuid: null })),
});

/** A month's papers of one kind as e-Invoice for the general public, a line for each; as several where one is too large. */
export async function consolidatedFiles(
  db: Db,
  { month, kind }: MonthRequest,
): Promise<Result<MonthFile[], "NOT_FOUND" | "E_INVOICE_OFF">> {
  const [settings, { together }, issuedAt] = await Promise.all([
    loadSettings(db),
    papersOfMonth(db, month),
    loadNow(db),
  ]);
  const supplier = resortParty(settings);
  if (!supplier) return refuse("E_INVOICE_OFF");
  const papers = together.filter((paper) => paper.kind === kind);
  if (papers.length === 0) return refuse("NOT_FOUND");
  const { from, after } = daysOf(month);
  const word = kind === "invoice" ? "CI" : "CCN";
  return ok(
    filesOf(
      {
        type: kind === "invoice" ? eInvoiceTypes.invoice : eInvoiceTypes.creditNote,
        number: `${settings.bookingNoPrefix}-${word}-${month}`,
        issuedAt,
        supplier,
        buyer: generalPublic,
        period: { from, to: addDays(after, -1) },
      },
      papers.map((paper) => ({
        line: oneLine(paper.number, paper.lines),
        corrects: paper.corrects,
      })),
    ),
  );
}

/** All of a paper as one line, its taxes by type and rate. */
function oneLine(number: string, lines: readonly EInvoiceLine[]): EInvoiceLine {
  const net = sumSen(lines.map(netOf));
  const taxes = lines.flatMap((line) => line.taxes);
  const alike = Map.groupBy(taxes, ({ type, share, perUnit }) => `${type} ${share} ${perUnit?.sen}`);
  return {
    classification: classifications.consolidated,
    description: number,
    quantity: 1,
    unitSen: net,
    subtotalSen: net,
    discountSen: 0,
    taxes: [...alike.values()].flatMap(([first, ...others]) => (first ? [sumTaxes(first, others)] : [])),
  };
}

function sumTaxes(first: LineTax, others: readonly LineTax[]): LineTax {
  const all = [first, ...others];
  const units = all.reduce((sum, { perUnit }) => sum + (perUnit?.units ?? 0), 0);
  return {
    ...first,
    taxableSen: sumSen(all.map(({ taxableSen }) => taxableSen)),
    taxSen: sumSen(all.map(({ taxSen }) => taxSen)),
    perUnit: first.perUnit && { ...first.perUnit, units },
  };
}
