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

export const guestKinds = ["adult", "child"] as const;
export const comings = ["yes", "no"] as const;

/** What the address of an event's attendees says. */
export const attendeesAddress = listAddress({
  filters: { guestKind: choice(guestKinds), come: choice(comings) },
  sorts: ["name", "-name", "buyer", "-buyer", "come", "-come"],
});
