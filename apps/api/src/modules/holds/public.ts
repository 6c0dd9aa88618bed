export { claimStay, releaseClaims } from "./claims.ts";
export { isLive, lockHold } from "./hold-rows.ts";
export { travellersOfDraft } from "./plan-stay.ts";
export { releaseHold } from "./release-hold.ts";
export { refuseShortStock } from "./short-stock.ts";
