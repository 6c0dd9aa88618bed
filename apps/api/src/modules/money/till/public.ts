export { lockFolios } from "./charge-folio.ts";
export { chargeStay } from "./charge-stay.ts";
export { nameOf, readBasket } from "./read-basket.ts";
export { takeOffCharge } from "./take-off.ts";
