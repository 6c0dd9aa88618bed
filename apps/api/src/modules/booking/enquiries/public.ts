export { markEnquiryBooked } from "./mark-booked.ts";
