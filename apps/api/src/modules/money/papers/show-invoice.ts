import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { FolioId, PaperId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { papersSen } from "@pulau/domain/papers/next-papers.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { inTransaction } from "../../../db/tx.ts";
import {
  type BookingRow,
  bookingDetail,
  owedOf,
  type ReckonedFolio,
  reckonFolios,
} from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { billedByGroup, groupBillingOf } from "./group-billing.ts";
import { groupPapersFor } from "./group-papers.ts";
import { issuePapers } from "./issue-papers.ts";
import {
  billedParts,
  missingPapers,
  type Paper,
  papersOf,
  standingInvoices,
  summaryOf,
} from "./papers-of.ts";
import { versionAt } from "./version-at.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;

/** What is shown, and to whom: of a split bill the booker is shown their own part alone, staff are shown all papers. */
export type Wanted = { readonly paperId?: PaperId | undefined; readonly forBooker: boolean };

/**
 * One paper of a booking: that with the id, else the invoice that stands, or a pro-forma while there is none. What was
 * issued is shown as it was issued, with those who travelled before the next change; what was paid is shown as it is now.
 */
export async function showInvoice(
  db: Db,
  row: BookingRow,
  { paperId, forBooker }: Wanted,
): Promise<InvoiceReply> {
  const [detail, settings, folios, billedTo] = await Promise.all([
    bookingDetail(db, row),
    loadSettings(db),
    reckonFolios(db, row),
    billedToOf(db, row),
  ]);
  const all = await upToDate(db, row, { detail, folios });
  const parts = billedParts(all, row, { lines: detail.lines, folios });
  const own = parts.find(({ folio }) => folio === null);
  const part = parts.find(({ papers }) => papers.some(({ id }) => id === paperId)) ?? own;
  const papers = part?.papers ?? [];
  const paper = papers.find(({ id }) => id === paperId) ?? invoiceThatStands(papers);
  const content =
    paper?.content ??
    composeInvoice(detail, settings, { lines: part?.lines ?? detail.lines, reason: "booked" });
  const guests = (paper && (await guestsOn(db, paper, papers))) ?? detail.guests;
  const paidFor = await paymentsFor(db, row, part?.folio?.id ?? null);
  const listed = forBooker ? (own?.papers ?? []) : all;
  const sumSen = papersSen(papers);
  const isCredit = paper?.kind === "creditNote";
  const letter = part?.folio?.letter ?? firstFolio;
  const dueSen = row.folios === "each" ? owedOf(folios, row, letter) : row.totalSen - row.paidSen;
  return {
    ...content,
    _id: row.id,
    paperId: paper?.id ?? null,
    kind: paper?.kind ?? "proForma",
    number: paper?.number ?? null,
    issuedOn: paper?.issuedOn ?? null,
    status: row.state,
    paymentStatus: row.paymentStatus,
    guests: guests.toSorted((a, b) => a.room - b.room),
    payments: detail.payments.filter(({ _id, state }) => state === "captured" && paidFor.has(_id)),
    changedSen: paper && !isCredit ? sumSen - paper.totalSen : 0,
    papers: listed.map(summaryOf),
    papersSen: papersSen(listed),
    due: isCredit || billedTo !== null ? null : dueOf(detail, dueSen),
    billedTo,
  };
}

/** The group that is billed for a booking, with its papers that name it. */
async function billedToOf(db: Db, { id }: BookingRow): Promise<InvoiceReply["billedTo"]> {
  const billing = await groupBillingOf(db, id);
  if (billing?.payer !== "group") return null;
  return groupPapersFor(db, { groupId: billing.groupId, bookingId: id });
}

/**
 * Who travelled by the invoice that is shown or, of a credit note, by the one that it takes from; null where the booking
 * has not changed since. Names that are told later stand on the invoice until then.
 */
async function guestsOn(db: Db, paper: Paper, papers: readonly Paper[]) {
  const numbers = paper.content.corrects.map(({ number }) => number);
  const takenFrom = papers.findLast(({ number }) => numbers.includes(number));
  const then = await versionAt(db, paper.bookingId, (takenFrom ?? paper).issuedAt);
  return then?.guests;
}

/** The first invoice that was not taken back; of a booking of which nothing is left, its last one. */
const invoiceThatStands = (papers: readonly Paper[]): Paper | undefined =>
  standingInvoices(papers)[0] ?? papers.findLast(({ kind }) => kind === "invoice") ?? papers[0];

/** The payments that a paper tells: of a split bill with invoices of their own, those for the folio. */
async function paymentsFor(db: Db, { id, folios }: BookingRow, folioId: FolioId | null) {
  const rows = await db
    .select({ id: payment.id, folioId: payment.folioId })
    .from(payment)
    .where(eq(payment.bookingId, id));
  return new Set(rows.filter((row) => folios !== "each" || row.folioId === folioId).map((row) => row.id));
}

type Bill = { readonly detail: Detail; readonly folios: readonly ReckonedFolio[] };

/** The job that issues them may not have run yet, and bookings from before there were papers have had none. */
async function upToDate(db: Db, row: BookingRow, { detail, folios }: Bill): Promise<Paper[]> {
  const papers = await papersOf(db, row.id);
  if (row.state === "awaitingPayment") return papers;
  const parts = billedParts(papers, row, { lines: detail.lines, folios });
  if (parts.every((part) => missingPapers(part, row, detail).length === 0)) return papers;
  if (billedByGroup(await groupBillingOf(db, row.id), papers.length)) return papers;
  await inTransaction(db, (tx) => issuePapers(tx, row.id));
  return papersOf(db, row.id);
}

/** Before anything is paid the deadline is minutes away and told by a clock, not by a date. */
function dueOf({ status, paidSen, balanceDueOn }: Detail, sen: Sen): InvoiceReply["due"] {
  if (!isOpen(status)) return null;
  return { sen: Math.max(0, sen), by: paidSen > 0 ? balanceDueOn : null };
}
