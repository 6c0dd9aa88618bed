export { findOwnHold, type OwnClaims, ownClaims } from "./own-claims.ts";
export { piecesLeft } from "./pieces-left.ts";
