import { oneOf, pageIn, searchIn } from "../../../shell/read-address.ts";

export const tabs = ["upcoming", "past", "draft", "pre-booking"] as const;
export type TripTab = (typeof tabs)[number];
export const sorts = ["checkIn", "-checkIn", "-submitted"] as const;
export type TripSort = (typeof sorts)[number];

/** What the address of the listing says; what is left out is the usual. */
export type ListingSearch = {
  tab?: TripTab;
  q?: string;
  sort?: TripSort;
  page?: number;
  /** An agency's customer, of whom alone the bookings are listed. */
  customer?: string;
};

/** The order each tab begins with: what happens next comes first. */
export const usualSort = {
  upcoming: "checkIn",
  past: "-checkIn",
  draft: "-submitted",
  "pre-booking": "-submitted",
} as const satisfies Record<TripTab, TripSort>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readSearch(asked: Record<string, unknown>): ListingSearch {
  const tab = oneOf(tabs, asked.tab) ?? "upcoming";
  const sort = oneOf(sorts, asked.sort) ?? usualSort[tab];
  return {
    ...(tab !== "upcoming" && { tab }),
    ...searchIn(asked),
    ...(sort !== usualSort[tab] && { sort }),
    ...pageIn(asked),
    ...(typeof asked.customer === "string" && uuid.test(asked.customer) && { customer: asked.customer }),
  };
}

/** The same with every usual filled in. */
export function wholeSearch(search: ListingSearch): Required<ListingSearch> {
  const { tab = "upcoming", q = "", page = 1, customer = "" } = search;
  return { tab, q, page, customer, sort: search.sort ?? usualSort[tab] };
}
