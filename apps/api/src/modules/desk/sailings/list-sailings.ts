import type { SailingLine, sailingsRoute } from "@pulau/contract/sailings.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { between, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { cancelledOf, sailingStates } from "./departure.ts";

type Filters = ListRequest<typeof sailingsRoute>["query"];

const kindCell = statesOf("sailings:kinds", {
  ferry: { en: "Ferry", my: "Feri", cn: "渡轮" },
  charter: { en: "Charter", my: "Bot sewa khas", cn: "包船" },
});
const wayCell = statesOf("sailings:ways", {
  out: { en: "To the island", my: "Ke pulau", cn: "前往海岛" },
  back: { en: "To the mainland", my: "Ke tanah besar", cn: "返回大陆" },
});
const stageCell = statesOf("sailings:stages", {
  planned: { en: "Not started", my: "Belum bermula", cn: "未开始" },
  boarding: { en: "Boarding", my: "Sedang menaiki bot", cn: "登船中" },
  closed: { en: "Closed", my: "Ditutup", cn: "已截止登船" },
  cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
});

/** Ferries that sail or have somebody on board, and each charter that is hired. */
const departures = sql`(
  SELECT s.id, s.id AS sailing_id, NULL::uuid AS party_id, NULL::text AS booking_no, NULL::text AS booking_name,
    b.kind, b.name, s.direction, s.day, left(s.time::text, 5) AS time, s.from_jetty, s.to_jetty, k.capacity AS seats,
    s.disruption_id
  FROM sailing s JOIN boat b ON b.id = s.boat_id JOIN stock k ON k.id = s.id
  WHERE b.kind = 'ferry' AND (b.active_status AND s.active_status OR k.sold > 0 OR s.disruption_id IS NOT NULL)
  UNION ALL
  SELECT c.id, s.id, o.id, o.booking_no, o.booking_name, b.kind, b.name, s.direction, s.day, left(s.time::text, 5),
    s.from_jetty, s.to_jetty, b.seats * c.boats, s.disruption_id
  FROM booking_crossing c JOIN booking o ON o.id = c.booking_id JOIN sailing s ON s.id = c.stock_id
    JOIN boat b ON b.id = s.boat_id
  WHERE b.kind = 'charter' AND o.state IN ${sailingStates}) d`;

/** The parties of a departure. */
const parties = sql`booking_crossing c JOIN booking o ON o.id = c.booking_id
  WHERE c.stock_id = d.sailing_id AND o.state IN ${sailingStates} AND (d.party_id IS NULL OR o.id = d.party_id)`;
const taken = sql`(SELECT coalesce(sum(c.seats), 0)::int FROM ${parties})`;
const held = sql`(CASE WHEN d.party_id IS NULL THEN (SELECT coalesce(sum(q.pieces), 0)::int FROM stock_claim q
  WHERE q.stock_id = d.sailing_id AND q.expires_at > pulau_now()) ELSE 0 END)`;
const papersMissing = sql`(SELECT coalesce(sum(greatest(0, c.seats - (
  SELECT count(*) FROM booking_guest g WHERE g.booking_id = o.id))), 0)::int FROM ${parties})`;
const marked = sql`(SELECT DISTINCT ON (a.guest_id) a.mark FROM boarding_act a
  WHERE a.sailing_id = d.sailing_id AND (d.party_id IS NULL OR a.booking_id = d.party_id)
  ORDER BY a.guest_id, a.at DESC, a.received_at DESC)`;
const stage = sql`(CASE
  WHEN d.disruption_id IS NOT NULL THEN 'cancelled'
  WHEN EXISTS (SELECT FROM kept_manifest m WHERE m.sailing_id = d.sailing_id
    AND m.booking_id IS NOT DISTINCT FROM d.party_id AND m.reopened_at IS NULL) THEN 'closed'
  WHEN EXISTS (SELECT FROM boarding_act a WHERE a.sailing_id = d.sailing_id
    AND (d.party_id IS NULL OR a.booking_id = d.party_id)) THEN 'boarding' ELSE 'planned' END)`;

/** A charter without a time stands after the boats of its day. */
const time = sql`coalesce(d.time, '99:99')`;

/** Sailings by day and time. */
export const sailings = (
  filters: Filters,
): Source<typeof sailingsRoute, SailingLine & { party: string | null }> => ({
  columns: sql`d.id AS "_id", d.sailing_id AS "sailingId", d.kind, d.name, d.direction, d.day, d.time,
    d.from_jetty AS "fromJetty", d.to_jetty AS "toJetty", d.seats::int AS seats, ${taken} AS taken, ${held} AS held,
    (SELECT count(*)::int FROM ${parties}) AS parties, ${papersMissing} AS "papersMissing",
    (SELECT count(*)::int FROM ${marked} m WHERE m.mark = 'aboard') AS aboard, ${stage} AS stage,
    CASE WHEN d.party_id IS NOT NULL THEN json_build_object('bookingId', d.party_id, 'bookingNo', d.booking_no,
      'bookingName', d.booking_name) END AS party,
    (SELECT ${cancelledOf(sql`s`)} FROM sailing s WHERE s.id = d.sailing_id) AS cancelled`,
  from: departures,
  where: [
    between(sql`d.day`, filters),
    equals(sql`d.direction`, filters.direction),
    equals(sql`d.kind`, filters.kind),
    filters.lacks && sql`${papersMissing} > 0`,
    filters.search ? found(filters.search) : undefined,
  ],
  id: up(sql`d.id`, "uuid"),
  orders: {
    time: [up(sql`d.day`, "date"), up(time, "text")],
    "-time": [down(sql`d.day`, "date"), down(time, "text")],
  },
  rows: (rows) =>
    rows.map((row) => ({
      ...row,
      free: row.cancelled ? 0 : Math.max(0, row.seats - row.taken - row.held),
    })),
  cells: {
    day: (row) => row.day,
    time: (row) => row.time,
    boat: (row, language = "en") => row.name[language],
    kind: (row, language) => kindCell(row.kind, language),
    direction: (row, language) => wayCell(row.direction, language),
    fromJetty: (row) => row.fromJetty,
    toJetty: (row) => row.toJetty,
    party: (row) => row.party && `${row.party.bookingNo} ${row.party.bookingName}`,
    seats: (row) => row.seats,
    seatsTaken: (row) => row.taken,
    seatsHeld: (row) => row.held,
    seatsFree: (row) => row.free,
    parties: (row) => row.parties,
    papersMissing: (row) => row.papersMissing,
    aboard: (row) => row.aboard,
    boarding: (row, language) => stageCell(row.stage, language),
  },
  heads: {
    fromJetty: { en: "From (jetty)", my: "Dari (jeti)", cn: "出发码头" },
    toJetty: { en: "To (jetty)", my: "Ke (jeti)", cn: "到达码头" },
    party: { en: "Hired by", my: "Disewa oleh", cn: "包船人" },
    seatsTaken: { en: "Seats booked", my: "Tempat ditempah", cn: "已预订座位" },
    seatsHeld: { en: "Seats held", my: "Tempat ditahan", cn: "保留座位" },
    seatsFree: { en: "Seats free", my: "Tempat kosong", cn: "空位" },
    parties: { en: "Parties", my: "Kumpulan", cn: "预订组数" },
    papersMissing: { en: "Papers missing", my: "Dokumen belum lengkap", cn: "缺证件人数" },
    aboard: { en: "Aboard", my: "Sudah naik", cn: "已登船" },
    boarding: { en: "Boarding", my: "Menaiki bot", cn: "登船状态" },
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(${wordsIn(sql`d.name`)} ILIKE ${like} OR d.booking_name ILIKE ${like} OR d.booking_no ILIKE ${like})`;
}
