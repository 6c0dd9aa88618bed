/** `inspected`: somebody has looked at it after it was cleaned. */
export const roomCleanings = ["clean", "dirty", "inspected"] as const;
export type RoomCleaning = (typeof roomCleanings)[number];

/**
 * What made a room's state another. `night`: guests who stay have slept in it; `roomMove`: they went to another room;
 * `rooms`: somebody said so on the page of rooms.
 */
export const cleaningCauses = [
  "housekeeping",
  "rooms",
  "checkOut",
  "checkOutUndone",
  "roomMove",
  "night",
] as const;
export type CleaningCause = (typeof cleaningCauses)[number];
