export const roomCleanings = ["clean", "dirty"] as const;
/** Whether guests can be let into a room as it is. */
export type RoomCleaning = (typeof roomCleanings)[number];
