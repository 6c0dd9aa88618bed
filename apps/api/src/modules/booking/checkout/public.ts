export { type Submit, type Submitted, submitBooking } from "./submit-booking.ts";
