export { lowerAfter } from "./lower-price-after.ts";
export { refundMoney } from "./refund-money.ts";
