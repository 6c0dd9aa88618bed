export { cancelSailings } from "./cancel-sailings.ts";
export { planDisruption } from "./plan-disruption.ts";
