export { stayOfEnquiry } from "./known-stay.ts";
export { markEnquiryBooked, releasePrepared } from "./mark-booked.ts";
