export { usersOfJetty } from "./jetty-users.ts";
export { loadTimetables, type SailingTimeRow, timetablesOf } from "./load-timetables.ts";
export { lockAllSailings } from "./lock-all-sailings.ts";
export { renameJetties } from "./rename-jetties.ts";
