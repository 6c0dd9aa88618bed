import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId } from "@pulau/domain/ids.ts";

export type AddOnChoice = BookingJson["addOns"][number];

/** The choices with one of them changed; a count of nothing takes it out. Order stays, new ones come last. */
export function withAddOn(
  chosen: readonly AddOnChoice[],
  { addOnId, count, day }: { addOnId: AddOnId; count: number; day: Day | null },
): AddOnChoice[] {
  const next = { addOnId, count, day };
  if (count <= 0) return chosen.filter((addOnChoice) => addOnChoice.addOnId !== addOnId);
  return chosen.some((addOnChoice) => addOnChoice.addOnId === addOnId)
    ? chosen.map((addOnChoice) => (addOnChoice.addOnId === addOnId ? next : addOnChoice))
    : [...chosen, next];
}
