import type { CrossingSupply } from "./crossings.ts";

/** The boat that a stay has unless its guest chooses another, and whether it has a place for everybody. */
export type DefaultCrossing = { readonly crossing: CrossingSupply; readonly full: boolean };

/**
 * Of the boats of one day and direction: the default sailing if it seats the party, else another ferry that does, else
 * the default sailing all the same, which is then full. Null when no ferry goes at all.
 */
export function defaultCrossing(boats: readonly CrossingSupply[], seats: number): DefaultCrossing | null {
  const ferries = boats.filter((boat) => boat.kind === "ferry");
  const seating = ferries.filter((boat) => boat.left >= seats);
  const free = seating.find((boat) => boat.isDefault) ?? seating[0];
  if (free) return { crossing: free, full: false };
  const crossing = ferries.find((boat) => boat.isDefault) ?? ferries[0];
  return crossing ? { crossing, full: true } : null;
}
