import { choice, id, listAddress } from "../../../listing/address.ts";

export const tabs = ["upcoming", "past", "draft", "pre-booking"] as const;
export type TripTab = (typeof tabs)[number];
export const sorts = ["checkIn", "-checkIn", "-submitted"] as const;

/** The order each tab begins with: what happens next comes first. */
const usualSort = {
  upcoming: "checkIn",
  past: "-checkIn",
  draft: "-submitted",
  "pre-booking": "-submitted",
} as const satisfies Record<TripTab, (typeof sorts)[number]>;

/** What the address of the bookings says: a tab, and of an agency's customer alone. */
export const tripsAddress = listAddress({
  view: { tab: choice(tabs, "upcoming"), customer: id },
  sorts,
  usualSort: ({ tab = "upcoming" }: { tab?: TripTab }) => usualSort[tab],
});
