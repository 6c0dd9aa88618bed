export {
  boatsFor,
  type CrossingSupply,
  crossingOf,
  loadCrossings,
  loadFerries,
  type OfferedCrossing,
  offeredCrossings,
  type StayOption,
  seatsLeft,
} from "./crossings.ts";
export { type DefaultCrossing, defaultCrossing } from "./default-crossing.ts";
export { otherCrossings } from "./list-crossings.ts";
export { endOf, loadRoads, piecesFor, type Road, startOf, transferOf, vehiclesFor } from "./roads.ts";
