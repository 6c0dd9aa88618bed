export { markNoShows } from "./mark-no-shows.ts";
