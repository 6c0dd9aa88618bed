import type { Rate } from "../catalogue/rates.ts";
import { type BedType, sharersOf } from "../party/party.ts";

/** What a price needs to know of its room type; `maxPax` counts everybody but infants. */
export type SharedRoom = { readonly maxPax: number; readonly bedTypes: readonly BedType[] };

const sleepers = ["adult", "child", "toddler"] as const;

/**
 * Why nobody can ever pay a price: more people share than its room type takes, or the room type is not sold at this
 * sharing. Null where somebody can.
 */
export function unpayableReason(
  { bedType, occupants }: Pick<Rate, "bedType" | "occupants">,
  { maxPax, bedTypes }: SharedRoom,
): "tooMany" | "notSold" | null {
  const least = sleepers.reduce((sum, kind) => sum + (occupants?.[kind]?.from ?? 0), 0);
  if (Math.max(bedType === null ? 0 : sharersOf[bedType], least) > maxPax) return "tooMany";
  return bedType !== null && !bedTypes.includes(bedType) ? "notSold" : null;
}
