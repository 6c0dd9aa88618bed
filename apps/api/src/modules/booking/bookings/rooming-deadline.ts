import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

/** The guests' last day, included, to fill a rooming list in. */
export const roomingUntil = (checkIn: Day, { daysBefore }: ResortSettings["rooming"]): Day =>
  addDays(checkIn, -daysBefore);

/** At this hour of the resort's day reminders go out. */
const hour = 9;

/** Queues the reminders of a rooming list that is filled in later; those whose day has passed are not sent. */
export async function remindOfRoomingList(
  tx: Tx,
  made: { _id: BookingId; stay: HeldStay; settings: ResortSettings },
): Promise<void> {
  const { rooming, timeZone } = made.settings;
  const until = roomingUntil(made.stay.checkIn, rooming);
  for (const before of rooming.remindDaysBefore) {
    const day = addDays(until, -before);
    const { rows } = await tx.execute<{ at: string; ahead: boolean }>(sql`
      SELECT at::text, at > pulau_now() AS ahead
      FROM (SELECT (${day}::date + make_interval(hours => ${hour})) AT TIME ZONE ${timeZone} AS at) moment`);
    const moment = rows[0];
    if (!moment?.ahead) continue;
    const daysLeft = daysBetween(day, until);
    const data = { bookingId: made._id, daysLeft };
    await enqueue(tx, "remind-rooming-list", data, { startAfter: new Date(moment.at) });
  }
}
