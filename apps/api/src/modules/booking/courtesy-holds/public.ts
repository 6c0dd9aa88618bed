export { endCourtesy } from "./change-courtesy.ts";
export { keepForGuest } from "./keep-for-guest.ts";
