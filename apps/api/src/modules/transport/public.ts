export { type CrossingSupply, crossingOf, loadCrossings } from "./crossings.ts";
