import { randomUUID } from "node:crypto";
import type { EventBody, StaffEventReply, staffEventsRoute } from "@pulau/contract/event-admin.ts";
import { hasBegun, type ResortClock } from "@pulau/domain/event/places.ts";
import type { EventId, StaffId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { event } from "../../../db/schema/events.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, type Key, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { resizeStock } from "../../../records/resize-stock.ts";
import { showPicture } from "../../ground/files/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { keepTaxesInUse } from "../resort-charges/public.ts";
import { auditEvent } from "./audit-event.ts";
import { areTaxes, eventTaxes } from "./event-taxes.ts";
import { clockColumns, loadClock } from "./resort-clock.ts";

/** An event as the database tells staff of it. */
export type StaffEventRow = Omit<StaffEventReply, "state"> & ResortClock;

const columns = (timeZone: string): SQL => sql`
  e.id as "_id", ${versionColumn("event", sql`e.id`)} as version, e.active_status as "activeStatus", e.name, e.description, e.place, e.picture, e.picture_alt as "pictureAlt", e.day,
    to_char(e.starts_at, 'HH24:MI') as "startsAt", to_char(e.ends_at, 'HH24:MI') as "endsAt",
    e.adult_sen as "adultSen", e.child_sen as "childSen", s.capacity, e.sale_until as "saleUntil",
    e.cancel_days as "cancelDays", e.tax_ids as "taxIds", e.cancelled_at is not null as cancelled, s.sold,
    (select coalesce(sum(c.pieces), 0)::int from stock_claim c
      where c.stock_id = e.id and c.state <> 'booked' and c.expires_at > pulau_now()) as held,
    (select count(*)::int from event_ticket t
      where t.event_id = e.id and t.cancelled_at is null and t.checked_in_at is not null) as "checkedIn",
    (select coalesce(sum(p.paid_sen), 0)::bigint from purchase p
      where p.flow = 'event' and p.subject_id = e.id and p.state in ('paid', 'done')) as "takenSen",
    ${clockColumns(timeZone)}`;
const events = sql`event e join stock s on s.id = e.id`;

export const staffEventOf = ({ today, time, ...row }: StaffEventRow): StaffEventReply => ({
  ...row,
  state: stateOf(row, { today, time }),
});

function stateOf(row: Omit<StaffEventRow, keyof ResortClock>, clock: ResortClock): StaffEventReply["state"] {
  if (row.cancelled) return "cancelled";
  if (hasBegun(row, clock)) return "over";
  if (!row.activeStatus) return "off";
  if (row.saleUntil < clock.today) return "closed";
  return row.sold + row.held >= row.capacity ? "soldOut" : "onSale";
}

type Filters = ListRequest<typeof staffEventsRoute>["query"] & { readonly timeZone: string };
type Taxes = ExtraOf<typeof staffEventsRoute>["taxes"];

const byDay: readonly Key[] = [up(sql`e.day`, "date"), up(sql`e.starts_at`, "time")];
const lastFirst: readonly Key[] = [down(sql`e.day`, "date"), down(sql`e.starts_at`, "time")];

/** Events ahead, the next first, or those that are over, the last first. */
export function staffEvents({
  tab,
  search,
  timeZone,
}: Filters): Source<typeof staffEventsRoute, StaffEventRow, { readonly taxes: Taxes | null }> {
  const today = sql`(pulau_now() AT TIME ZONE ${timeZone})::date`;
  const like = likeOf(search ?? "");
  return {
    columns: columns(timeZone),
    from: events,
    where: [
      tab === "ahead" ? sql`e.day >= ${today}` : sql`e.day < ${today}`,
      search
        ? sql`${wordsIn(sql`e.name`)} ilike ${like} or ${wordsIn(sql`e.place`)} ilike ${like}`
        : undefined,
    ],
    id: up(sql`e.id`, "uuid"),
    orders: {
      byTab: tab === "ahead" ? byDay : lastFirst,
      day: byDay,
      "-day": lastFirst,
      "-sold": [down(sql`s.sold`, "int")],
    },
    rows: (rows) => rows.map(staffEventOf),
    totals: sql`${eventTaxes} AS taxes`,
    extra: ({ taxes }) => ({ taxes: taxes ?? [] }),
    cells: {
      event: (row, language = "en") => row.name[language],
      day: (row) => row.day,
      startsAt: (row) => row.startsAt,
      place: (row, language = "en") => row.place[language],
      status: (row, language) => stateCell("event", row.state, language),
      capacity: (row) => row.capacity,
      sold: (row) => row.sold,
      held: (row) => row.held,
      checkedIn: (row) => row.checkedIn,
      adult: (row) => plainRinggit(row.adultSen),
      child: (row) => plainRinggit(row.childSen),
      taken: (row) => plainRinggit(row.takenSen),
      id: (row) => row._id,
    },
  };
}

/** One event as staff see it, as a column beside others. */
export const oneForStaff = (eventId: EventId, timeZone: string): SQL =>
  sql`(SELECT to_jsonb(one) FROM (SELECT ${columns(timeZone)} FROM ${events} WHERE e.id = ${eventId}) one)`;

/** One event as staff see it; null when there is none. */
export async function findForStaff(db: Db | Tx, eventId: EventId): Promise<StaffEventReply | null> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<StaffEventRow>(
    sql`SELECT ${columns(timeZone)} FROM ${events} WHERE e.id = ${eventId}`,
  );
  return rows[0] ? staffEventOf(rows[0]) : null;
}

/** Adds an event. `NOT_FOUND`: a tax that the resort doesn't ask. */
export async function addEvent(
  tx: Tx,
  { staffId, body: { capacity, ...body } }: Omit<Change, "eventId">,
): Promise<Result<{ _id: EventId }, "NOT_FOUND" | "INVALID_INPUT">> {
  if (!(await areTaxes(tx, body))) return refuse("NOT_FOUND");
  const shown = await showPicture(tx, { staffId, picture: body.picture });
  if (!shown.ok) return shown;
  const id = randomUUID();
  await tx.insert(stock).values({ id, kind: "eventPlaces", capacity });
  await tx.insert(event).values({ id, ...body, createdAt: await loadNow(tx) });
  await auditEvent(tx, { staffId, before: null, after: await findForStaff(tx, id) });
  return ok({ _id: id });
}

type Change = { readonly staffId: StaffId; readonly eventId: EventId; readonly body: EventBody };

/**
 * Changes an event that is ahead and not called off; it stays ahead. `IN_USE`: fewer places than are sold or being paid for. Prices are for who
 * buys from now on.
 */
export async function changeEvent(
  tx: Tx,
  { staffId, eventId, body: { capacity, ...body } }: Change,
): Promise<Result<StaffEventReply, "NOT_FOUND" | "WRONG_STATE" | "IN_USE" | "INVALID_INPUT">> {
  // Before the event: whoever imports takes them in this order too.
  if (body.taxIds.length > 0) await keepTaxesInUse(tx);
  const [row] = await tx.select().from(event).where(eq(event.id, eventId)).for("update");
  if (!row || !(await areTaxes(tx, { ...body, had: row.taxIds }))) return refuse("NOT_FOUND");
  const clock = await loadClock(tx);
  // What is over was earned, and what is moved behind today would be: neither comes back by changing the day.
  if (row.cancelledAt !== null || hasBegun(row, clock) || hasBegun(body, clock)) return refuse("WRONG_STATE");
  const shown = await showPicture(tx, { staffId, picture: body.picture });
  if (!shown.ok) return shown;
  const before = await findForStaff(tx, eventId);
  const resized = await resizeStock(tx, eventId, capacity);
  if (!resized.ok) return resized;
  await tx.update(event).set(body).where(eq(event.id, eventId));
  const changed = await findForStaff(tx, eventId);
  await auditEvent(tx, { staffId, before, after: changed });
  return changed ? ok(changed) : refuse("NOT_FOUND");
}
