export { chargeStay } from "./charge-stay.ts";
export { takeOffCharge } from "./take-off.ts";
