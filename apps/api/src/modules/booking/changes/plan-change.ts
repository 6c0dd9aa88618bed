import { isDeepStrictEqual } from "node:util";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday, type ResortSettings } from "../../ground/resort/public.ts";
import { loadDisruptedWays, standingWays } from "../bookings/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import { ownLines } from "./own-lines.ts";
import { planBothStays } from "./plan-both-stays.ts";
import type { ChangeRequest, PlannedChange } from "./planned-change.ts";
import { settleChange } from "./settle-change.ts";

/** Looks whether a change may be made, can be had, and what it costs. Nothing is claimed or written. */
export async function planChange(
  db: Db | Tx,
  standing: CurrentBooking,
  change: ChangeRequest,
): Promise<Result<PlannedChange>> {
  const settings = await loadSettings(db);
  const today = await loadToday(db, settings.timeZone);
  const allowed = isAllowed(standing, change, { settings, today });
  if (!allowed.ok) return allowed;
  const excluded = change.excluded ?? standing.stay.excluded ?? [];
  const priced = isPriced(standing, change, excluded);
  const withoutBoat = priced ? await boatsGivenBack(db, standing) : [];
  if (withoutBoat.length > 0 && isForDesk(change)) return refuse("WRONG_STATE", { rule: "boatGivenBack" });
  const found = priced
    ? await planBothStays(db, standing, { ...change, excluded, today, withoutBoat })
    : ok({
        stay: standing.stay,
        draft: change.wanted.after.draft,
        lost: { boats: [], transfers: [] },
        rules: [],
        lines: ownLines(standing.stay),
      });
  if (!found.ok) return found;
  return ok(settleChange(standing, change, { ...found.value, today, excluded }));
}

/** The ways on which the price of a boat that did not sail was given back. */
async function boatsGivenBack(db: Db | Tx, { row, stay }: CurrentBooking) {
  const ways = standingWays(await loadDisruptedWays(db, row.id), stay.crossings);
  return ways.flatMap(({ solution, direction }) =>
    solution === "refund" || solution === "credit" ? [direction] : [],
  );
}

/** On other days somebody has to find a boat for the way whose boat was given back: guests ask the desk to. */
const isForDesk = ({ by, wanted: { kinds } }: ChangeRequest): boolean =>
  by.who === "guest" && kinds.includes("dates");

type ResortToday = { readonly settings: ResortSettings; readonly today: Day };

/** By the booking's state and days; and nobody moves a stay into the past, nor the beginning of one that has begun. */
function isAllowed(
  { row }: CurrentBooking,
  { wanted, by, excluded }: ChangeRequest,
  { settings, today }: ResortToday,
): Result<true> {
  const days = row.policy.changes ?? settings.policy.changes;
  const whats = wanted.kinds.length === 0 && excluded === undefined ? (["notes"] as const) : wanted.kinds;
  const may = mayChange(row, whats, by.who === "staff" ? { who: "staff" } : { who: "guest", days, today });
  if (!may.ok) return may;
  const { checkIn, nights } = wanted.after.draft;
  if (!wanted.kinds.includes("dates") || checkIn === null) return ok(true);
  const moved = checkIn !== row.checkIn;
  if (moved && row.state === "inHouse") return refuse("WRONG_STATE", { state: row.state });
  const over = nights !== null && addDays(checkIn, nights) < today;
  return (moved && checkIn < today) || over ? refuse("PACKAGE_CLOSED", { checkIn }) : ok(true);
}

/** Names and notes alone ask for no price. */
function isPriced({ stay }: CurrentBooking, { wanted }: ChangeRequest, excluded: readonly string[]): boolean {
  const free = wanted.kinds.every((kind) => kind === "notes" || kind === "guests");
  const samePeople = isDeepStrictEqual(wanted.before.travellers, wanted.after.travellers);
  return !free || !samePeople || !isDeepStrictEqual([...excluded], stay.excluded ?? []);
}
