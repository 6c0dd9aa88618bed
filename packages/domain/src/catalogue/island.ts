/** What a place on the resort's map is, beside the buildings of its rooms. */
export const placeKinds = [
  "jetty",
  "reception",
  "dining",
  "diving",
  "reef",
  "beach",
  "trail",
  "lookout",
  "other",
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** How the sea and the resort are in a month. */
export const monthKinds = ["best", "calm", "rough", "closed"] as const;
export type MonthKind = (typeof monthKinds)[number];
