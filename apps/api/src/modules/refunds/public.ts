export { refundMoney } from "./refund-money.ts";
