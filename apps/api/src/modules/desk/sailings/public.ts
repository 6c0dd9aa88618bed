export { closeDeparted } from "./close-departed.ts";
