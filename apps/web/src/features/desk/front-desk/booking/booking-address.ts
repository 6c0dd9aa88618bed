import type { BookingId } from "@pulau/domain/ids.ts";
import { id } from "../../../../listing/address.ts";

/** Whose stay stands beside the one that the path names. */
export type BookingSearch = { readonly beside?: BookingId };

/** What the address of a booking says; what is no booking's id is left out. */
export function readBookingSearch(sent: Readonly<Record<string, unknown>>): BookingSearch {
  const beside = id(sent.beside);
  return beside === undefined ? {} : { beside };
}
