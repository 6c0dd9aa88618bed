import type { Part } from "./part.ts";
import { eventParts } from "./parts/events.ts";
import { packageParts } from "./parts/packages.ts";
import { priceParts } from "./parts/prices.ts";
import { resortParts } from "./parts/resort.ts";
import { roomParts } from "./parts/rooms.ts";
import { transportParts } from "./parts/transport.ts";

/**
 * Every table of the catalogue in the order in which its rows can be written: what others refer to comes first. A column
 * that is added to one of these tables is in the file at once; a new table is one entry in its list.
 */
export const parts: readonly Part[] = [
  ...resortParts,
  ...roomParts,
  ...transportParts,
  ...priceParts,
  ...packageParts,
  ...eventParts,
];
