export { bedOptionsOf, bedsOf, loadTypesWithBeds } from "./bed-options.ts";
export { adjoiningNumbers, floorOrder } from "./list-room-numbers.ts";
export { markDirty } from "./mark-dirty.ts";
