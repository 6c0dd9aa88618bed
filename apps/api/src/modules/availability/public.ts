export { type FreeRoom, findFreeRooms } from "./free-rooms.ts";
export { piecesLeft } from "./pieces-left.ts";
