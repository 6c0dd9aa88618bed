import { type StayList, stayLists } from "@pulau/contract/stay-list.ts";
import { choice, day, listAddress } from "../../../../listing/address.ts";

const usual: StayList = "arrivals";

/** What the address of the stays says: today's arrivals, unless told. */
export const staysAddress = listAddress({
  filters: { list: choice(stayLists, usual), from: day, to: day },
  sorts: ["day", "-day", "room", "name"],
});
