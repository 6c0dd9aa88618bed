import type { Rate } from "../catalogue/rates.ts";
import type { RoomTypeId } from "../ids.ts";
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

type SharingTerms = Pick<Rate, "roomTypeId" | "bedType" | "guestKind" | "extraNight">;

/**
 * At which sharings a room type is sold though adults have no price for them, because more people share than in any that
 * has one: three or four where prices are for one and two alone. None where some price goes for whoever shares, and
 * none of a room type without prices, which nobody expects to sell.
 */
export function unpricedSharings(
  rates: readonly SharingTerms[],
  { roomTypeId, maxPax, bedTypes }: SharedRoom & { readonly roomTypeId: RoomTypeId },
): readonly BedType[] {
  const ofAdults = rates.filter(
    (rate) =>
      (rate.roomTypeId === null || rate.roomTypeId === roomTypeId) &&
      (rate.guestKind === null || rate.guestKind === "adult") &&
      !rate.extraNight,
  );
  const priced = ofAdults.flatMap(({ bedType }) => (bedType === null ? [] : [sharersOf[bedType]]));
  if (priced.length === 0 || ofAdults.some(({ bedType }) => bedType === null)) return [];
  const most = Math.max(...priced);
  return bedTypes.filter((bedType) => sharersOf[bedType] > most && sharersOf[bedType] <= maxPax);
}
