import type { ManifestReply, Passenger } from "@pulau/contract/sailings.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { BookingId, KeptManifestId } from "@pulau/domain/ids.ts";
import { countPassengers } from "@pulau/domain/transport/boarding.ts";
import { boardingCodeText } from "@pulau/domain/transport/boarding-code.ts";
import { loadOf } from "@pulau/domain/transport/load.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type DepartureKey, findDeparture, sailingStates } from "./departure.ts";
import { type KeptManifest, loadChangedBookings, loadKept } from "./kept-manifests.ts";
import { loadActs } from "./load-acts.ts";
import { loadCrew } from "./load-crew.ts";
import { loadPassengers, type WholePassenger } from "./load-passengers.ts";
import { loadRule } from "./passenger-weights.ts";

export type WholeManifest = Omit<ManifestReply, "passengers"> & {
  /** Of an earlier closing: when it was opened again. */
  readonly reopenedAt?: string;
  readonly passengers: readonly WholePassenger[];
};

/**
 * The manifest of a sailing with whole papers: as it is, or as it was kept, now or by an earlier closing. Null where there is
 * no such sailing, or no such closing of it.
 */
export async function wholeManifest(
  db: Db | Tx,
  sealer: Sealer,
  key: DepartureKey,
  keptId?: KeptManifestId,
): Promise<WholeManifest | null> {
  const departure = await findDeparture(db, key);
  if (!departure) return null;
  const { timeZone } = await loadSettings(db);
  const [today, now] = [await loadToday(db, timeZone), await loadNow(db)];
  const all = await loadKept(db, key);
  const kept = all.find(({ id, reopened }) => (keptId === undefined ? reopened === null : id === keptId));
  if (keptId !== undefined && !kept) return null;
  const codes = await loadCodes(db, key);
  const frame = { departure, today, at: now.toISOString(), earlier: all.flatMap(earlierClosing), codes };
  if (kept) return { ...frame, ...(await keptManifest(db, sealer, key, kept)) };
  const rule = await loadRule(db, departure);
  const passengers = await loadPassengers(db, sealer, key, rule);
  const counts = countPassengers(passengers);
  return {
    ...frame,
    counts,
    load: rule && loadOf(passengers, rule),
    passengers,
    crew: (await loadCrew(db, key)).map(({ name }) => name),
    closed: null,
    erased: false,
    changes: [],
  };
}

async function keptManifest(db: Db | Tx, sealer: Sealer, key: DepartureKey, kept: KeptManifest) {
  const { closedAt, by, counts, load, sealed, crew } = kept;
  const passengers = sealed === null ? [] : passengersOf(sealer.unseal(sealed));
  const since = closedAt.toISOString();
  const reopenedAt = kept.reopened?.at;
  const frame = {
    // Kept by a version that knew of nobody who goes by another boat.
    counts: { ...counts, moved: counts.moved ?? 0 },
    load,
    passengers,
    crew: [...(crew ?? [])],
    closed: { at: since, by },
    erased: sealed === null,
    ...(reopenedAt !== undefined && { reopenedAt }),
  };
  if (frame.erased) return { ...frame, changes: [] };
  const marked = (await loadActs(db, key)).filter(({ receivedAt }) => receivedAt > since);
  const bookingIds = [...new Set(passengers.map(({ bookingId }) => bookingId))];
  const bookings = await loadChangedBookings(db, key, { bookingIds, after: closedAt });
  const changes = [...marked.map(({ mark, ...act }) => ({ ...act, what: mark })), ...bookings].filter(
    ({ at }) => reopenedAt === undefined || at <= reopenedAt,
  );
  return { ...frame, changes: changes.toSorted((a, b) => (a.at < b.at ? -1 : 1)) };
}

/** Those who were kept, also by a version that knew less of them. */
const passengersOf = (unsealed: string): WholePassenger[] =>
  JSON.parse(unsealed).map((passenger: WholePassenger) => ({
    ...passenger,
    note: passenger.note ?? "",
    fixed: [],
  }));

const earlierClosing = ({ id, closedAt, by, sealed, reopened }: KeptManifest): ManifestReply["earlier"] =>
  reopened === null
    ? []
    : [
        {
          _id: id,
          at: closedAt.toISOString(),
          by,
          reopenedAt: reopened.at,
          reopenedBy: reopened.by,
          reason: reopened.reason,
          erased: sealed === null,
        },
      ];

/** What the parties of a sailing show at the jetty. */
async function loadCodes(db: Db | Tx, { sailingId, party }: DepartureKey): Promise<ManifestReply["codes"]> {
  type Row = { readonly bookingId: BookingId; readonly bookingNo: string; readonly tag: string };
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id AS "bookingId", b.booking_no AS "bookingNo", b.boarding_tag AS tag
    FROM booking_crossing c JOIN booking b ON b.id = c.booking_id
    WHERE c.stock_id = ${sailingId} AND b.state IN ${sailingStates}
      AND (${party}::uuid IS NULL OR b.id = ${party}::uuid) ORDER BY b.booking_no`);
  return rows.map(({ bookingId, ...code }) => ({ bookingId, code: boardingCodeText(code) }));
}

/**
 * What of it is shown on a screen: papers masked and families by name, and to who has no right to them neither. The codes
 * of guests and what they weigh are for who ticks them, and telephones of another day for who works on bookings.
 */
export function shownManifest(manifest: WholeManifest, permissions: Permissions): ManifestReply {
  const seesPapers = may(permissions, "bookings", "write");
  const boards = may(permissions, "boarding", "write");
  const calls = manifest.departure.day === manifest.today || may(permissions, "bookings", "read");
  return {
    ...manifest,
    codes: boards ? manifest.codes : [],
    passengers: manifest.passengers.map((passenger) => ({
      ...withoutWeight(shown(passenger, seesPapers), boards),
      ...(!calls && { mobile: "" }),
    })),
  };
}

/** What somebody weighs is for who boards them alone; everybody else sees what all weigh together. */
function withoutWeight({ weight, weighedAt, ...rest }: Passenger, boards: boolean): Passenger {
  return boards && weight !== undefined ? { ...rest, weight, weighedAt: weighedAt ?? null } : rest;
}

function shown({ paper, nextOfKin, version, ...rest }: WholePassenger, seesPapers: boolean): Passenger {
  if (!seesPapers) return rest;
  const kin = nextOfKin && { name: nextOfKin.name };
  return { ...rest, paper: paper === null ? null : masked(tailOf(paper)), nextOfKin: kin, version };
}
