export { refundEvent } from "./cancel-event.ts";
export { makeTickets } from "./make-tickets.ts";
export { recogniseEventRevenue } from "./recognise-revenue.ts";
export { voidEventPlaces } from "./void-event-places.ts";
