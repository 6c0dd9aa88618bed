export { findRedeemable } from "./find-redeemable.ts";
