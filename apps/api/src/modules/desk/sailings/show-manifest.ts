import type { ManifestReply, Passenger } from "@pulau/contract/sailings.ts";
import { countPassengers } from "@pulau/domain/transport/boarding.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type DepartureKey, findDeparture } from "./departure.ts";
import { findKept, type KeptManifest, loadChangedBookings } from "./kept-manifests.ts";
import { loadActs } from "./load-acts.ts";
import { loadPassengers, type WholePassenger } from "./load-passengers.ts";

export type WholeManifest = Omit<ManifestReply, "passengers"> & {
  readonly passengers: readonly WholePassenger[];
};

/** The manifest of a sailing with whole papers: as it is, or as it was kept. Null where there is no such sailing. */
export async function wholeManifest(
  db: Db | Tx,
  sealer: Sealer,
  key: DepartureKey,
): Promise<WholeManifest | null> {
  const departure = await findDeparture(db, key);
  if (!departure) return null;
  const { timeZone } = await loadSettings(db);
  const [today, now, kept] = [await loadToday(db, timeZone), await loadNow(db), await findKept(db, key)];
  const frame = { departure, today, at: now.toISOString() };
  if (kept) return { ...frame, ...(await keptManifest(db, sealer, key, kept)) };
  const passengers = await loadPassengers(db, sealer, key);
  const counts = countPassengers(passengers);
  return { ...frame, counts, passengers, closed: null, erased: false, changes: [] };
}

async function keptManifest(db: Db | Tx, sealer: Sealer, key: DepartureKey, kept: KeptManifest) {
  const { closedAt, by, counts, sealed } = kept;
  const passengers: WholePassenger[] = sealed === null ? [] : JSON.parse(sealer.unseal(sealed));
  const since = closedAt.toISOString();
  const frame = { counts, passengers, closed: { at: since, by }, erased: sealed === null };
  if (frame.erased) return { ...frame, changes: [] };
  const marked = (await loadActs(db, key)).filter(({ receivedAt }) => receivedAt > since);
  const bookingIds = [...new Set(passengers.map(({ bookingId }) => bookingId))];
  const bookings = await loadChangedBookings(db, key, { bookingIds, after: closedAt });
  const changes = [...marked.map(({ mark, ...act }) => ({ ...act, what: mark })), ...bookings];
  return { ...frame, changes: changes.toSorted((a, b) => (a.at < b.at ? -1 : 1)) };
}

/** What of it is shown on a screen: papers masked, and to who has no right to them neither they nor anybody's family. */
export const shownManifest = (manifest: WholeManifest, seesPapers: boolean): ManifestReply => ({
  ...manifest,
  passengers: manifest.passengers.map((passenger) => shown(passenger, seesPapers)),
});

function shown({ paper, nextOfKin, version, ...rest }: WholePassenger, seesPapers: boolean): Passenger {
  if (!seesPapers) return rest;
  return { ...rest, paper: paper === null ? null : masked(tailOf(paper)), nextOfKin, version };
}
