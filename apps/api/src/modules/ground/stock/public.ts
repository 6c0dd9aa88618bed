export { type LimitedDays, lockDays, removeDays } from "./limited-days.ts";
export { lockStocks } from "./lock-stocks.ts";
export { findOwnHold, type OwnClaims, ownClaims } from "./own-claims.ts";
export { piecesLeft } from "./pieces-left.ts";
