import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { PaperLines } from "@pulau/domain/papers/next-papers.ts";
import { invoice } from "../../../db/schema/papers.ts";
import type { Tx } from "../../../db/tx.ts";
import { bookingDetail, lockBooking } from "../../booking/bookings/public.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { nextNumber, seriesOf } from "./document-number.ts";
import { missingPapers, papersOf, reasonFor, standingInvoices } from "./papers-of.ts";

/**
 * Issues the invoices and credit notes that a booking lacks, so that all of its papers together ask for exactly what it
 * costs, or what is kept of it. Does nothing when they do: asked any number of times, at the same time too, it issues
 * each once.
 * @param at when they are issued; now unless told
 */
export async function issuePapers(tx: Tx, bookingId: BookingId, at?: Date): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked || locked.row.state === "awaitingPayment") return;
  const papers = await papersOf(tx, bookingId);
  const detail = await bookingDetail(tx, locked.row);
  const lacking = missingPapers(papers, locked.row, detail);
  if (lacking.length === 0) return;
  const settings = await loadSettings(tx);
  const reason = reasonFor(papers, locked.row, lacking);
  const standing = standingInvoices(papers);
  const corrects = standing.map(({ number, issuedOn }) => ({ number, issuedOn }));
  for (const [i, { kind, lines }] of lacking.entries()) {
    const content =
      kind === "creditNote"
        ? composeInvoice(detail, settings, { lines, reason, corrects }, standing.at(-1)?.content)
        : composeInvoice(detail, settings, { lines, reason });
    await write(tx, settings, {
      bookingId,
      kind,
      content,
      at: at ?? locked.now,
      position: papers.length + i,
    });
  }
}

type Issue = {
  readonly bookingId: BookingId;
  readonly kind: PaperLines["kind"];
  readonly position: number;
  readonly at: Date;
  readonly content: (typeof invoice.$inferInsert)["content"];
};

async function write(tx: Tx, settings: ResortSettings, { at, ...paper }: Issue): Promise<void> {
  const issuedOn = dayAt(at, settings.timeZone);
  const numbered = await nextNumber(tx, seriesOf(settings.bookingNoPrefix, paper.kind, issuedOn));
  const { totalSen } = paper.content.sums;
  await tx.insert(invoice).values({ ...paper, ...numbered, issuedOn, issuedAt: at, totalSen });
}
