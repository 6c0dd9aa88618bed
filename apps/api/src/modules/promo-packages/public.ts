export { expirePackages } from "./expire-packages.ts";
export { findRedeemable } from "./find-redeemable.ts";
export { keepBought } from "./keep-bought.ts";
export { takeBoughtBack } from "./take-bought-back.ts";
