export { countList } from "./count-list.ts";
export { remindOfList } from "./remind-of-list.ts";
