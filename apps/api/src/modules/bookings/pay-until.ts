import { payUntilOf } from "@pulau/domain/agents/pay-until.ts";
import { sql } from "drizzle-orm";
import type { HeldStay } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import type { ResortSettings } from "../resort/public.ts";

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

/** The first instant of a day at the resort. */
async function beginOf(tx: Tx, day: string, timeZone: string): Promise<Date> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone} AS at`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].at);
}
