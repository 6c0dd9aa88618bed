import type { SailingLine, sailingsRoute } from "@pulau/contract/sailings.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { between, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { boatsThatSailed, cancelledOf, personsOn, sailingStates } from "./departure.ts";
import { crewNames } from "./load-crew.ts";
import { latestMarks, namedGuests } from "./on-board.ts";

export type Filters = Pick<
  ListRequest<typeof sailingsRoute>["query"],
  "from" | "to" | "direction" | "kind" | "lacks" | "search"
>;

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
  boarding: { en: "Boarding", my: "Penumpang sedang naik", cn: "登船中" },
  closed: { en: "Closed", my: "Ditutup", cn: "已截止登船" },
  cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
});

/** Ferries that sail or have somebody on board, each charter that is hired, and each boat whose manifest was kept. */
const departures = sql`(
  SELECT s.id, s.id AS sailing_id, NULL::uuid AS party_id, NULL::text AS booking_no, NULL::text AS booking_name,
    b.kind, b.name, s.direction, s.day, left(s.time::text, 5) AS time, s.from_jetty, s.to_jetty, k.capacity AS seats,
    s.disruption_id
  FROM sailing s JOIN boat b ON b.id = s.boat_id JOIN stock k ON k.id = s.id
  WHERE b.kind = 'ferry' AND (b.active_status AND s.active_status OR k.sold > 0 OR s.disruption_id IS NOT NULL
    OR EXISTS (SELECT FROM kept_manifest m WHERE m.sailing_id = s.id))
  UNION ALL
  SELECT c.id, s.id, o.id, o.booking_no, o.booking_name, b.kind, b.name, s.direction, s.day, left(s.time::text, 5),
    s.from_jetty, s.to_jetty, b.seats * c.boats, s.disruption_id
  FROM booking_crossing c JOIN booking o ON o.id = c.booking_id JOIN sailing s ON s.id = c.stock_id
    JOIN boat b ON b.id = s.boat_id
  WHERE c.kind = 'charter' AND o.state IN ${sailingStates}
  UNION ALL
  SELECT m.id, s.id, o.id, o.booking_no, o.booking_name, b.kind, b.name, s.direction, s.day,
    left(s.time::text, 5), s.from_jetty, s.to_jetty, b.seats * ${boatsThatSailed(sql`m`, sql`b`)}, s.disruption_id
  FROM kept_manifest m JOIN booking o ON o.id = m.booking_id JOIN sailing s ON s.id = m.sailing_id
    JOIN boat b ON b.id = s.boat_id
  WHERE NOT EXISTS (SELECT FROM booking_crossing c
    WHERE c.booking_id = o.id AND c.stock_id = s.id AND o.state IN ${sailingStates})
  AND NOT EXISTS (SELECT FROM kept_manifest later WHERE later.sailing_id = s.id AND later.booking_id = o.id
    AND (later.closed_at, later.id) > (m.closed_at, m.id))) d
  LEFT JOIN kept_manifest kept ON kept.sailing_id = d.sailing_id AND kept.reopened_at IS NULL
    AND coalesce(kept.booking_id, kept.sailing_id) = coalesce(d.party_id, d.sailing_id)`;

const persons = personsOn(sql`c`, sql`o`);

/**
 * Who is on board of a departure: parties and persons, papers that are missing, and how its guests stand. Each part is
 * read once by its index, whatever the planner would make of all of it together.
 */
const onBoard = sql`LATERAL (
  WITH party AS MATERIALIZED (
    SELECT o.id, ${persons} AS persons FROM booking_crossing c JOIN booking o ON o.id = c.booking_id
    WHERE c.stock_id = d.sailing_id AND o.state IN ${sailingStates} AND (d.party_id IS NULL OR o.id = d.party_id)),
  act AS MATERIALIZED ${latestMarks(sql`d.sailing_id`)},
  guest AS MATERIALIZED (
    SELECT act.mark FROM act JOIN ${namedGuests} g ON g.id = act.guest_id JOIN party ON party.id = g.booking_id)
  SELECT (SELECT coalesce(sum(persons), 0)::int FROM party) AS sold, (SELECT count(*)::int FROM party) AS parties,
    (SELECT coalesce(sum(greatest(0, party.persons - (SELECT count(g.sealed) FROM ${namedGuests} g
      WHERE g.booking_id = party.id))), 0)::int FROM party) AS papers_missing,
    (SELECT count(*)::int FROM guest WHERE mark = 'aboard') AS aboard,
    (SELECT count(*)::int FROM guest WHERE mark <> 'waiting') AS marked) n`;
/** What a kept manifest says of those on it: the list agrees with it, whoever comes or goes after. */
const frozen = (count: "listed" | "aboard", live: SQL): SQL =>
  sql`(CASE WHEN kept.id IS NULL THEN ${live} ELSE (kept.counts ->> ${sql.raw(`'${count}'`)})::int END)`;
const held = sql`(CASE WHEN d.party_id IS NULL THEN (SELECT coalesce(sum(q.pieces), 0)::int FROM stock_claim q
  WHERE q.stock_id = d.sailing_id AND q.expires_at > pulau_now()) ELSE 0 END)`;
const stage = sql`(CASE WHEN d.disruption_id IS NOT NULL THEN 'cancelled' WHEN kept.id IS NOT NULL THEN 'closed'
  WHEN n.marked > 0 THEN 'boarding' ELSE 'planned' END)`;

/** A charter without a time stands after the boats of its day. */
const time = sql`coalesce(d.time, '99:99')`;

/** Sailings by day and time. */
export const sailings = (filters: Filters): Source<typeof sailingsRoute, SailingLine & { sold: number }> => ({
  columns: sql`d.id AS "_id", d.sailing_id AS "sailingId", d.kind, d.name, d.direction, d.day, d.time,
    d.from_jetty AS "fromJetty", d.to_jetty AS "toJetty", d.seats::int AS seats, n.sold,
    ${frozen("listed", sql`n.sold`)} AS taken, ${held} AS held, n.parties, n.papers_missing AS "papersMissing",
    ${frozen("aboard", sql`n.aboard`)} AS aboard, ${stage} AS stage,
    ${crewNames(sql`d.sailing_id`, sql`d.party_id`)} AS crew,
    CASE WHEN d.party_id IS NOT NULL THEN json_build_object('bookingId', d.party_id, 'bookingNo', d.booking_no,
      'bookingName', d.booking_name) END AS party,
    (SELECT ${cancelledOf(sql`s`)} FROM sailing s WHERE s.id = d.sailing_id) AS cancelled`,
  from: sql`${departures} CROSS JOIN ${onBoard}`,
  ...(!filters.lacks && { among: departures }),
  where: [
    between(sql`d.day`, filters),
    equals(sql`d.direction`, filters.direction),
    equals(sql`d.kind`, filters.kind),
    filters.lacks && sql`n.papers_missing > 0`,
    filters.search ? found(filters.search) : undefined,
  ],
  id: up(sql`d.id`, "uuid"),
  orders: {
    time: [up(sql`d.day`, "date"), up(time, "text")],
    "-time": [down(sql`d.day`, "date"), down(time, "text")],
  },
  rows: (rows) =>
    rows.map(({ sold, ...row }) => ({
      ...row,
      free: row.cancelled ? 0 : Math.max(0, row.seats - sold - row.held),
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
    crew: (row) => row.crew.join(", "),
  },
  heads: {
    fromJetty: { en: "From (jetty)", my: "Dari (jeti)", cn: "出发码头" },
    toJetty: { en: "To (jetty)", my: "Ke (jeti)", cn: "到达码头" },
    party: { en: "Hired by", my: "Disewa oleh", cn: "包船人" },
    seatsTaken: { en: "Seats booked", my: "Tempat ditempah", cn: "已预订座位" },
    seatsHeld: { en: "Seats held", my: "Tempat ditahan", cn: "保留座位" },
    seatsFree: { en: "Seats free", my: "Tempat kosong", cn: "空位" },
    parties: { en: "Parties", my: "Rombongan", cn: "预订组数" },
    papersMissing: { en: "Papers missing", my: "Dokumen belum lengkap", cn: "缺证件人数" },
    aboard: { en: "Aboard", my: "Sudah naik", cn: "已登船" },
    boarding: { en: "Boarding", my: "Naik bot", cn: "登船状态" },
    crew: { en: "Crew", my: "Anak kapal", cn: "船员" },
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(${wordsIn(sql`d.name`)} ILIKE ${like} OR d.booking_name ILIKE ${like} OR d.booking_no ILIKE ${like})`;
}
