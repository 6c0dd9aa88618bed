export { makeSailings } from "./make-sailings.ts";
