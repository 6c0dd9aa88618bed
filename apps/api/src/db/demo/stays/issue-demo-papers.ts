import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { eq } from "drizzle-orm";
import { issuePapers } from "../../../modules/money/papers/public.ts";
import { tailOf } from "../../../plugins/seal.ts";
import { booking } from "../../schema/bookings.ts";
import { eInvoiceParty } from "../../schema/papers.ts";
import type { Tx } from "../../tx.ts";
import type { BookingTables } from "./booking-tables.ts";
import { at } from "./resort-clock.ts";

/** Older bookings get their papers when somebody looks at them; those of guests with an account have theirs. */
const daysBack = 12;

type Request = {
  readonly tables: BookingTables;
  readonly today: Day;
  readonly seal: (plain: string) => string;
};
type Issue = { readonly bookingId: BookingId; readonly at: Date; readonly before: boolean };

/**
 * Issues the papers of the last weeks, and all of guests with an account, in the order in which they would have been: an invoice when a booking was first
 * paid, and when it was cancelled since, a credit note and an invoice of what is kept.
 */
export async function issueDemoPapers(tx: Tx, demo: Request): Promise<void> {
  const since = at(addDays(demo.today, -daysBack), "00:00");
  const ends = new Map(demo.tables.bookings.map(({ id, ...end }) => [id ?? "", end]));
  const own = new Set(
    demo.tables.bookings.filter((row) => row.accountId && !row.customerId).map(({ id }) => id),
  );
  for (const { bookingId, at: moment, before } of issuesOf(demo.tables, since, own)) {
    const end = ends.get(bookingId);
    if (end === undefined || end.state === "awaitingPayment") continue;
    // Within the seed's own transaction a cancelled booking stands once more, to be invoiced as it was.
    const stood = before && end.state === "cancelled";
    if (stood) await setEnd(tx, bookingId, { state: "confirmed", cancelReason: null });
    await issuePapers(tx, bookingId, moment);
    if (stood) await setEnd(tx, bookingId, end);
  }
  await askForOne(tx, demo);
}

/** When each booking was first paid and when it was cancelled, in order. */
function issuesOf(
  { payments, events }: BookingTables,
  since: Date,
  always: ReadonlySet<string | undefined>,
): Issue[] {
  const first = new Map<string, Date>();
  for (const { bookingId, settledAt } of payments) {
    const known = bookingId ? first.get(bookingId) : undefined;
    if (bookingId && settledAt && (!known || settledAt < known)) first.set(bookingId, settledAt);
  }
  const paid = [...first].map(([bookingId, moment]) => ({ bookingId, at: moment, before: true }));
  const ended = events
    .filter(({ what, bookingId }) => what === "cancelled" && first.has(bookingId))
    .map(({ bookingId, at: moment }) => ({ bookingId, at: moment, before: false }));
  const recent = new Set(paid.filter((payment) => payment.at >= since).map(({ bookingId }) => bookingId));
  return [...paid, ...ended]
    .filter(({ bookingId }) => recent.has(bookingId) || always.has(bookingId))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type End = Pick<typeof booking.$inferInsert, "state" | "cancelReason">;

const setEnd = (tx: Tx, id: string, { state, cancelReason = null }: End) =>
  tx.update(booking).set({ state, cancelReason }).where(eq(booking.id, id));

/** One guest of the demo books for a company, and asked for an e-Invoice. */
async function askForOne(tx: Tx, { tables, seal }: Request): Promise<void> {
  const own = tables.bookings.find(({ accountId, state }) => accountId !== null && state === "confirmed");
  if (!own?.id) return;
  const [number, tin] = ["202001234567", "C2584563200"];
  await tx.insert(eInvoiceParty).values({
    bookingId: own.id,
    ...{ name: "Kenari Trading Sdn. Bhd.", idType: "BRN", idSealed: seal(number), idTail: tailOf(number) },
    ...{ tinSealed: seal(tin), tinTail: tailOf(tin), sst: null, phone: own.mobile, email: own.email },
    address: own.address,
    askedAt: own.submittedAt,
  });
}
