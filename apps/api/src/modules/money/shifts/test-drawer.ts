import { randomUUID } from "node:crypto";
import { closeShiftRoute, openShiftRoute, ownShiftRoute } from "@pulau/contract/shifts.ts";
import type { ShiftId } from "@pulau/domain/ids.ts";
import { type DrawerCount, denominations } from "@pulau/domain/money/drawer.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Caller } from "../../../races/caller.ts";

const once = () => ({ "idempotency-key": randomUUID() });

/** Somebody of the desk opens the first free drawer. */
export async function openDrawer(desk: Caller, floatSen: Sen = 30_000): Promise<ShiftId> {
  const { freeDrawer } = await desk.must(ownShiftRoute, {});
  const opened = await desk.must(openShiftRoute, { body: { drawer: freeDrawer, floatSen } }, once());
  return opened._id;
}

/** Notes and coins that come to an amount of whole 5 sen. */
export function piecesOf(sen: Sen): DrawerCount {
  let rest = sen;
  const count: Record<string, number> = {};
  for (const worth of denominations) {
    count[String(worth)] = Math.floor(rest / worth);
    rest %= worth;
  }
  return count;
}

/** Counts a drawer as it should be, and closes it. */
export async function closeDrawer(desk: Caller, _id: ShiftId): Promise<void> {
  const { shift } = await desk.must(ownShiftRoute, {});
  const expectedSen = shift?.expectedSen ?? 0;
  const body = { count: piecesOf(expectedSen), expectedSen };
  await desk.must(closeShiftRoute, { params: { _id }, body }, once());
}
