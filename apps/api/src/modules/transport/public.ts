export {
  boatsFor,
  type CrossingSupply,
  crossingOf,
  loadCrossings,
  loadFerries,
  type OfferedCrossing,
  offeredCrossings,
  type StayOption,
} from "./crossings.ts";
export { defaultCrossing } from "./default-crossing.ts";
