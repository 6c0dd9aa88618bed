import type { EventReply } from "@pulau/contract/events.ts";
import { cancelUntil, type EventOnSale, isOnSale, type ResortClock } from "@pulau/domain/event/places.ts";
import type { EventId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, getTableColumns, type SQL } from "../../../db/orm.ts";
import { event } from "../../../db/schema/events.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { remainingStock } from "../../booking/holds/public.ts";

type Row = typeof event.$inferSelect;
export type FoundEvent = Row & { readonly capacity: number; readonly sold: number; readonly left: number };

/** An event as the rules take it. */
export const onSaleOf = (row: Row): EventOnSale => ({ ...row, cancelled: row.cancelledAt !== null });

/** `HH:MM` of a time of the database. */
export const shortTime = (time: string): string => time.slice(0, 5);

/** Events with what is left of them, by day and time. */
export async function readEvents(db: Db | Tx, where: SQL | undefined): Promise<FoundEvent[]> {
  return db
    .select({ ...getTableColumns(event), capacity: stock.capacity, sold: stock.sold, left: remainingStock })
    .from(event)
    .innerJoin(stock, eq(stock.id, event.id))
    .where(and(where))
    .orderBy(asc(event.day), asc(event.startsAt), asc(event.id));
}

export async function findEvent(db: Db | Tx, eventId: EventId): Promise<FoundEvent | null> {
  const [found] = await readEvents(db, eq(event.id, eventId));
  return found ?? null;
}

/** An event as guests see it. */
export const eventReply = (row: FoundEvent, now: ResortClock): EventReply => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  place: row.place,
  picture: row.picture,
  pictureAlt: row.pictureAlt,
  day: row.day,
  startsAt: shortTime(row.startsAt),
  endsAt: row.endsAt && shortTime(row.endsAt),
  adultSen: row.adultSen,
  childSen: row.childSen,
  saleUntil: row.saleUntil,
  cancelUntil: cancelUntil(row),
  capacity: row.capacity,
  left: Math.max(0, row.left),
  cancelled: row.cancelledAt !== null,
  onSale: isOnSale(onSaleOf(row), now),
});
