/** The icons that an amenity can have, by the names that are kept of them. */
export const amenityIcons = [
  "air-conditioning",
  "fan",
  "breeze",
  "bath",
  "beach",
  "bottle",
  "coffee",
  "tv",
  "fridge",
  "safe",
  "child",
  "plug",
  "diving",
  "stairs",
  "wheelchair",
  "wifi",
] as const;
export type AmenityIconName = (typeof amenityIcons)[number];

export const isAmenityIcon = (icon: string): icon is AmenityIconName =>
  (amenityIcons as readonly string[]).includes(icon);
