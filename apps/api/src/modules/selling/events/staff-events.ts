import { randomUUID } from "node:crypto";
import type { EventBody, StaffEventReply, staffEventsRoute } from "@pulau/contract/events.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { hasBegun, type ResortClock } from "@pulau/domain/event/places.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, type SQL, sql } from "drizzle-orm";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { event } from "../../../db/schema/events.ts";
import { stock } from "../../../db/schema/transport.ts";
import { breaks } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { areTaxes } from "./event-taxes.ts";
import { loadClock } from "./resort-clock.ts";

type Row = Omit<StaffEventReply, "state"> & { total: number };

const rowsWhere = (where: SQL, rest = sql``) => sql`
  select e.id as "_id", ${versionColumn("event", sql`e.id`)} as version, e.active_status as "activeStatus", e.name, e.description, e.place, e.picture, e.day,
    to_char(e.starts_at, 'HH24:MI') as "startsAt", to_char(e.ends_at, 'HH24:MI') as "endsAt",
    e.adult_sen as "adultSen", e.child_sen as "childSen", s.capacity, e.sale_until as "saleUntil",
    e.cancel_days as "cancelDays", e.tax_ids as "taxIds", e.cancelled_at is not null as cancelled, s.sold,
    (select coalesce(sum(c.pieces), 0)::int from stock_claim c
      where c.stock_id = e.id and c.state <> 'booked' and c.expires_at > pulau_now()) as held,
    (select count(*)::int from event_ticket t
      where t.event_id = e.id and t.cancelled_at is null and t.checked_in_at is not null) as "checkedIn",
    (select coalesce(sum(p.paid_sen), 0)::bigint from purchase p
      where p.flow = 'event' and p.subject_id = e.id and p.state in ('paid', 'done')) as "takenSen",
    count(*) over ()::int as total
  from event e join stock s on s.id = e.id where ${where} ${rest}`;

const replyOf = ({ total: _, ...row }: Row, clock: ResortClock): StaffEventReply => ({
  ...row,
  state: stateOf(row, clock),
});

function stateOf(row: Omit<Row, "total">, clock: ResortClock): StaffEventReply["state"] {
  if (row.cancelled) return "cancelled";
  if (hasBegun(row, clock)) return "over";
  if (!row.activeStatus) return "off";
  if (row.saleUntil < clock.today) return "closed";
  return row.sold + row.held >= row.capacity ? "soldOut" : "onSale";
}

type Ask = {
  readonly page: number;
  readonly limit: number;
  readonly tab: "ahead" | "past";
  readonly search?: string | undefined;
};

/** Events ahead, the next first, or those that are over, the last first. */
export async function listForStaff(db: Db, ask: Ask): Promise<Omit<Reply<typeof staffEventsRoute>, "taxes">> {
  const { page, limit, tab, search } = ask;
  const clock = await loadClock(db);
  const like = search ? likeOf(search) : null;
  const named = sql`(${like}::text is null or e.name::text ilike ${like} or e.place::text ilike ${like})`;
  const when = tab === "ahead" ? sql`e.day >= ${clock.today}::date` : sql`e.day < ${clock.today}::date`;
  const order = tab === "ahead" ? sql`e.day, e.starts_at` : sql`e.day desc, e.starts_at desc`;
  const paging = sql`order by ${order}, e.id limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await db.execute<Row>(rowsWhere(sql`${named} and ${when}`, paging));
  const total = rows[0]?.total ?? 0;
  return {
    events: rows.map((row) => replyOf(row, clock)),
    ...frameOf({ page, limit, total }),
    nextCursor: null,
  };
}

/** One event as staff see it; null when there is none. */
export async function findForStaff(db: Db | Tx, eventId: string): Promise<StaffEventReply | null> {
  const { rows } = await db.execute<Row>(rowsWhere(sql`e.id = ${eventId}`));
  return rows[0] ? replyOf(rows[0], await loadClock(db)) : null;
}

/** Adds an event. `NOT_FOUND`: a tax that is none of the resort's. */
export async function addEvent(
  tx: Tx,
  { capacity, ...body }: EventBody,
): Promise<Result<{ _id: string }, "NOT_FOUND">> {
  if (!(await areTaxes(tx, body.taxIds))) return refuse("NOT_FOUND");
  const id = randomUUID();
  await tx.insert(stock).values({ id, kind: "eventPlaces", capacity });
  await tx.insert(event).values({ id, ...body, createdAt: await loadNow(tx) });
  return ok({ _id: id });
}

type Change = { readonly eventId: string; readonly body: EventBody };

/**
 * Changes an event that is ahead and not called off; it stays ahead. `IN_USE`: fewer places than are sold or being paid for. Prices are for who
 * buys from now on.
 */
export async function changeEvent(
  tx: Tx,
  { eventId, body: { capacity, ...body } }: Change,
): Promise<Result<StaffEventReply, "NOT_FOUND" | "WRONG_STATE" | "IN_USE">> {
  const [row] = await tx.select().from(event).where(eq(event.id, eventId)).for("update");
  if (!row || !(await areTaxes(tx, body.taxIds))) return refuse("NOT_FOUND");
  const clock = await loadClock(tx);
  // What is over was earned, and what is moved behind today would be: neither comes back by changing the day.
  if (row.cancelledAt !== null || hasBegun(row, clock) || hasBegun(body, clock)) return refuse("WRONG_STATE");
  try {
    await tx.transaction((inner) => inner.update(stock).set({ capacity }).where(eq(stock.id, eventId)));
  } catch (error) {
    if (breaks(error, "stock_capacity")) return refuse("IN_USE", { capacity });
    throw error;
  }
  await tx.update(event).set(body).where(eq(event.id, eventId));
  const changed = await findForStaff(tx, eventId);
  return changed ? ok(changed) : refuse("NOT_FOUND");
}
