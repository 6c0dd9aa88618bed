export { expirePackages } from "./expire-packages.ts";
export { type BoughtToRedeem, findRedeemable } from "./find-redeemable.ts";
export { keepBought } from "./keep-bought.ts";
