import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId, StockId } from "@pulau/domain/ids.ts";
import { answerBoat, cancelSailings, planDisruption } from "../../../modules/desk/disruptions/public.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";

/** Days ahead among which the storm is: later than what the days of the desk are about. */
const span = { from: 21, to: 40 };

/** One sailing that the weather keeps in harbour: its guests have another boat, but for one party that still waits for a place. */
export async function writeStormyDay(
  tx: Tx,
  { today, staffId }: { readonly today: Day; readonly staffId: StaffId },
): Promise<void> {
  const { rows } = await tx.execute<{ id: StockId }>(sql`
    SELECT s.id FROM sailing s JOIN boat b ON b.id = s.boat_id
      JOIN booking_crossing c ON c.stock_id = s.id JOIN booking o ON o.id = c.booking_id AND o.state = 'confirmed'
    WHERE b.kind = 'ferry' AND s.direction = 'back' AND NOT s.is_default
      AND s.day BETWEEN ${addDays(today, span.from)} AND ${addDays(today, span.to)}
    GROUP BY s.id HAVING count(*) BETWEEN 2 AND 5 ORDER BY s.day, s.time, s.id LIMIT 1`);
  const sailings = rows.map(({ id }) => id);
  if (sailings.length === 0) return;
  const plan = await planDisruption(tx, sailings);
  if (!plan.ok) throw new Error(`the demo’s storm is refused: ${plan.failure.code}`);
  const [, ...others] = plan.value.parties;
  const choices = others.flatMap(({ bookingId, was, suggested }) =>
    suggested === null
      ? []
      : [{ bookingId, sailingId: was.sailingId, solution: "move" as const, to: suggested }],
  );
  const done = await cancelSailings(tx, {
    sailings,
    reason: "weather",
    note: "",
    choices,
    staffId,
    mayRefund: true,
  });
  if (!done.ok) throw new Error(`the demo’s storm is refused: ${done.failure.code}`);
  const [movedParty] = choices;
  if (!movedParty) return;
  await answerBoat(tx, {
    bookingId: movedParty.bookingId,
    disruptionId: done.value._id,
    direction: "back",
    answer: "fine",
    note: "",
    by: { who: "staff", staffId },
  });
}
