export { refundEvent } from "./cancel-event.ts";
export { earnEvents } from "./earn-events.ts";
export { makeTickets } from "./make-tickets.ts";
export { takePlacesBack } from "./take-places-back.ts";
