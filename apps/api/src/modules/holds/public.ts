export { claimStay, releaseClaims } from "./claims.ts";
export { personsOf, travellersOfDraft } from "./draft-people.ts";
export { isLive, lockHold } from "./hold-rows.ts";
export { pickRooms } from "./pick-rooms.ts";
export { planStay } from "./plan-stay.ts";
export { releaseHold } from "./release-hold.ts";
export { loadRoomTypes } from "./room-types.ts";
export { refuseShortStock } from "./short-stock.ts";
