import type { Choice, Totals } from "@pulau/contract/disruptions.ts";
import type { DisruptionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { actedOn, becauseOf, placesOf } from "./cancel-sailings.ts";
import { decideParties, totalsOf } from "./decide-parties.ts";
import { lockDisruption } from "./disruption-rows.ts";
import { lockBookings, lockSailings } from "./lock-disruption.ts";
import { stocksOfRides } from "./move-rides.ts";
import { keyOf, keyOfParty, loadParties } from "./parties.ts";
import { settleParties } from "./settle-parties.ts";

type Settling = {
  readonly disruptionId: DisruptionId;
  readonly choices: readonly Choice[];
  readonly staffId: StaffId;
  readonly mayRefund: boolean;
};

/**
 * Helps those who still wait on cancelled sailings, whole or not at all. `WRONG_STATE` once it was taken back, `NOT_FOUND` where
 * nobody who is named waits any more.
 */
export async function settleDisruption(
  tx: Tx,
  { disruptionId, choices, staffId, mayRefund }: Settling,
): Promise<Result<{ totals: Totals }>> {
  const locked = await lockBookings(tx, actedOn(choices), staffId);
  const found = await lockDisruption(tx, disruptionId);
  if (!found) return refuse("NOT_FOUND");
  const { row, sailings } = found;
  if (row.takenBackAt !== null) return refuse("WRONG_STATE");
  const stays = [...locked.values()].map(({ stay }) => stay);
  const rides = await stocksOfRides(tx, stays, placesOf(choices));
  const rows = await lockSailings(tx, [...sailings, ...placesOf(choices)], rides);
  const named = new Set(choices.map(({ bookingId, sailingId }) => keyOf(bookingId, sailingId)));
  const parties = (await loadParties(tx, sailings)).filter((party) => named.has(keyOfParty(party)));
  if (parties.length === 0) return refuse("NOT_FOUND");
  const places = rows.filter(({ sailingId }) => !sailings.includes(sailingId));
  const known = choices.filter(({ bookingId }) => locked.has(bookingId));
  const decided = decideParties({ parties, choices: known, places, mayRefund });
  if (!decided.ok) return decided;
  const helped = decided.value.filter(({ solution }) => solution !== "later");
  const at = await loadNow(tx);
  const act = { disruptionId, staffId, at, because: becauseOf(row.reason, row.note), mayRefund };
  const settled = await settleParties(tx, act, helped, locked);
  return settled.ok ? ok({ totals: totalsOf(decided.value) }) : settled;
}
