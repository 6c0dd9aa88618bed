export { creditTopUp } from "./credit-top-up.ts";
