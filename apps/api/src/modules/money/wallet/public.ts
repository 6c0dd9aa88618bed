export { creditTopUp } from "./credit-top-up.ts";
export { reverseTopUp } from "./reverse-top-up.ts";
