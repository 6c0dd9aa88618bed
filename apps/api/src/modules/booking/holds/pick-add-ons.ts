import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { addOnDaysOf, isAddOnDay } from "@pulau/domain/catalogue/add-on-days.ts";
import type { AddOnId, HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { readTogether } from "../../../db/read-together.ts";
import type { HeldAddOn } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type AddOnOnSale, loadAddOnDays, loadAddOns } from "../../selling/catalogue/public.ts";

type PickedAddOn = { readonly addOn: AddOnOnSale; readonly held: HeldAddOn };

/**
 * The add-ons of a draft as they can be had for its stay; `held` ones also when they are sold no more. One that stands
 * twice for the same day counts together.
 * `ADD_ON_SOLD_OUT` names the first that can't be had; `DRAFT_INCOMPLETE` one that needs a day of the stay.
 */
export async function pickAddOns(
  db: Db | Tx,
  draft: BookingJson,
  stay: { checkIn: Day; checkOut: Day },
  { holdId, held = [] }: { holdId: HoldId; held?: readonly HeldAddOn[] | undefined },
): Promise<Result<PickedAddOn[], "ADD_ON_SOLD_OUT" | "DRAFT_INCOMPLETE">> {
  if (draft.addOns.length === 0) return ok([]);
  const ids = draft.addOns.map((addOn) => addOn.addOnId);
  const [onSale, days] = await readTogether(db, [
    () =>
      loadAddOns(
        db,
        ids,
        held.map(({ addOnId }) => addOnId),
      ),
    () => loadAddOnDays(db, { from: stay.checkIn, to: stay.checkOut, ids, exceptHoldId: holdId }),
  ]);
  const picked: PickedAddOn[] = [];
  for (const wanted of draft.addOns) {
    const addOn = onSale.find((candidate) => candidate.id === wanted.addOnId);
    if (!addOn) return refuse("ADD_ON_SOLD_OUT", { addOnId: wanted.addOnId });
    const day = wanted.day ?? (addOn.dailyStock === null ? null : stay.checkIn);
    const count = picked
      .filter((other) => other.held.addOnId === addOn.id && other.held.day === day)
      .reduce((sum, other) => sum + other.held.count, wanted.count);
    if (count > addOn.most) return refuse("ADD_ON_SOLD_OUT", { addOnId: wanted.addOnId });
    if (addOn.needsDay && (day === null || day < stay.checkIn || day > stay.checkOut)) {
      return refuseFields(
        "DRAFT_INCOMPLETE",
        [{ path: `addOns.${draft.addOns.indexOf(wanted)}.day`, rule: "required" }],
        { addOnId: wanted.addOnId },
      );
    }
    if (!had(held, addOn.id, day) && !takesPlace(addOn, day, stay))
      return refuse("ADD_ON_SOLD_OUT", { addOnId: wanted.addOnId, left: 0 });
    const stock =
      addOn.dailyStock === null
        ? null
        : days.find((candidate) => candidate.addOnId === addOn.id && candidate.day === day);
    if (stock === undefined || (stock && stock.left < count)) {
      return refuse("ADD_ON_SOLD_OUT", { addOnId: wanted.addOnId, left: stock?.left ?? 0 });
    }
    const { id: addOnId, name } = addOn;
    const stockId = stock?.stockId ?? null;
    picked.push({ addOn, held: { addOnId, stockId, name, count: wanted.count, day } });
  }
  return ok(picked);
}

/** Who has it on a day keeps it, whatever is closed since. */
const had = (held: readonly HeldAddOn[], addOnId: AddOnId, day: Day | null): boolean =>
  held.some((addOn) => addOn.addOnId === addOnId && addOn.day === day);

/** On its day, or where it has none, on any of the stay. */
const takesPlace = (addOn: AddOnOnSale, day: Day | null, stay: { checkIn: Day; checkOut: Day }): boolean =>
  day === null ? addOnDaysOf(addOn, stay).length > 0 : isAddOnDay(addOn, day);
