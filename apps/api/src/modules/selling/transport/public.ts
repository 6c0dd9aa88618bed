export {
  boatsFor,
  type CrossingSupply,
  crossingOf,
  loadCrossings,
  loadFerries,
  loadPiecesLeft,
  loadTimetable,
  type OfferedCrossing,
  offeredCrossings,
  type ScheduledCrossing,
  type StayOption,
  seatsLeft,
} from "./crossings.ts";
export { type DefaultCrossing, defaultCrossing } from "./default-crossing.ts";
export { otherCrossings } from "./list-crossings.ts";
export { endOf, loadRoads, piecesFor, type Road, startOf, transferOf, vehiclesFor } from "./roads.ts";
