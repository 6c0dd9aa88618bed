import type { Reply } from "@pulau/contract/route.ts";
import {
  neededSteps,
  type SetupStep,
  type setupRoute,
  setupSteps,
} from "@pulau/contract/settings/opening.ts";
import type { TwoStepState } from "@pulau/contract/two-step.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionsOf } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { offeredGateways } from "../../money/gateways/public.ts";
import { countOnSale } from "../../selling/catalogue/public.ts";

type Step = Reply<typeof setupRoute>["steps"][number];
type Counts = Record<"boats" | "sailings" | "rooms" | "roomTypes" | "packages" | "charges" | "staff", number>;

/**
 * What is set up, counted in the data itself: nothing is ticked by hand. The one step that is somebody's own, their second
 * step at sign-in, comes with `twoStep`.
 */
export async function showSetupSteps(
  db: Db | Tx,
  gateways: Gateways,
  twoStep?: Pick<TwoStepState, "required" | "appSince" | "passkeys">,
): Promise<Step[]> {
  // One after the other: a transaction has one connection.
  const settings = await loadSettings(db);
  const counts = await countAll(db);
  const onSale = await countOnSale(db, await loadToday(db, settings.timeZone));
  const offered = await offeredGateways(db, gateways);
  const versionIn = await versionsOf(db, "setting", ["guests", "policies"]);
  const { profile, opening } = settings;
  const known: Record<SetupStep, { done: boolean; facts: Step["facts"] }> = {
    resort: {
      done: profile.name !== "Island Resort" && profile.email !== "",
      facts: { name: profile.name, prefix: settings.bookingNoPrefix },
    },
    boats: {
      done: counts.sailings > 0 && profile.jetties.length > 1,
      facts: { boats: counts.boats, sailings: counts.sailings },
    },
    rooms: { done: counts.rooms > 0, facts: { rooms: counts.rooms, roomTypes: counts.roomTypes } },
    sold: { done: onSale > 0, facts: { packages: counts.packages } },
    guests: { done: versionIn("guests") > 1, facts: {} },
    taxes: { done: counts.charges > 0, facts: { charges: counts.charges } },
    policies: { done: versionIn("policies") > 1, facts: { share: settings.deposit.share / 100 } },
    payment: {
      done: offered.length > 0 || profile.bank !== null,
      facts: { gateways: offered.length, bank: profile.bank?.name ?? "" },
    },
    mail: { done: opening.mailTestedAt !== null, facts: {} },
    twoStep: { done: twoStep?.appSince != null || twoStep?.passkeys.length !== 0, facts: {} },
    staff: { done: counts.staff > 1, facts: { people: counts.staff } },
  };
  const isNeeded = (id: SetupStep) => (neededSteps as readonly SetupStep[]).includes(id);
  return setupSteps
    .filter((id) => id !== "twoStep" || twoStep?.required === true)
    .map((id) => ({ id, needed: isNeeded(id), ...known[id] }));
}

/** What keeps the resort closed. */
export const missingOf = (steps: readonly Step[]): SetupStep[] =>
  steps.filter(({ done, needed }) => needed && !done).map(({ id }) => id);

async function countAll(db: Db | Tx): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`SELECT
    (SELECT count(*) FROM boat WHERE active_status)::int AS boats,
    (SELECT count(*) FROM sailing_time t JOIN boat b ON b.id = t.boat_id AND b.active_status)::int AS sailings,
    (SELECT count(*) FROM room r JOIN room_type y ON y.id = r.room_type_id AND y.active_status
      WHERE r.active_status)::int AS rooms,
    (SELECT count(*) FROM room_type WHERE active_status)::int AS "roomTypes",
    (SELECT count(*) FROM package WHERE active_status)::int AS packages,
    ((SELECT count(*) FROM fee WHERE active_status) + (SELECT count(*) FROM tax WHERE active_status))::int AS charges,
    (SELECT count(*) FROM staff_user WHERE status = 'active')::int AS staff`);
  const [counts] = rows;
  if (!counts) throw new Error("nothing was counted");
  return counts;
}
