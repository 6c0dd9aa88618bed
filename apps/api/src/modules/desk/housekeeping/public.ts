export { soilAfterNight } from "./after-each-night.ts";
