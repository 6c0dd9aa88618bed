export { bedOptionsOf, bedsOf, loadTypesWithBeds } from "./bed-options.ts";
export { adjoiningNumbers, floorOrder } from "./list-room-numbers.ts";
export { setCleaning, undoCheckOutCleaning } from "./set-cleaning.ts";
