export { closeShift } from "./close-shift.ts";
export { lockDrawerOf, lockDrawerToPay, lockOwnDrawer } from "./lock-shift.ts";
export { openShift } from "./open-shift.ts";
export { takeOut } from "./take-out.ts";
