export { endBooking } from "./end-booking.ts";
export { quoteRefund } from "./refund-quote.ts";
