import type { AttendeeReply, attendeesRoute, StaffEventReply } from "@pulau/contract/event-admin.ts";
import type { EventId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { oneForStaff, type StaffEventRow, staffEventOf } from "./staff-events.ts";

type Filters = ListRequest<typeof attendeesRoute>["query"] & {
  readonly eventId: EventId;
  readonly timeZone: string;
};
type Counted = { readonly event: StaffEventRow; readonly coming: number };

const hasCome = sql`(t.checked_in_at IS NOT NULL)`;
const name = sql`lower(t.name)`;
const buyer = sql`lower(a.name)`;

/** Who comes to an event, by name, with how its owner can be reached. */
export const attendeesOf = ({
  eventId,
  timeZone,
  guestKind,
  come,
  search,
}: Filters): Source<typeof attendeesRoute, AttendeeReply, Counted> => ({
  columns: sql`t.id AS "_id", t.name, t.guest_kind AS "guestKind", t.code,
    to_char(t.checked_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "checkedInAt",
    p.number, a.name AS "accountName",
    coalesce((SELECT m.email FROM member m WHERE m.account_id = a.id ORDER BY m.role = 'admin' DESC, m.id LIMIT 1), '')
      AS email`,
  from: sql`event_ticket t JOIN purchase p ON p.id = t.purchase_id JOIN account a ON a.id = p.account_id`,
  where: [
    sql`t.event_id = ${eventId} AND t.cancelled_at IS NULL`,
    equals(sql`t.guest_kind`, guestKind),
    come && sql`${hasCome} = ${come === "yes"}`,
    search ? foundBy(search) : undefined,
  ],
  id: up(sql`t.id`, "uuid"),
  orders: {
    name: [up(name, "text")],
    "-name": [down(name, "text")],
    buyer: [up(buyer, "text"), up(name, "text")],
    "-buyer": [down(buyer, "text"), down(name, "text")],
    come: [up(hasCome, "boolean"), up(name, "text")],
    "-come": [down(hasCome, "boolean"), up(name, "text")],
  },
  rows: (rows) => rows,
  exists: sql`EXISTS (SELECT FROM event WHERE id = ${eventId})`,
  totals: sql`${oneForStaff(eventId, timeZone)} AS event, (SELECT count(*)::int FROM event_ticket
    WHERE event_id = ${eventId} AND cancelled_at IS NULL) AS coming`,
  extra: ({ event, coming }): { event: StaffEventReply; coming: number } => ({
    event: staffEventOf(event),
    coming,
  }),
  cells: {
    name: (row) => row.name,
    kind: (row, language) => stateCell("ticket", row.guestKind, language),
    code: (row) => row.code,
    buyer: (row) => row.accountName,
    purchaseNo: (row) => row.number,
    email: (row) => row.email,
    cameAt: (row) => row.checkedInAt,
  },
});

function foundBy(search: string): SQL {
  const like = likeOf(search);
  return sql`t.name ILIKE ${like} OR t.code ILIKE ${like} OR a.name ILIKE ${like} OR p.number ILIKE ${like}`;
}
