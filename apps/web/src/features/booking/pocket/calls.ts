import { bookingRoute, bookingsRoute } from "@pulau/contract/bookings.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const bookings = faceOf(bookingsRoute);
export const booking = faceOf(bookingRoute);

export type Stay = Reply<typeof bookingRoute>;
export type Resort = Reply<typeof resortRoute>;
