export { checkCharterSeats } from "./charter-seats.ts";
export { makeSailings } from "./make-sailings.ts";
export { updateSailings } from "./update-sailings.ts";
export type { SailedBoat } from "./write-sailings.ts";
