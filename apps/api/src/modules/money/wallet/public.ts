export { creditTopUp } from "./credit-top-up.ts";
export { takeCreditBack } from "./take-credit-back.ts";
