import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the packages that are sold ahead says. */
export const packagesAddress = listAddress({
  sorts: ["offered", "-createdAt", "createdAt", "saleTo", "-saleTo"],
});

/** What the address of the events says. */
export const eventsAddress = listAddress({
  view: { tab: choice(["ahead", "past"], "ahead") },
  sorts: ["byTab", "day", "-day", "-sold"],
});
