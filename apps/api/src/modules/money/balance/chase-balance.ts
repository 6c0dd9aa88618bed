import { move } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { balanceReminder } from "../../../db/schema/booking-history.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import {
  type BookingRow,
  bookersView,
  findBooking,
  type LockedBooking,
  lockBooking,
  note,
} from "../../booking/bookings/public.ts";
import { endBooking, quoteRefund } from "../../booking/cancellation/public.ts";
import { endOpenPages } from "../payments/public.ts";
import { nextStep } from "./balance-rows.ts";

class PagesOpen extends Error {}

/**
 * Does today's step about one unpaid balance: a reminder, a word to staff, or the end of the stay. Before a stay ends
 * the pages on which it could still be paid are closed; where the gateway can't say, it is tried again later.
 */
export async function chaseBalance(db: Db, gateways: Gateways, bookingId: BookingId): Promise<void> {
  const row = await findBooking(db, bookingId);
  if (!row) return;
  const { step } = await nextStep(db, row);
  if (step.do === "cancel") {
    const ended = await endOpenPages({ db, gateways }, { bookingId }, null);
    if (!ended.ok && ended.failure.code === "GATEWAY_DOWN") throw new PagesOpen(bookingId);
    // The guest was faster: the money is on its way into the booking.
    if (!ended.ok) return;
  }
  await inTransaction(db, (tx) => act(tx, bookingId));
}

/** Everything is looked at once more under the lock: money or staff may have been faster. */
async function act(tx: Tx, bookingId: BookingId): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return;
  const { step, today } = await nextStep(tx, locked.row);
  if (step.do === "remind") return remind(tx, locked, step.daysAfter);
  if (step.do === "flagForStaff") return flagForStaff(tx, locked);
  if (step.do !== "cancel" || !move(locked.row.state, "unpaid").ok) return;
  const quoted = await quoteRefund(tx, locked.row, today);
  if (quoted.ok) await endBooking(tx, locked, { reason: "BALANCE_NOT_PAID", quoted: quoted.value });
}

const bookerOwesSen = async (tx: Tx, row: BookingRow): Promise<Sen> => (await bookersView(tx, row)).owedSen;

async function remind(tx: Tx, { row, now }: LockedBooking, daysAfter: number): Promise<void> {
  const { id: bookingId, balanceDueOn: dueOn } = row;
  if (dueOn === null) return;
  const [first] = await tx
    .insert(balanceReminder)
    .values({ bookingId, dueOn, daysAfter, at: now })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  await enqueue(tx, "send-mail", { template: "balance-reminder", bookingId, dueOn });
  await note(tx, {
    bookingId,
    what: "balanceReminded",
    at: now,
    facts: { amountSen: await bookerOwesSen(tx, row), dueOn },
  });
}

/** Too little lacks to end a stay for it: a person decides, and is asked once. */
async function flagForStaff(tx: Tx, { row, now }: LockedBooking): Promise<void> {
  const kind = "BALANCE_OVERDUE";
  const [reminder] = await tx
    .select({ id: needsPerson.id })
    .from(needsPerson)
    .where(and(eq(needsPerson.kind, kind), eq(needsPerson.bookingId, row.id), isNull(needsPerson.doneAt)));
  if (reminder) return;
  await tx.insert(needsPerson).values({
    kind,
    bookingId: row.id,
    facts: { amountSen: await bookerOwesSen(tx, row), dueOn: row.balanceDueOn },
    at: now,
  });
}
