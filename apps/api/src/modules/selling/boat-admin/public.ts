export { makeSailings } from "./make-sailings.ts";
export { loadTimetables } from "./timetables.ts";
export { updateSailings } from "./update-sailings.ts";
