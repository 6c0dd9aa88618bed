import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gt, lte, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { nextStep } from "./balance-rows.ts";

/** The longest time before a due day at which anybody is reminded, as the setting has it. */
const longestLead = 90;

/**
 * Looks at every stay whose balance is due soon or overdue, and queues what is to be done today. Only while somebody at
 * the resort answers: nobody is told at night that the stay is lost.
 */
export async function chaseBalances(db: Db): Promise<void> {
  const { timeZone, answerHours } = await loadSettings(db);
  const { rows } = await db.execute<{ time: string }>(
    sql`SELECT to_char(pulau_now() AT TIME ZONE ${timeZone}, 'HH24:MI') AS time`,
  );
  const time = rows[0]?.time ?? "";
  if (time < answerHours.from || time > answerHours.to) return;
  const soon = addDays(await loadToday(db, timeZone), longestLead);
  const owing = await db
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.state, "confirmed"),
        eq(booking.balanceExcused, false),
        gt(booking.totalSen, booking.paidSen),
        lte(booking.balanceDueOn, soon),
      ),
    )
    .orderBy(asc(booking.balanceDueOn), asc(booking.id));
  for (const row of owing) {
    const { step } = await nextStep(db, row);
    if (step.do === "nothing") continue;
    await inTransaction(db, (tx) => enqueue(tx, "chase-balance", { bookingId: row.id }));
  }
}
