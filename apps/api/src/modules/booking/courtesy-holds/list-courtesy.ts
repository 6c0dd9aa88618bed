import type { courtesyHoldsRoute } from "@pulau/contract/courtesy-holds.ts";
import { courtesyStates } from "@pulau/domain/booking/courtesy-hold.ts";
import { draftOf } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, RowOf, Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";

type Filters = ListRequest<typeof courtesyHoldsRoute>["query"];
type Row = RowOf<typeof courtesyHoldsRoute>;
type CourtesyRow = Omit<Row, "draftId" | "until" | "totalSen"> & { until: string; total: string };
type Counts = ExtraOf<typeof courtesyHoldsRoute>["counts"];

const stateOf = statesOf("courtesy-holds:states", {
  held: { en: "Held", my: "Ditahan", cn: "保留中" },
  booked: { en: "Booked", my: "Ditempah", cn: "已预订" },
  released: { en: "Released", my: "Dilepaskan", cn: "已释放" },
  ended: { en: "Expired", my: "Tamat tempoh", cn: "已过期" },
});

/** What the hold itself says goes before what was noted of it: its time may be over before a job has looked. */
const state = sql`(CASE WHEN h.state = 'booked' THEN 'booked'
  WHEN c.ended_by IS NOT NULL THEN 'released'
  WHEN h.state = 'live' AND h.offered_until IS NOT NULL AND h.expires_at > pulau_now() THEN 'held'
  ELSE 'ended' END)`;
const between = sql`courtesy_hold c JOIN stay_hold h ON h.id = c.id`;

/** What is held for somebody: what is held now by its end, then what became of the others, the latest first. */
export const courtesyHolds = (
  filters: Filters,
): Source<typeof courtesyHoldsRoute, CourtesyRow, { readonly counts: Partial<Counts> | null }> => ({
  columns: sql`c.id AS "_id", ${state} AS state, c.name, c.mobile, c.email, c.note, c.until,
    p.name AS "packageName", h.stay ->> 'checkIn' AS "checkIn", h.stay ->> 'checkOut' AS "checkOut",
    ARRAY(SELECT r ->> 'roomNo' FROM jsonb_array_elements(h.stay -> 'rooms') AS r) AS rooms,
    jsonb_array_length(h.stay -> 'travellers') AS persons, h.stay -> 'quote' ->> 'totalSen' AS total,
    s.name AS by, b.id AS "bookingId", b.booking_no AS "bookingNo"`,
  from: sql`${between} JOIN package p ON p.id = (h.stay ->> 'packageId')::uuid JOIN staff_user s ON s.id = c.made_by
    LEFT JOIN booking b ON b.hold_id = c.id`,
  among: between,
  where: [
    equals(state, filters.state),
    filters.search
      ? sql`(c.name ILIKE ${likeOf(filters.search)} OR c.mobile ILIKE ${likeOf(filters.search)}
          OR c.email ILIKE ${likeOf(filters.search)} OR c.note ILIKE ${likeOf(filters.search)})`
      : undefined,
  ],
  id: up(sql`c.id`, "uuid"),
  orders: {
    queue: [
      up(sql`(CASE WHEN ${state} = 'held' THEN 0 ELSE 1 END)`, "int"),
      up(sql`(extract(epoch FROM c.until) * CASE WHEN ${state} = 'held' THEN 1 ELSE -1 END)`, "numeric"),
    ],
    "-until": [down(sql`c.until`, "timestamptz")],
    until: [up(sql`c.until`, "timestamptz")],
    checkIn: [up(sql`(h.stay ->> 'checkIn')`, "text")],
    name: [up(sql`lower(c.name)`, "text")],
  },
  rows: (rows) =>
    rows.map(({ until, total, ...row }) => ({
      ...row,
      draftId: draftOf(row._id),
      until: new Date(until).toISOString(),
      totalSen: Number(total),
    })),
  totals: sql`(SELECT json_object_agg(k.state, k.count) FROM (
    SELECT ${state} AS state, count(*)::int AS count FROM ${between} GROUP BY 1) k) AS counts`,
  extra: ({ counts }) => ({
    counts: { ...(Object.fromEntries(courtesyStates.map((known) => [known, 0])) as Counts), ...counts },
  }),
  cells: {
    status: (row, language) => stateOf(row.state, language),
    name: (row) => row.name,
    phone: (row) => row.mobile,
    email: (row) => row.email,
    arrival: (row) => row.checkIn,
    departure: (row) => row.checkOut,
    rooms: (row) => row.rooms.join(" "),
    persons: (row) => row.persons,
    total: (row) => plainRinggit(row.totalSen),
    heldUntil: (row) => row.until,
    note: (row) => row.note,
    number: (row) => row.bookingNo,
  },
  heads: { heldUntil: { en: "Held until", my: "Ditahan sehingga", cn: "保留至" } },
});
