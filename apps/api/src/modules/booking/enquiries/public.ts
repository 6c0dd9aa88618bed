export { markEnquiryBooked } from "./mark-booked.ts";
export { preparedToken } from "./prepared-link.ts";
