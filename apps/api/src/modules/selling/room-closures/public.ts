export { carryOnClosures } from "./carry-on-closures.ts";
export { closedWithin, closureObject } from "./closures-in-sql.ts";
