export { makeSailings } from "./make-sailings.ts";
export { sailBoat } from "./sail-boat.ts";
export { loadTimetables } from "./timetables.ts";
