import type { EventReply, eventVacancyRoute } from "@pulau/contract/events.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, gte, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { event } from "../../../db/schema/events.ts";
import { eventReply, findEvent, readEvents } from "./event-rows.ts";
import { loadClock } from "./resort-clock.ts";

/** Events from today on that everybody may see, or those of some days. One that was called off is not among them. */
export async function listEvents(
  db: Db,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<EventReply[]> {
  const clock = await loadClock(db);
  const first = from !== undefined && from > clock.today ? from : clock.today;
  const shown = and(eq(event.activeStatus, true), isNull(event.cancelledAt), gte(event.day, first));
  const rows = await readEvents(db, to === undefined ? shown : and(shown, lte(event.day, to)));
  return rows.map((row) => eventReply(row, clock));
}

/** Whether so many places can be had of an event, or of each event on a day. `NOT_FOUND`: there is no such event. */
export async function showVacancy(
  db: Db,
  { eventId, day, count }: Received<typeof eventVacancyRoute>["body"],
): Promise<Result<Reply<typeof eventVacancyRoute>, "NOT_FOUND">> {
  const clock = await loadClock(db);
  const one = eventId === undefined ? null : await findEvent(db, eventId);
  if (eventId !== undefined && !one?.activeStatus) return refuse("NOT_FOUND");
  const rows = one
    ? [one]
    : await readEvents(
        db,
        and(eq(event.activeStatus, true), isNull(event.cancelledAt), eq(event.day, day ?? "")),
      );
  return ok({
    vacancies: rows.map((row) => {
      const { onSale, ...shown } = eventReply(row, clock);
      const left = onSale ? shown.left : 0;
      return { eventId: row.id, name: row.name, day: row.day, left, enough: left >= count };
    }),
  });
}
