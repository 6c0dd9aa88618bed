export { stayOfEnquiry } from "./known-stay.ts";
export { markEnquiryBooked } from "./mark-booked.ts";
