export { closeShift } from "./close-shift.ts";
export { lockDrawerOf, lockDrawerOfSale, lockDrawerToPay, lockOwnDrawer } from "./lock-shift.ts";
export { openShift } from "./open-shift.ts";
export { takeOut } from "./take-out.ts";
export { refundedSql } from "./takings.ts";
