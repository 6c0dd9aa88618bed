import type { EventPurchaseReply, userEventsRoute } from "@pulau/contract/events.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { mayGiveBack, type ResortClock } from "@pulau/domain/event/places.ts";
import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { event, eventTicket } from "../../../db/schema/events.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { type IssuedPlacesPaper, placesPapersOf } from "../../money/papers/public.ts";
import { eventReply, type FoundEvent, onSaleOf, readEvents } from "./event-rows.ts";
import { loadClock } from "./resort-clock.ts";

type Bought = typeof purchase.$inferSelect;
type Ticket = typeof eventTicket.$inferSelect;
type Paging = { readonly page: number; readonly limit: number };

/** Bought and paid for, whatever became of it then. */
const paid = and(
  eq(purchase.flow, "event"),
  or(
    inArray(purchase.state, ["paid", "done"]),
    and(eq(purchase.state, "cancelled"), sql`${purchase.refundedSen} > 0`),
  ),
);

/** The events for which an account has places: those ahead by day, then those that are over. */
export async function listBought(
  db: Db,
  { accountId, page, limit }: Paging & { readonly accountId: string },
): Promise<Reply<typeof userEventsRoute>> {
  const clock = await loadClock(db);
  const rows = await db
    .select({ bought: purchase, total: sql<number>`count(*) over ()::int` })
    .from(purchase)
    .innerJoin(event, eq(event.id, purchase.subjectId))
    .where(and(paid, eq(purchase.accountId, accountId)))
    .orderBy(
      sql`${event.day} < ${clock.today}::date`,
      sql`CASE WHEN ${event.day} >= ${clock.today}::date THEN ${event.day} END`,
      desc(event.day),
      asc(purchase.createdAt),
      asc(purchase.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  const total = rows[0]?.total ?? 0;
  const events = await withTickets(
    db,
    rows.map(({ bought }) => bought),
    clock,
  );
  return { events, ...frameOf({ page, limit, total }), nextCursor: null };
}

/** One purchase of places; null for another account's. */
export async function findBought(
  db: Db,
  { purchaseId, accountId }: { readonly purchaseId: string; readonly accountId: string },
): Promise<EventPurchaseReply | null> {
  const rows = await db
    .select()
    .from(purchase)
    .where(and(paid, eq(purchase.id, purchaseId), eq(purchase.accountId, accountId)));
  const [found] = await withTickets(db, rows, await loadClock(db));
  return found ?? null;
}

async function withTickets(
  db: Db,
  rows: readonly Bought[],
  clock: ResortClock,
): Promise<EventPurchaseReply[]> {
  if (rows.length === 0) return [];
  const [events, tickets, papers] = await Promise.all([
    readEvents(
      db,
      inArray(
        event.id,
        rows.map(({ subjectId }) => subjectId ?? ""),
      ),
    ),
    db
      .select()
      .from(eventTicket)
      .where(
        inArray(
          eventTicket.purchaseId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(eventTicket.position)),
    placesPapersOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const eventOf = new Map(events.map((sold) => [sold.id, sold]));
  return rows.flatMap((row) => {
    const found = eventOf.get(row.subjectId ?? "");
    const own = tickets.filter(({ purchaseId }) => purchaseId === row.id);
    const issued = papers.filter(({ purchaseId }) => purchaseId === row.id);
    return found ? [replyOf(row, { found, own, issued, clock })] : [];
  });
}

const states = { open: "preparing", paid: "preparing", done: "good", cancelled: "cancelled" } as const;

export const ticketReply = ({ id, name, guestKind, code, checkedInAt }: Ticket) => ({
  ...{ _id: id, name, guestKind, code },
  checkedInAt: checkedInAt?.toISOString() ?? null,
});

type Told = {
  readonly found: FoundEvent;
  readonly own: readonly Ticket[];
  readonly issued: readonly IssuedPlacesPaper[];
  readonly clock: ResortClock;
};

const replyOf = (row: Bought, { found, own, issued, clock }: Told): EventPurchaseReply => {
  const someCame = own.some(({ checkedInAt }) => checkedInAt !== null);
  return {
    ...{ purchaseId: row.id, number: row.number, totalSen: row.totalSen, refundedSen: row.refundedSen },
    event: eventReply(found, clock),
    state: row.cancelReason === "BY_BUYER" ? "givenBack" : states[row.state],
    mayCancel: row.state === "done" && !someCame && mayGiveBack(onSaleOf(found), clock),
    tickets: own.map(ticketReply),
    papers: issued.map(({ id, kind, number }) => ({ _id: id, kind, number })),
  };
};
