import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { moveBooking } from "../../../modules/booking/bookings/public.ts";
import { issuePapers } from "../../../modules/money/papers/public.ts";
import { tailOf } from "../../../plugins/seal.ts";
import { eq } from "../../orm.ts";
import { booking } from "../../schema/bookings.ts";
import { eInvoiceParty } from "../../schema/papers.ts";
import type { Tx } from "../../tx.ts";
import { demoStates } from "../demo-states.ts";
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
    if (!before) await cancel(tx, bookingId, end);
    await issuePapers(tx, bookingId, moment);
  }
  for (const [id, end] of ends) await cancel(tx, id, end);
  await askForSome(tx, demo);
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

/** The rows of bookings before they were cancelled: those are written as they stood, to be invoiced as they were. */
export const beforeTheirEnd = (rows: BookingTables["bookings"]): BookingTables["bookings"] =>
  rows.map((row) =>
    isToCancel(row) ? { ...row, state: demoStates.booking("pay"), cancelReason: null } : row,
  );

/** One that lapsed never stood. */
const isToCancel = ({ state, cancelReason }: End): boolean =>
  state === "cancelled" && cancelReason !== "NOT_PAID_IN_TIME";

/** Cancels a booking that stands, and has ended by the demo's rows. */
async function cancel(tx: Tx, id: BookingId, end: End): Promise<void> {
  if (!isToCancel(end)) return;
  const [row] = await tx.select().from(booking).where(eq(booking.id, id));
  if (row?.state === "confirmed")
    await moveBooking(tx, { row }, "cancel", { cancelReason: end.cancelReason });
}

/** One guest of the demo books for a company, and asked for an e-Invoice; the agency has told whom theirs are of. */
async function askForSome(tx: Tx, { tables, seal }: Request): Promise<void> {
  const own = tables.bookings.find(({ accountId, state }) => accountId !== null && state === "confirmed");
  const agency = tables.bookings.find(({ customerId }) => Boolean(customerId));
  const identity = (number: string, tin: string) => ({
    ...({ idType: "BRN", idSealed: seal(number), idTail: tailOf(number) } as const),
    tinSealed: seal(tin),
    tinTail: tailOf(tin),
    sst: null,
  });
  if (own?.id)
    await tx.insert(eInvoiceParty).values({
      bookingId: own.id,
      name: "Kenari Trading Sdn. Bhd.",
      phone: own.mobile,
      email: own.email,
      ...identity("202001234567", "C2584563200"),
      address: own.address,
      askedAt: own.submittedAt,
    });
  if (agency?.accountId)
    await tx.insert(eInvoiceParty).values({
      accountId: agency.accountId,
      name: "Selat Travel Sdn. Bhd.",
      email: "agent@demo.pulau.test",
      ...identity("201901045678", "C2091847300"),
      phone: "+60387654321",
      address: agency.address,
      askedAt: agency.submittedAt,
    });
}
