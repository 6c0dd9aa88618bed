export { creditTopUp } from "./credit-top-up.ts";
export { reverseTopUp as takeCreditBack } from "./reverse-top-up.ts";
