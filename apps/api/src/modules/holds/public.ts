export { claimStay, releaseClaims } from "./claims.ts";
export { travellersOfDraft } from "./draft-people.ts";
export { isLive, lockHold } from "./hold-rows.ts";
export { pickRooms } from "./pick-rooms.ts";
export { releaseHold } from "./release-hold.ts";
export { refuseShortStock } from "./short-stock.ts";
