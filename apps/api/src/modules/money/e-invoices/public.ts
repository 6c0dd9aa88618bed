export { showParty } from "./keep-party.ts";
