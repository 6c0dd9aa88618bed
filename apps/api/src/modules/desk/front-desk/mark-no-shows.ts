import { move } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { cancellationKept } from "@pulau/domain/ledger/postings.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import {
  type LockedBooking,
  lockBooking,
  moveBooking,
  note,
  refuseWithCharges,
} from "../../booking/bookings/public.ts";
import { releaseClaims } from "../../booking/holds/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";

/**
 * The day on which guests should come: their arrival's, or the one on which the desk took back that they had not, or that of
 * the boat which they were put onto when theirs did not sail.
 */
const expected = sql`greatest(coalesce(${booking.expectedOn}, ${booking.checkIn}), (
  SELECT max(c.day) FROM booking_crossing c JOIN disrupted_crossing d ON d.booking_id = c.booking_id
    AND d.direction = c.direction AND d.becomes ->> 'stockId' = c.stock_id::text
  WHERE c.booking_id = ${booking.id} AND c.direction = 'out'))`;

/** Whose boat to the island was cancelled and has no other yet, or was given back: whether they come is for the desk to say. */
const isStranded = sql`(EXISTS (
    SELECT FROM booking_crossing c JOIN sailing s ON s.id = c.stock_id
    WHERE c.booking_id = ${booking.id} AND c.direction = 'out' AND s.disruption_id IS NOT NULL
  ) OR EXISTS (
    SELECT FROM disrupted_crossing d JOIN disruption x ON x.id = d.disruption_id
    WHERE d.booking_id = ${booking.id} AND d.direction = 'out' AND d.solution IN ('refund', 'credit')
      AND x.taken_back_at IS NULL
      AND NOT EXISTS (SELECT FROM booking_crossing c WHERE c.booking_id = d.booking_id AND c.direction = 'out')))`;

/** Marks every booking whose guests should have come before today and did not. Each in a transaction of its own. */
export async function markNoShows(db: Db): Promise<void> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  for (const { id } of await loadMissed(db, today))
    await inTransaction(db, async (tx) => {
      // Their boat may have been cancelled since they were found.
      const locked = await lockBooking(tx, id);
      const [stillMissed] = await loadMissed(tx, today, id);
      if (locked && stillMissed) await markNoShow(tx, locked);
    });
}

const loadMissed = (db: Db | Tx, today: Day, id?: BookingId) =>
  db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.state, "confirmed"),
        sql`${expected} < ${today}`,
        sql`NOT ${isStranded}`,
        id && eq(booking.id, id),
      ),
    );

/** The rooms are free again from now on, and what was paid is kept. */
async function markNoShow(tx: Tx, locked: LockedBooking): Promise<void> {
  const bookingId = locked.row.id;
  if (!move(locked.row.state, "noShow").ok) return;
  if (!(await refuseWithCharges(tx, bookingId)).ok) return;
  await moveBooking(tx, locked, "noShow");
  await releaseClaims(tx, locked.row.holdId);
  const at = locked.now;
  const { paidSen, keptSen } = locked.row;
  await post(tx, { kind: "kept", bookingId, at }, cancellationKept({ bookingId, sen: paidSen - keptSen }));
  await enqueue(tx, "issue-invoice", { bookingId });
  await settleCommissions(tx, bookingId);
  await note(tx, { bookingId, what: "noShow", at });
}
