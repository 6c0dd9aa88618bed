import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { BookingId, FolioId } from "@pulau/domain/ids.ts";
import { nextPapers, type PaperLines } from "@pulau/domain/papers/next-papers.ts";
import { invoice } from "../../../db/schema/papers.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type BookingRow,
  bookingDetail,
  findBooking,
  lockBooking,
  reckonFolios,
} from "../../booking/bookings/public.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { nextNumber, seriesOf } from "./document-number.ts";
import { billedByGroup, groupBillingOf } from "./group-billing.ts";
import {
  type BilledPart,
  billedParts,
  missingPapers,
  type Paper,
  papersOf,
  reasonFor,
  standingInvoices,
} from "./papers-of.ts";

/**
 * Issues the invoices and credit notes that a booking lacks, so that all of its papers together ask for exactly what it
 * costs, or what is kept of it. Does nothing when they do: asked any number of times, at the same time too, it issues
 * each once. What a group pays is on the group's papers, and on none of the booking's.
 * @param at when they are issued; now unless told
 */
export async function issuePapers(tx: Tx, bookingId: BookingId, at?: Date): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked || locked.row.state === "awaitingPayment") return;
  const papers = await papersOf(tx, bookingId);
  if (billedByGroup(await groupBillingOf(tx, bookingId), papers.length)) return;
  const detail = await bookingDetail(tx, locked.row);
  const folios = await reckonFolios(tx, locked.row);
  const lacking = billedParts(papers, locked.row, { lines: detail.lines, folios }).flatMap((part) =>
    issuesOf(part, locked.row, detail),
  );
  await writeAll(tx, { bookingId, detail, papers, at: at ?? locked.now }, lacking);
}

/** Takes back all that a booking's own papers ask, because somebody else is billed for it. The booking is locked. */
export async function creditPapers(tx: Tx, bookingId: BookingId, at: Date): Promise<void> {
  const papers = await papersOf(tx, bookingId);
  const row = await findBooking(tx, bookingId);
  if (papers.length === 0 || !row) return;
  const issued = papers.map(({ kind, content }) => ({ kind, lines: content.lines }));
  const lacking = nextPapers({ issued, lines: [], namesOther: false });
  const corrects = standingInvoices(papers).map(({ number, issuedOn }) => ({ number, issuedOn }));
  const part = { folio: null, lines: [], paidSen: 0, papers };
  await writeAll(
    tx,
    { bookingId, detail: await bookingDetail(tx, row), papers, at },
    lacking.map(({ kind, lines }) => ({
      part,
      kind,
      says: { lines, reason: "otherPayer" as const, corrects },
    })),
  );
}

type Issuing = {
  readonly bookingId: BookingId;
  readonly detail: Parameters<typeof composeInvoice>[0];
  readonly papers: readonly Paper[];
  readonly at: Date;
};

async function writeAll(
  tx: Tx,
  { bookingId, detail, papers, at }: Issuing,
  lacking: readonly Lacking[],
): Promise<void> {
  if (lacking.length === 0) return;
  const settings = await loadSettings(tx);
  for (const [i, { part, kind, says }] of lacking.entries()) {
    const from = kind === "creditNote" ? standingInvoices(part.papers).at(-1)?.content : undefined;
    await write(tx, settings, {
      bookingId,
      folioId: part.folio?.id ?? null,
      kind,
      content: composeInvoice(detail, settings, { ...says, payer: part.folio }, from),
      at,
      position: papers.length + i,
    });
  }
}

type Lacking = {
  readonly part: BilledPart;
  readonly kind: PaperLines["kind"];
  readonly says: Parameters<typeof composeInvoice>[2];
};

/** The papers that a part of the bill lacks, and what each says. */
function issuesOf(
  part: BilledPart,
  row: BookingRow,
  detail: Parameters<typeof composeInvoice>[0],
): Lacking[] {
  const lacking = missingPapers(part, row, detail);
  const reason = reasonFor(part.papers, row, lacking);
  const corrects = standingInvoices(part.papers).map(({ number, issuedOn }) => ({ number, issuedOn }));
  return lacking.map(({ kind, lines }) => ({
    part,
    kind,
    says: { lines, reason, ...(kind === "creditNote" && { corrects }) },
  }));
}

type Issue = {
  readonly bookingId: BookingId;
  readonly folioId: FolioId | null;
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
