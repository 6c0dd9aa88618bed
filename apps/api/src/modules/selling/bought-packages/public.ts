export { findRedeemable } from "./find-redeemable.ts";
export { moveBought } from "./move-bought.ts";
