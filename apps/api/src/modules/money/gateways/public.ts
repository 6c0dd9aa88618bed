export { faceOf, offeredGateways } from "./offered-gateways.ts";
