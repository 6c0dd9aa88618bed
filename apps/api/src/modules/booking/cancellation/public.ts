export { callOff } from "./call-off.ts";
export { quoteRefund } from "./refund-quote.ts";
