import type { disruptionPlanRoute } from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { suggestPlaces } from "@pulau/domain/transport/disruption.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { keyOfParty, loadParties, type Party, partyFace, strandedOf } from "./parties.ts";
import { loadPlaces, placeFace, placeOf, placesFor } from "./places.ts";
import { faceOf, mustSail, type SailingRow, sailingsById } from "./sailing-rows.ts";

type Plan = Reply<typeof disruptionPlanRoute>;

/** Who is on sailings that are to be cancelled, where each could go, and the nearest place for each. */
export async function planDisruption(
  db: Db | Tx,
  ids: readonly StockId[],
): Promise<Result<Plan, "NOT_FOUND" | "SAILING_CANCELLED" | "SAILING_GONE">> {
  const sailings = mustSail(await sailingsById(db, ids), ids);
  if (!sailings.ok) return sailings;
  const parties = await loadParties(db, ids);
  const days = sailings.value.map(({ day }) => day);
  const places = await loadPlaces(db, days, ids);
  const suggested = suggestPlaces(parties.map(strandedOf), places.map(placeOf));
  return ok({
    sailings: sailings.value.map((row) => sailingFace(row, parties)),
    parties: parties.map((party) => ({
      ...partyFace(party),
      places: placesFor(party, places),
      suggested: suggested.get(keyOfParty(party)) ?? null,
    })),
    places: places.map(placeFace),
  });
}

/** A sailing with who is on it. */
export function sailingFace(row: SailingRow, parties: readonly Party[]) {
  const aboard = parties.filter(({ crossing }) => crossing.stockId === row.sailingId);
  const taken = aboard.reduce((sum, { persons }) => sum + persons, 0);
  return { ...faceOf(row), taken, parties: aboard.length, cancelledBy: row.cancelledBy };
}
