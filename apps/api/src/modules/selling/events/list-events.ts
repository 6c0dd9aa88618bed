import type { eventsRoute, eventVacancyRoute } from "@pulau/contract/events.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { ResortClock } from "@pulau/domain/event/places.ts";
import type { EventId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, isNull, sql } from "../../../db/orm.ts";
import { event } from "../../../db/schema/events.ts";
import { between } from "../../../listing/filter.ts";
import { inOrder } from "../../../listing/in-order.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { eventReply, findEvent, readEvents } from "./event-rows.ts";
import { clockColumns, loadClock } from "./resort-clock.ts";

type Filters = ListRequest<typeof eventsRoute>["query"] & { readonly timeZone: string };

/** Events from today on that everybody may see, or those of some days. One that was called off is not among them. */
export const eventsAhead = ({
  from,
  to,
  timeZone,
}: Filters): Source<typeof eventsRoute, ResortClock & { readonly id: EventId }> => ({
  columns: sql`${event.id} AS id, ${clockColumns(timeZone)}`,
  from: sql`${event}`,
  where: [
    sql`${event.activeStatus} AND ${event.cancelledAt} IS NULL`,
    sql`${event.day} >= (pulau_now() AT TIME ZONE ${timeZone})::date`,
    between(sql`${event.day}`, { from, to }),
  ],
  id: up(sql`${event.id}`, "uuid"),
  orders: {
    day: [up(sql`${event.day}`, "date"), up(sql`${event.startsAt}`, "time")],
    "-day": [down(sql`${event.day}`, "date"), down(sql`${event.startsAt}`, "time")],
  },
  rows: async (found, db) => {
    const ids = found.map(({ id }) => id);
    const [clock] = found;
    const rows = await readEvents(db, inArray(event.id, ids));
    return clock
      ? inOrder(
          ids,
          rows.map((row) => eventReply(row, clock)),
          ({ _id }) => _id,
        )
      : [];
  },
});

/** Whether so many places can be had of an event, or of each event on a day. `NOT_FOUND`: there is no such event. */
export async function showVacancy(
  db: Db,
  { eventId, day, count }: Received<typeof eventVacancyRoute>["body"],
): Promise<Result<Reply<typeof eventVacancyRoute>, "NOT_FOUND">> {
  const clock = await loadClock(db);
  const single = eventId === undefined ? null : await findEvent(db, eventId);
  if (eventId !== undefined && !single?.activeStatus) return refuse("NOT_FOUND");
  const rows = single
    ? [single]
    : await readEvents(
        db,
        and(
          eq(event.activeStatus, true),
          isNull(event.cancelledAt),
          day === undefined ? sql`false` : eq(event.day, day),
        ),
      );
  return ok({
    vacancies: rows.map((row) => {
      const { onSale, ...shown } = eventReply(row, clock);
      const left = onSale ? shown.left : 0;
      return { eventId: row.id, name: row.name, day: row.day, left, enough: left >= count };
    }),
  });
}
