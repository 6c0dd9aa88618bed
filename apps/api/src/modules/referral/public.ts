export { linkOpens, packageLink } from "./links.ts";
export { referrerOf } from "./referrer-of.ts";
