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

const oneOf = <T extends string>(known: readonly T[], asked: unknown): T | undefined =>
  known.find((each) => each === asked);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const pageOf = (asked: unknown): number => {
  const page = Number(asked);
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readSearch(asked: Record<string, unknown>): ListingSearch {
  const tab = oneOf(tabs, asked.tab) ?? "upcoming";
  const sort = oneOf(sorts, asked.sort) ?? usualSort[tab];
  const page = pageOf(asked.page);
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  return {
    ...(tab !== "upcoming" && { tab }),
    ...(q !== "" && { q }),
    ...(sort !== usualSort[tab] && { sort }),
    ...(page > 1 && { page }),
    ...(typeof asked.customer === "string" && uuid.test(asked.customer) && { customer: asked.customer }),
  };
}

/** The same with every usual filled in. */
export function wholeSearch(search: ListingSearch): Required<ListingSearch> {
  const { tab = "upcoming", q = "", page = 1, customer = "" } = search;
  return { tab, q, page, customer, sort: search.sort ?? usualSort[tab] };
}
