import type { Words } from "../catalogue/words.ts";

/** What stands where a room's number would, as long as guests wait for a room: they are parked, and no room is certain. */
export const noRoomYet: Words = { en: "No room yet", my: "Belum ada bilik", cn: "尚未排房" };

/** The number of a guest's room as people read it; an empty one is that of guests who have no room yet. */
export const roomNumberIn = (roomNo: string, language: keyof Words): string => roomNo || noRoomYet[language];

/** The numbers of several rooms in a line, with spaces between unless told; with commas where one is not known yet. */
export function roomNumbersIn(rooms: readonly string[], language: keyof Words, between = " "): string {
  const known = rooms.filter(Boolean);
  if (known.length === rooms.length) return known.join(between);
  return [...known, ...rooms.filter((roomNo) => !roomNo).map(() => noRoomYet[language])].join(", ");
}
