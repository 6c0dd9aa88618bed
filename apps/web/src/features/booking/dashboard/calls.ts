import { bookingRoute, bookingsRoute } from "@pulau/contract/bookings.ts";
import { commissionsRoute } from "@pulau/contract/commission.ts";
import { walletRoute } from "@pulau/contract/payments.ts";
import { promotionsRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { islandRoute } from "@pulau/contract/stay-pages.ts";
import { faceOf } from "../../../api/client.ts";

export const bookings = faceOf(bookingsRoute);
export const booking = faceOf(bookingRoute);
export const commissions = faceOf(commissionsRoute);
export const promotions = faceOf(promotionsRoute);
export const island = faceOf(islandRoute);
export const wallet = faceOf(walletRoute);

export type Stay = Reply<typeof bookingsRoute>["reservations"][number];
export type StayDetail = Reply<typeof bookingRoute>;
