import type { staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { countByState, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, RowOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { type EntryColumns, entryColumns, entryJoins, entryReply } from "./entry-rows.ts";

type Row = RowOf<typeof staffWaitingRoute>;
type EntryRow = EntryColumns & Pick<Row, "turn" | "email" | "phone" | "language" | "bookingNo">;
type Counts = ExtraOf<typeof staffWaitingRoute>["counts"];
type Filters = ListRequest<typeof staffWaitingRoute>["query"] & { readonly mayRemove: boolean };

/** Who waits, for staff; the queue is in the order in which they are asked, those with an offer first, the others newest first. */
export const waiting = (
  filters: Filters,
): Source<typeof staffWaitingRoute, EntryRow, { readonly counts: Partial<Counts> | null }> => ({
  columns: sql`${entryColumns}, w.turn, w.email, w.phone, w.language,
    (SELECT b.booking_no FROM booking b WHERE b.id = w.booking_id) AS "bookingNo"`,
  from: entryJoins,
  among: sql`wait_entry w`,
  where: [equals(sql`w.state`, filters.state), filters.search ? found(filters.search) : undefined],
  id: up(sql`w.id`, "uuid"),
  orders: {
    queue: [
      up(sql`(CASE w.state WHEN 'offered' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END)`, "int"),
      up(sql`(CASE WHEN w.state IN ('offered', 'waiting') THEN w.turn ELSE -w.turn END)`, "bigint"),
    ],
    "-turn": [down(sql`w.turn`, "bigint")],
    turn: [up(sql`w.turn`, "bigint")],
    checkIn: [up(sql`w.check_in`, "date")],
    name: [up(sql`lower(w.name)`, "text")],
  },
  rows: (rows) => rows.map((row) => staffEntry(row, filters.mayRemove)),
  totals: sql`${countByState(sql`wait_entry`)} AS counts`,
  extra: ({ counts }) => ({
    counts: { ...(Object.fromEntries(waitStates.map((state) => [state, 0])) as Counts), ...counts },
  }),
  cells: {
    turn: (row) => row.turn,
    status: (row, language) => stateCell("wait", row.state, language),
    name: (row) => row.name,
    email: (row) => row.email,
    phone: (row) => row.phone,
    arrival: (row) => row.checkIn,
    nights: (row) => row.nights,
    persons: (row) => row.party.adults + row.party.childAges.length,
    package: (row, language = "en") => row.packageName?.[language] ?? null,
    number: (row) => row.bookingNo,
    at: (row) => row.createdAt,
    id: (row) => row._id,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`w.name ILIKE ${like} OR w.email ILIKE ${like} OR w.phone ILIKE ${like}`;
}

function staffEntry({ turn, email, phone, language, bookingNo, ...row }: EntryRow, mayRemove: boolean): Row {
  const canRemove = mayRemove && (row.state === "waiting" || row.state === "offered");
  return { ...entryReply(row), turn, email, phone, language, bookingNo, canRemove };
}
