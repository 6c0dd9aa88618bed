import type { CrossingFace } from "@pulau/contract/disruptions.ts";
import type { BoatId, DisruptionId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { HeldCrossing } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { piecesLeft } from "../../ground/stock/public.ts";

/** A sailing as somebody may be taken off it or put onto it. */
export type SailingRow = CrossingFace & {
  readonly boatId: BoatId;
  /** Seats of a ferry; of a charter those of one boat. */
  readonly seats: number;
  /** Pieces of the stock that are free: seats of a ferry, boats of a charter. */
  readonly pieces: number;
  readonly charterSen: Sen | null;
  readonly cancelledBy: DisruptionId | null;
  /** It should have left by the timetable, or a manifest of it is kept: nobody is put onto it any more. */
  readonly gone: boolean;
  /** Its manifest is kept, or its day is over: before that a boat that waits at the jetty can still be cancelled. */
  readonly over: boolean;
  /** The timetable still names it. */
  readonly offered: boolean;
};

/** Sailings that a condition on `s` finds, by day and time. */
export async function loadSailings(db: Db | Tx, where: SQL): Promise<SailingRow[]> {
  const { timeZone } = await loadSettings(db);
  const now = sql`(pulau_now() AT TIME ZONE ${timeZone})`;
  const { rows } = await db.execute<SailingRow>(sql`
    SELECT s.id AS "sailingId", b.id AS "boatId", b.kind, b.name, s.direction, s.day, left(s.time::text, 5) AS time,
      s.from_jetty AS "from", s.to_jetty AS "to",
      CASE b.kind WHEN 'charter' THEN b.seats ELSE k.capacity END::int AS seats, ${piecesLeft(null)} AS pieces,
      b.charter_sen AS "charterSen", s.disruption_id AS "cancelledBy", b.active_status AND s.active_status AS offered,
      CASE b.kind WHEN 'charter' THEN s.day < ${now}::date ELSE s.day + coalesce(s.time, '23:59') <= ${now} END
        OR kept.any AS gone, s.day < ${now}::date OR kept.ferry AS over
    FROM sailing s JOIN boat b ON b.id = s.boat_id JOIN stock k ON k.id = s.id
    -- Of charters each party has a manifest of its own: one that has left leaves the others where they are.
    CROSS JOIN LATERAL (SELECT coalesce(bool_or(true), false) AS any, coalesce(bool_or(m.booking_id IS NULL), false) AS ferry
      FROM kept_manifest m WHERE m.sailing_id = s.id AND m.reopened_at IS NULL) kept
    WHERE ${where}
    ORDER BY s.day, s.time NULLS LAST, s.id`);
  return rows;
}

export const sailingsById = (db: Db | Tx, ids: readonly StockId[]): Promise<SailingRow[]> =>
  loadSailings(db, sql`s.id = ANY(${sql.param(ids)}::uuid[])`);

/** The sailings, where every one of them can still be cancelled. */
export function mustSail(
  rows: readonly SailingRow[],
  ids: readonly StockId[],
): Result<readonly SailingRow[], "NOT_FOUND" | "SAILING_CANCELLED" | "SAILING_GONE"> {
  if (rows.length < ids.length) return refuse("NOT_FOUND");
  if (rows.some(({ cancelledBy }) => cancelledBy !== null)) return refuse("SAILING_CANCELLED");
  return rows.some(({ over }) => over) ? refuse("SAILING_GONE") : ok(rows);
}

/** What a guest is told of it. */
export const faceOf = (row: SailingRow): CrossingFace => {
  const { sailingId, kind, name, direction, day, time, from, to } = row;
  return { sailingId, kind, name, direction, day, time, from, to };
};

/** The same of a crossing that a booking has or had. */
export const faceOfCrossing = (crossing: HeldCrossing): CrossingFace => {
  const { stockId, kind, name, direction, day, time, from, to } = crossing;
  return { sailingId: stockId, kind, name, direction, day, time: time?.slice(0, 5) ?? null, from, to };
};

/** How many pieces of a sailing's stock so many persons take. */
export const piecesFor = ({ kind, seats }: SailingRow, persons: number): number =>
  kind === "charter" ? Math.max(1, Math.ceil(persons / seats)) : persons;

/** The crossing that a party has with places on a sailing. */
export function crossingOn(row: SailingRow, persons: number): HeldCrossing {
  const { kind, boatId, sailingId, seats, ...face } = row;
  const { name, direction, day, time, from, to } = face;
  const boats = kind === "charter" ? piecesFor(row, persons) : 0;
  return {
    crossingId: kind === "charter" ? boatId : sailingId,
    stockId: sailingId,
    kind,
    direction,
    name,
    day,
    time,
    from,
    to,
    seats: kind === "charter" ? boats * seats : persons,
    boats,
  };
}
