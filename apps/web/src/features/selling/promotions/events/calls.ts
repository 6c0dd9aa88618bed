import type {
  buyEventRoute,
  cancelEventPlacesRoute,
  EventPurchaseReply,
  EventReply,
  eventsRoute,
  eventTicketsRoute,
  userEventsRoute,
} from "@pulau/contract/events.ts";
import { faceOf } from "../../../../api/client.ts";

export const events = faceOf<typeof eventsRoute>({ method: "GET", path: "/web/events", scope: "none" });
export const buyEvent = faceOf<typeof buyEventRoute>({
  method: "POST",
  path: "/api/event/buy",
  scope: "user",
});
export const userEvents = faceOf<typeof userEventsRoute>({
  method: "GET",
  path: "/api/event/user/:id",
  scope: "user",
});
export const eventTickets = faceOf<typeof eventTicketsRoute>({
  method: "GET",
  path: "/api/event/tickets/:_id",
  scope: "user",
});
export const cancelPlaces = faceOf<typeof cancelEventPlacesRoute>({
  method: "DELETE",
  path: "/api/event/tickets/:_id",
  scope: "user",
});

/** What is out of date once places were bought or given back. */
export const eventPaths = [events.path, userEvents.path, eventTickets.path, "/api/wallet"] as const;

export type Happening = EventReply;
export type EventPurchase = EventPurchaseReply;
