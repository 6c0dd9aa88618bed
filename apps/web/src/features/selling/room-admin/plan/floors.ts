import type { Room } from "../calls.ts";

export type Floor = { readonly building: string; readonly floor: string; readonly rooms: Room[] };

/** Rooms by building and floor, in the order in which they come. */
export const floorsOf = (rooms: readonly Room[]): Floor[] =>
  [...Map.groupBy(rooms, ({ building, floor }) => JSON.stringify([building, floor])).values()].map(
    (there) => ({
      building: there[0]?.building ?? "",
      floor: there[0]?.floor ?? "",
      rooms: there,
    }),
  );
