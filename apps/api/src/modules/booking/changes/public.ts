export { isBeingPaid } from "./change-limits.ts";
export { changeRooms, changeRoomsDue } from "./change-rooms.ts";
export { type CurrentBooking, findCurrentBooking, lockCurrentBooking } from "./current-booking.ts";
export { leaveNights } from "./make-way.ts";
export { parkStay } from "./park-stay.ts";
export { makeChange, type RequestedChange, requestChange } from "./request-change.ts";
export { draftOf } from "./requested-stay.ts";
export { rewriteStay } from "./rewrite-stay.ts";
export { seatAllLacking } from "./seat-lacking.ts";
