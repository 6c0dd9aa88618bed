export { bedOptionsOf, bedsOf, loadTypesWithBeds } from "./bed-options.ts";
export { adjoiningNumbers } from "./list-room-numbers.ts";
