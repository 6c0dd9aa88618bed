import { payUntilOf } from "@pulau/domain/agents/pay-until.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { BookingRow } from "./booking-rows.ts";

/** Until when a booking submitted now waits for its money, and how far paying can move that. */
export async function payUntil(
  tx: Tx,
  stay: HeldStay,
  { now, settings }: { now: Date; settings: ResortSettings },
) {
  const terms = stay.contract?.payment ?? null;
  const arrival = terms === null ? now : await beginOf(tx, stay.checkIn, settings.timeZone);
  return payUntilOf({ terms, now, arrival, ...settings.limits });
}

/**
 * The same for a booking that waits and is moved to other dates: an agency's time to pay ends where the stay begins, so
 * it gets shorter with an earlier arrival, though never less than guests have from now on; and it never gets longer.
 */
export async function payUntilAfterMove(
  tx: Tx,
  row: Pick<BookingRow, "payUntil" | "payUntilCap" | "submittedAt">,
  { stay, now, settings }: { stay: HeldStay; now: Date; settings: ResortSettings },
): Promise<{ payUntil: Date | null; payUntilCap: Date }> {
  if (row.payUntil === null || !stay.contract) return row;
  const agreed = await payUntil(tx, stay, { now: row.submittedAt, settings });
  const least = payUntilOf({ terms: null, now, arrival: now, ...settings.limits });
  const earlier = (was: Date, ...ends: Date[]) =>
    new Date(Math.min(was.getTime(), Math.max(...ends.map((end) => end.getTime()))));
  return {
    payUntil: earlier(row.payUntil, agreed.payUntil, least.payUntil),
    payUntilCap: earlier(row.payUntilCap, agreed.payUntilCap, least.payUntilCap),
  };
}

/** The first instant of a day at the resort. */
async function beginOf(tx: Tx, day: Day, timeZone: string): Promise<Date> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone} AS at`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].at);
}
