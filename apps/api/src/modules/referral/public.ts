export { linkOpens } from "./links.ts";
export { referrerOf } from "./referrer-of.ts";
