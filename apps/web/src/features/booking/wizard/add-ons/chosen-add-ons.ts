import type { BookingJson } from "@pulau/contract/drafts.ts";

export type AddOnChoice = BookingJson["addOns"][number];

/** The choices with one of them changed; a count of nothing takes it out. Order stays, new ones come last. */
export function withAddOn(
  chosen: readonly AddOnChoice[],
  { addOnId, count, day }: { addOnId: string; count: number; day: string | null },
): AddOnChoice[] {
  const next = { addOnId, count, day };
  if (count <= 0) return chosen.filter((each) => each.addOnId !== addOnId);
  return chosen.some((each) => each.addOnId === addOnId)
    ? chosen.map((each) => (each.addOnId === addOnId ? next : each))
    : [...chosen, next];
}
