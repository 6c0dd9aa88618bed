export { markNoShows } from "./mark-no-shows.ts";
export { roomOccupants } from "./room-problems.ts";
