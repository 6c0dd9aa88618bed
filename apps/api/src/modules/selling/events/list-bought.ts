import type { EventPurchaseReply, userEventsRoute } from "@pulau/contract/events.ts";
import { mayGiveBack, type ResortClock } from "@pulau/domain/event/places.ts";
import type { AccountId, MemberId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { rowFromJson } from "../../../db/row-from-json.ts";
import { event, eventTicket } from "../../../db/schema/events.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { stock } from "../../../db/schema/transport.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { remainingStock } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { eventReply, type FoundEvent, onSaleOf } from "./event-rows.ts";
import { clockColumns } from "./resort-clock.ts";

type Bought = typeof purchase.$inferSelect;
type Ticket = typeof eventTicket.$inferSelect;
type Json = Readonly<Record<string, unknown>>;
type BoughtRow = ResortClock & {
  readonly bought: Json;
  readonly event: Json;
  readonly capacity: number;
  readonly sold: number;
  readonly left: number;
  readonly tickets: Json[] | null;
  readonly papers: EventPurchaseReply["papers"] | null;
};

/** Bought and paid for, whatever became of it then. */
const isPaid = sql`${purchase.flow} = 'event' AND (${purchase.state} IN ('paid', 'done')
  OR (${purchase.state} = 'cancelled' AND ${purchase.refundedSen} > 0))`;

/** A purchase of places with its event, its tickets, and its papers: the invoice before its credit note. */
const columns = (timeZone: string): SQL => sql`to_jsonb(purchase.*) AS bought, to_jsonb(event.*) AS event,
  ${stock.capacity} AS capacity, ${stock.sold} AS sold, ${remainingStock} AS left, ${clockColumns(timeZone)},
  (SELECT jsonb_agg(to_jsonb(t.*) ORDER BY t.position) FROM event_ticket t
    WHERE t.purchase_id = ${purchase.id}) AS tickets,
  (SELECT jsonb_agg(jsonb_build_object('_id', i.id, 'kind', i.kind, 'number', i.number) ORDER BY i.issued_at, i.number)
    FROM purchase_paper i WHERE i.purchase_id = ${purchase.id}) AS papers`;
const from = sql`${purchase} JOIN ${event} ON ${event.id} = ${purchase.subjectId} JOIN ${stock} ON ${stock.id} = ${event.id}`;

/** The same under the id of the account, or of its member who asks; `NOT_FOUND` under any other. */
export const placesOf = (id: AccountId | MemberId, whose: BuyerScope & { readonly memberId: MemberId }) =>
  id === whose.accountId || id === whose.memberId ? ok(boughtPlaces(whose)) : refuse("NOT_FOUND");

type BuyerScope = { readonly accountId: AccountId; readonly timeZone: string };

/** The events for which an account has places: those ahead by day, then those that are over. */
function boughtPlaces({ accountId, timeZone }: BuyerScope): Source<typeof userEventsRoute, BoughtRow> {
  const isOver = sql`(${event.day} < (pulau_now() AT TIME ZONE ${timeZone})::date)`;
  const nearness = sql`(CASE WHEN ${isOver} THEN date '2000-01-01' - ${event.day} ELSE ${event.day} - date '2000-01-01' END)`;
  return {
    columns: columns(timeZone),
    from,
    where: [isPaid, sql`${purchase.accountId} = ${accountId}`],
    id: up(sql`${purchase.id}`, "uuid"),
    orders: {
      soonest: [up(isOver, "boolean"), up(nearness, "int"), up(sql`${purchase.createdAt}`, "timestamptz")],
      "-createdAt": [down(sql`${purchase.createdAt}`, "timestamptz")],
    },
    rows: (rows) => rows.map(boughtOf),
  };
}

/** One purchase of places; null for another account's. */
export async function findBought(
  db: Db,
  { purchaseId, accountId }: { readonly purchaseId: PurchaseId; readonly accountId: AccountId },
): Promise<EventPurchaseReply | null> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<BoughtRow>(sql`SELECT ${columns(timeZone)} FROM ${from}
    WHERE ${isPaid} AND ${purchase.id} = ${purchaseId} AND ${purchase.accountId} = ${accountId}`);
  return rows[0] ? boughtOf(rows[0]) : null;
}

const boughtOf = ({
  bought,
  event: its,
  tickets,
  papers,
  today,
  time,
  ...places
}: BoughtRow): EventPurchaseReply =>
  replyOf(rowFromJson(purchase, bought), {
    found: { ...rowFromJson(event, its), ...places },
    own: (tickets ?? []).map((ticket) => rowFromJson(eventTicket, ticket)),
    papers: papers ?? [],
    clock: { today, time },
  });

const states = { open: "preparing", paid: "preparing", done: "good", cancelled: "cancelled" } as const;

export const ticketReply = ({ id, name, guestKind, code, checkedInAt }: Ticket) => ({
  _id: id,
  name,
  guestKind,
  code,
  checkedInAt: checkedInAt?.toISOString() ?? null,
});

type EventTickets = {
  readonly found: FoundEvent;
  readonly own: readonly Ticket[];
  readonly papers: EventPurchaseReply["papers"];
  readonly clock: ResortClock;
};

const replyOf = (row: Bought, { found, own, papers, clock }: EventTickets): EventPurchaseReply => {
  const someCame = own.some(({ checkedInAt }) => checkedInAt !== null);
  return {
    purchaseId: row.id,
    number: row.number,
    totalSen: row.totalSen,
    refundedSen: row.refundedSen,
    event: eventReply(found, clock),
    state: row.cancelReason === "BY_BUYER" ? "givenBack" : states[row.state],
    mayCancel: row.state === "done" && !someCame && mayGiveBack(onSaleOf(found), clock),
    tickets: own.map(ticketReply),
    papers,
  };
};
