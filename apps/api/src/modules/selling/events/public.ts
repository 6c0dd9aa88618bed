export { refundEvent } from "./cancel-event.ts";
export { makeTickets } from "./make-tickets.ts";
export { recogniseEventRevenue } from "./recognise-revenue.ts";
export { voidEventPlaces as takePlacesBack } from "./void-event-places.ts";
