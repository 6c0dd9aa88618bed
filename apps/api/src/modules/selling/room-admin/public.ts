export { bedOptionUsers, soldWith } from "./bed-option-uses.ts";
export { bedWords } from "./bed-words.ts";
export { findBookingsToMove, inWay } from "./bookings-to-move.ts";
export { areBedOptionsOf, capToType, hasFloor, lastPriority, lockPaxOfType } from "./room-rules.ts";
export { roomTypeUsers } from "./room-type-uses.ts";
export { writeRoom } from "./update-room.ts";
export { writeRoomType } from "./update-room-type.ts";
