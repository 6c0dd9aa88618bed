import { type OfferedCrossing, seatsLeft } from "./crossings.ts";

/** The boat that a stay has unless its guest chooses another, and whether it has a place for everybody. */
export type DefaultCrossing = { readonly crossing: OfferedCrossing; readonly full: boolean };

/**
 * Of the boats that an option offers on one day and way: a charter that its price holds if it seats the party, then the
 * default sailing, then another ferry that does; else the default sailing all the same, which is then full. Null when
 * none of these goes at all.
 */
export function defaultCrossing(boats: readonly OfferedCrossing[], seats: number): DefaultCrossing | null {
  const usual = boats.filter((boat) => boat.kind === "ferry" || boat.included);
  const seating = usual.filter((boat) => seatsLeft(boat) >= seats);
  const free =
    seating.find((boat) => boat.kind === "charter") ?? seating.find((boat) => boat.isDefault) ?? seating[0];
  if (free) return { crossing: free, full: false };
  const crossing = usual.find((boat) => boat.isDefault) ?? usual[0];
  return crossing ? { crossing, full: true } : null;
}
