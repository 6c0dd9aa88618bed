import { addDays } from "@pulau/domain/calendar/day.ts";
import { classifications, eInvoiceTypes, mostConsolidatedSen } from "@pulau/domain/e-invoice/codes.ts";
import { type EInvoiceLine, type LineTax, netOf } from "@pulau/domain/e-invoice/document.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, asc, gte, inArray, lt } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import { eInvoiceParty, invoice } from "../../db/schema/papers.ts";
import { type Paper, readPaper } from "../papers/public.ts";
import { loadSettings } from "../resort/public.ts";
import { linesOf, loadTourismTaxes } from "./paper-lines.ts";
import { generalPublic, resortParty } from "./parties.ts";
import { filesOf, type MonthFile } from "./written.ts";

export type MonthAsk = { readonly month: string; readonly kind: PaperKind };

export const daysOf = (month: string): { from: string; after: string } => ({
  from: `${month}-01`,
  after: `${addDays(`${month}-01`, 31).slice(0, 7)}-01`,
});

export type MonthPapers = {
  readonly together: readonly Paper[];
  /** Those that need an e-Invoice of their own. */
  readonly own: readonly (Paper & { readonly asked: boolean })[];
};

/** The papers of a month: what may be consolidated, and what was asked for or is too large for that. */
export async function papersOfMonth(db: Db, month: string): Promise<MonthPapers> {
  const { from, after } = daysOf(month);
  const rows = await db
    .select()
    .from(invoice)
    .where(and(gte(invoice.issuedOn, from), lt(invoice.issuedOn, after)))
    .orderBy(asc(invoice.kind), asc(invoice.series), asc(invoice.ordinal));
  const bookings = [...new Set(rows.map(({ bookingId }) => bookingId))];
  const asked =
    bookings.length === 0
      ? []
      : await db
          .select({ bookingId: eInvoiceParty.bookingId })
          .from(eInvoiceParty)
          .where(inArray(eInvoiceParty.bookingId, bookings));
  const askedFor = new Set(asked.map(({ bookingId }) => bookingId));
  const papers = rows.map((row) => ({ ...readPaper(row), asked: askedFor.has(row.bookingId) }));
  const isOwn = (paper: (typeof papers)[number]) => paper.asked || paper.totalSen > mostConsolidatedSen;
  return { together: papers.filter((paper) => !isOwn(paper)), own: papers.filter(isOwn) };
}

/** A month's papers of one kind as e-Invoice for the general public, a line for each; as several where one is too large. */
export async function consolidatedFiles(
  db: Db,
  { month, kind }: MonthAsk,
): Promise<Result<MonthFile[], "NOT_FOUND" | "E_INVOICE_OFF">> {
  const [settings, { together }, tourismTaxes, issuedAt] = await Promise.all([
    loadSettings(db),
    papersOfMonth(db, month),
    loadTourismTaxes(db),
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
        ...{ issuedAt, supplier, buyer: generalPublic },
        period: { from, to: addDays(after, -1) },
      },
      papers.map((paper) => ({
        line: oneLine(paper.number, linesOf(paper, tourismTaxes)),
        corrects: paper.content.corrects.map(({ number }) => ({ number, uuid: null })),
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
    ...{ quantity: 1, unitSen: net, subtotalSen: net, discountSen: 0 },
    taxes: [...alike.values()].flatMap(([first, ...others]) => (first ? [sumTaxes(first, others)] : [])),
  };
}

const sumTaxes = (first: LineTax, others: readonly LineTax[]): LineTax =>
  others.reduce(
    (sum, tax) => ({
      ...sum,
      taxableSen: sum.taxableSen + tax.taxableSen,
      taxSen: sum.taxSen + tax.taxSen,
      perUnit: sum.perUnit && { ...sum.perUnit, units: sum.perUnit.units + (tax.perUnit?.units ?? 0) },
    }),
    first,
  );
