export { beginPresence } from "./begin-presence.ts";
