import { courtesyStates } from "@pulau/domain/booking/courtesy-hold.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the courtesy holds says. */
export const courtesyAddress = listAddress({
  filters: { state: choice(courtesyStates) },
  sorts: ["queue", "-until", "until", "checkIn", "name"],
});
