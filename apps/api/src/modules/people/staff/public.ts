export { type Discounter, discountLimitOf, rolesBeyond } from "./discount-limit.ts";
export { giveOwnerLink, giveOwnerPasswordLink } from "./give-owner-link.ts";
