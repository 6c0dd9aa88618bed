import { ways } from "@pulau/domain/transport/timetable.ts";
import { choice, day, id, listAddress } from "../../../listing/address.ts";

/** What the address of the sailings says: without days it begins today. */
export const sailingsAddress = listAddress({
  filters: {
    from: day,
    to: day,
    direction: choice(ways),
    kind: choice(["ferry", "charter"]),
    lacks: choice(["yes"]),
  },
  view: { view: choice(["month"]), month: day },
  sorts: ["time", "-time"],
});

export const departureTabs = ["boarding", "manifest"] as const;

/** What the address of a sailing says: which party's charter it is, and what is shown of it. */
export const departureAddress = listAddress({
  view: { party: id, tab: choice(departureTabs, "boarding") },
});
