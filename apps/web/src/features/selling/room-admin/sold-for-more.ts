import { type BedType, bedTypes } from "@pulau/domain/party/party.ts";

/**
 * As what a room type is sold once it takes so many guests: one that was sold as all up to its last is sold so still, whether it
 * takes more or fewer. Null where nothing follows: the number isn't whole, or somebody chose otherwise.
 */
export function soldForMore(sold: readonly BedType[], typed: string): BedType[] | null {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1) return null;
  const isUpToItsLast = sold.join() === bedTypes.slice(0, sold.length).join();
  return isUpToItsLast ? bedTypes.slice(0, count) : null;
}
