import type { OccupiedRoom, RoomGuest } from "./occupied-room.ts";

const inBed = ({ kind }: RoomGuest): boolean => kind !== "toddler" && kind !== "infant";
const isForeign = ({ nationality }: RoomGuest): boolean => nationality === "foreign";

/**
 * The rooms that are taxed because a non-Malaysian sleeps in them. Where every foreigner's room is known, these. Else
 * the fewest rooms that could sleep all of them, the fullest first, of equally full ones those with the fewest nights.
 * Toddlers and infants sleep with their parents; if they are the only foreigners, that is one room.
 */
export const taxedRooms = (rooms: readonly OccupiedRoom[]): OccupiedRoom[] => {
  const foreign = rooms.flatMap(({ guests }) => guests.filter(isForeign));
  if (foreign.length === 0) return [];
  if (foreign.every(({ traveller }) => traveller.room != null)) {
    return rooms.filter(({ guests }) => guests.some(isForeign));
  }
  const bedsOf = (room: OccupiedRoom): number => room.guests.filter(inBed).length;
  const fullestFirst = rooms.toSorted((a, b) => bedsOf(b) - bedsOf(a) || a.nights.length - b.nights.length);
  let left = Math.max(1, foreign.filter(inBed).length);
  return fullestFirst.filter((room) => {
    if (left <= 0) return false;
    left -= bedsOf(room);
    return true;
  });
};
