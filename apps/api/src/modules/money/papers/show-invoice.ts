import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import type { PaperId } from "@pulau/domain/ids.ts";
import { papersSen } from "@pulau/domain/papers/next-papers.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { type BookingRow, bookingDetail } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { issuePapers } from "./issue-papers.ts";
import { missingPapers, type Paper, papersOf, standingInvoices, summaryOf } from "./papers-of.ts";
import { versionAt } from "./version-at.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;

/**
 * One paper of a booking: that with the id, else the invoice that stands, or a pro-forma while there is none. What was
 * issued is shown as it was issued, with those who travelled before the next change; what was paid is shown as it is now.
 */
export async function showInvoice(db: Db, row: BookingRow, paperId?: PaperId): Promise<InvoiceReply> {
  const [detail, settings] = await Promise.all([bookingDetail(db, row), loadSettings(db)]);
  const papers = await upToDate(db, row, detail);
  const paper = papers.find(({ id }) => id === paperId) ?? invoiceThatStands(papers);
  const content =
    paper?.content ?? composeInvoice(detail, settings, { lines: detail.lines, reason: "booked" });
  const guests = (paper && (await guestsOn(db, paper, papers))) ?? detail.guests;
  const sumSen = papersSen(papers);
  const isCredit = paper?.kind === "creditNote";
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
    payments: detail.payments.filter(({ state }) => state === "captured"),
    changedSen: paper && !isCredit ? sumSen - paper.totalSen : 0,
    papers: papers.map(summaryOf),
    papersSen: sumSen,
    due: isCredit ? null : dueOf(detail),
  };
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

/** The job that issues them may not have run yet, and bookings from before there were papers have had none. */
async function upToDate(db: Db, row: BookingRow, detail: Detail): Promise<Paper[]> {
  const papers = await papersOf(db, row.id);
  if (row.state === "awaitingPayment" || missingPapers(papers, row, detail).length === 0) return papers;
  await inTransaction(db, (tx) => issuePapers(tx, row.id));
  return papersOf(db, row.id);
}

/** Before anything is paid the deadline is minutes away and told by a clock, not by a date. */
function dueOf({ status, totalSen, paidSen, balanceDueOn }: Detail): InvoiceReply["due"] {
  if (!isOpen(status)) return null;
  return { sen: Math.max(0, totalSen - paidSen), by: paidSen > 0 ? balanceDueOn : null };
}
