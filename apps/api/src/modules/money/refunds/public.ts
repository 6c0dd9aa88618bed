export { lowerAfter } from "./lower-after.ts";
export { refundMoney } from "./refund-money.ts";
