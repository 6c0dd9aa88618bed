import { enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { choice, flag, listAddress } from "../../../listing/address.ts";

/** What the address of the enquiries says. */
export const enquiriesAddress = listAddress({
  filters: { state: choice(enquiryStates), mine: flag },
  sorts: ["-createdAt", "createdAt", "name", "-name", "-changedAt"],
});

/** What the address of the waiting list says. */
export const waitAddress = listAddress({
  filters: { state: choice(waitStates) },
  sorts: ["queue", "-turn", "turn", "checkIn", "name"],
});
