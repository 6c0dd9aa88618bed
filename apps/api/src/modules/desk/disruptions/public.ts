export { answerBoat } from "./answer-boat.ts";
export { cancelSailings } from "./cancel-sailings.ts";
export { planDisruption } from "./plan-disruption.ts";
