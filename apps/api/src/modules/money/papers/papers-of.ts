import { InvoiceContent, type PaperReason, type PaperSummary } from "@pulau/contract/papers.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, FolioId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { nextPapers, type PaperLines } from "@pulau/domain/papers/next-papers.ts";
import { owedLines } from "@pulau/domain/papers/owed-lines.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { isStaffDiscount } from "@pulau/domain/pricing/staff-discount.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { invoice } from "../../../db/schema/papers.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow, bookingDetail, FolioRow, ReckonedFolio } from "../../booking/bookings/public.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;

/** A paper as it was issued. */
export type Paper = Omit<typeof invoice.$inferSelect, "content"> & { readonly content: InvoiceContent };

/** Every paper of a booking, in the order in which they were issued. */
export async function papersOf(db: Db | Tx, bookingId: BookingId): Promise<Paper[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(eq(invoice.bookingId, bookingId))
    .orderBy(asc(invoice.position));
  return rows.map(readPaper);
}

export const readPaper = (row: typeof invoice.$inferSelect): Paper => ({
  ...row,
  content: InvoiceContent.parse(row.content),
});

/** A part of a booking's bill that has papers of its own: all of it, folio A of a split one, or one of the others. */
export type BilledPart = {
  readonly folio: FolioRow | null;
  readonly lines: readonly PriceLine[];
  readonly paidSen: Sen;
  readonly papers: readonly Paper[];
};

/** The parts that a booking's bill has papers for, and the papers of each. With one invoice for all, the others bill nothing. */
export function billedParts(
  papers: readonly Paper[],
  row: BookingRow,
  { lines, folios }: { readonly lines: readonly PriceLine[]; readonly folios: readonly ReckonedFolio[] },
): BilledPart[] {
  const papersFor = (id: FolioId | null) => papers.filter(({ folioId }) => folioId === id);
  const first = folios.find((folio) => folio.row.letter === firstFolio);
  const others = folios.filter((folio) => folio !== first);
  if (row.folios !== "each" || !first)
    return [
      { folio: null, lines, paidSen: row.paidSen, papers: papersFor(null) },
      ...others.map((folio) => ({
        folio: folio.row,
        lines: [],
        paidSen: 0,
        papers: papersFor(folio.row.id),
      })),
    ];
  return [
    { ...first, folio: null, papers: papersFor(null) },
    ...others.map((folio) => ({ ...folio, folio: folio.row, papers: papersFor(folio.row.id) })),
  ];
}

/** The papers that a part of a bill lacks, as it stands now: none when those that it has ask for what it costs. */
export function missingPapers(
  { papers, lines, paidSen }: BilledPart,
  row: BookingRow,
  detail: Detail,
): PaperLines[] {
  const last = papers.findLast(({ kind }) => kind === "invoice")?.content.stay;
  const stands = row.state !== "cancelled" && row.state !== "noShow";
  return nextPapers({
    issued: papers.map(({ kind, content }) => ({ kind, lines: content.lines })),
    lines: owedLines({
      state: row.state,
      paidSen,
      lines,
      allPaid: row.paidSen >= row.totalSen,
      chargesBilled: papers.some(({ content }) => content.lines.some(({ inHouse }) => inHouse)),
    }),
    namesOther: stands && last !== undefined && !isSameStay(last, detail),
  });
}

const isSameStay = (a: InvoiceContent["stay"], b: Detail): boolean =>
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  a.packageName.en === b.packageName.en &&
  a.optionName.en === b.optionName.en;

/** Why the next paper is issued. */
export function reasonFor(
  papers: readonly Paper[],
  { state }: BookingRow,
  lacking: readonly PaperLines[],
): PaperReason {
  const givenBack = lacking
    .flatMap(({ lines }) => lines)
    .every((line) => line.step === "goodwill" && !isStaffDiscount(line));
  if (papers.length > 0 && givenBack) return "refunded";
  if (state === "cancelled" || state === "noShow") return state;
  if (papers.length === 0) return "booked";
  return papers.at(-1)?.content.reason === "cancelled" ? "takenBack" : "changed";
}

/** The invoices that a credit note takes from: those that no credit note of everything has taken back before. */
export function standingInvoices(papers: readonly Paper[]): Paper[] {
  let standing: Paper[] = [];
  let sum = 0;
  for (const paper of papers) {
    sum += paper.kind === "invoice" ? paper.totalSen : -paper.totalSen;
    if (paper.kind === "invoice") standing.push(paper);
    if (sum === 0) standing = [];
  }
  return standing;
}

export const summaryOf = ({
  id,
  kind,
  number,
  issuedOn,
  totalSen,
  content,
  folioId,
}: Paper): PaperSummary => ({
  payer: folioId === null ? null : content.billTo.name,
  _id: id,
  kind,
  number,
  issuedOn,
  totalSen,
  reason: content.reason,
});
