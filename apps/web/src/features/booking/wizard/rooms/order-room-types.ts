import type { RoomTypeOffer } from "../calls.ts";

type Offer = Pick<RoomTypeOffer, "_id" | "refusal" | "prices">;

const lowest = ({ prices }: Offer): number => Math.min(...prices.map(({ totalSen }) => totalSen));

/**
 * What can be had first, the lowest price before others; then what is only too small for all in one room, which may still be
 * one of several. What can't be had at all on these nights is told apart.
 */
export function orderRoomTypes<T extends Offer>(types: readonly T[], chosen: readonly string[]) {
  const stays = (type: T) => type.refusal === null || chosen.includes(type._id);
  return {
    shown: [
      ...types.filter(stays).toSorted((a, b) => lowest(a) - lowest(b)),
      ...types.filter((type) => !stays(type) && type.refusal === "ROOM_TOO_SMALL"),
    ],
    gone: types.filter((type) => !stays(type) && type.refusal !== "ROOM_TOO_SMALL"),
  };
}
