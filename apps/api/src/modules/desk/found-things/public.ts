export { foundHere, foundThingOf } from "./found-columns.ts";
