export { giveOwnerLink, giveOwnerPasswordLink } from "./give-owner-link.ts";
