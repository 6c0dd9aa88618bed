export { giveOwnerLink } from "./give-owner-link.ts";
