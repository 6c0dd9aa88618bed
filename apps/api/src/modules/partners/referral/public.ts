export { linkOpens, packageLink } from "./links.ts";
export { isOwnMailbox } from "./own-link.ts";
export { referrerOf } from "./referrer-of.ts";
