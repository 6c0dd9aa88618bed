export { type CrossingSupply, crossingOf, loadCrossings, loadFerries } from "./crossings.ts";
export { defaultCrossing } from "./default-crossing.ts";
