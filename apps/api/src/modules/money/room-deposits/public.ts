export { takeDeposit } from "./take-deposit.ts";
