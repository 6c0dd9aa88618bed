import {
  buyEventRoute,
  cancelEventPlacesRoute,
  type EventPurchaseReply,
  type EventReply,
  eventsRoute,
  eventTicketsRoute,
  userEventsRoute,
} from "@pulau/contract/events.ts";
import { faceOf } from "../../../../api/client.ts";

export const events = faceOf(eventsRoute);
export const buyEvent = faceOf(buyEventRoute);
export const userEvents = faceOf(userEventsRoute);
export const eventTickets = faceOf(eventTicketsRoute);
export const cancelPlaces = faceOf(cancelEventPlacesRoute);

/** What is out of date once places were bought or given back. */
export const eventPaths = [events.path, userEvents.path, eventTickets.path, "/api/wallet"] as const;

export type MoneyEvent = EventReply;
export type EventPurchase = EventPurchaseReply;
