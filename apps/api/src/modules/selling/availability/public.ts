export { type Fit, fitStay } from "./fit-stay.ts";
export { type FreeRoom, findFreeRooms, findFreeRoomsTogether } from "./free-rooms.ts";
export { listEveryRoomType } from "./list-every-room-type.ts";
export { pricePackages } from "./price-packages.ts";
export { selectRooms } from "./select-rooms.ts";
export { loadSupply, type Supply } from "./supply.ts";
