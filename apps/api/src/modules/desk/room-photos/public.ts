export { photosOf } from "./photos-of.ts";
