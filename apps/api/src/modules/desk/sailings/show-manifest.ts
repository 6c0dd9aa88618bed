import type { ManifestReply, Passenger } from "@pulau/contract/sailings.ts";
import type { KeptManifestId } from "@pulau/domain/ids.ts";
import { countPassengers } from "@pulau/domain/transport/boarding.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type DepartureKey, findDeparture } from "./departure.ts";
import { type KeptManifest, loadChangedBookings, loadKept } from "./kept-manifests.ts";
import { loadActs } from "./load-acts.ts";
import { loadPassengers, type WholePassenger } from "./load-passengers.ts";

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
  const frame = { departure, today, at: now.toISOString(), earlier: all.flatMap(earlierClosing) };
  if (kept) return { ...frame, ...(await keptManifest(db, sealer, key, kept)) };
  const passengers = await loadPassengers(db, sealer, key);
  const counts = countPassengers(passengers);
  return { ...frame, counts, passengers, closed: null, erased: false, changes: [] };
}

async function keptManifest(db: Db | Tx, sealer: Sealer, key: DepartureKey, kept: KeptManifest) {
  const { closedAt, by, counts, sealed } = kept;
  const passengers = sealed === null ? [] : passengersOf(sealer.unseal(sealed));
  const since = closedAt.toISOString();
  const reopenedAt = kept.reopened?.at;
  const frame = {
    counts,
    passengers,
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

/** What of it is shown on a screen: papers masked and families by name, and to who has no right to them neither. */
export const shownManifest = (manifest: WholeManifest, seesPapers: boolean): ManifestReply => ({
  ...manifest,
  passengers: manifest.passengers.map((passenger) => shown(passenger, seesPapers)),
});

function shown({ paper, nextOfKin, version, ...rest }: WholePassenger, seesPapers: boolean): Passenger {
  if (!seesPapers) return rest;
  const kin = nextOfKin && { name: nextOfKin.name };
  return { ...rest, paper: paper === null ? null : masked(tailOf(paper)), nextOfKin: kin, version };
}
