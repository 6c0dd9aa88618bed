import type { HeldCrossing, HeldTransfer } from "../../../db/schema/holds.ts";

/** A crossing in one line of a log: its day, time and boat. */
export const boatText = ({ day, time, name }: Pick<HeldCrossing, "day" | "time" | "name">): string =>
  [day, time?.slice(0, 5), name.en].filter(Boolean).join(" ");

/** The same of a land transfer: when it is driven, and between where. */
export const rideText = ({ pickUpDay, pickUpTime, returnDay, returnTime, from, to }: HeldTransfer): string =>
  [pickUpDay, pickUpTime, `${from.en} – ${to.en}`, returnDay, returnTime].filter(Boolean).join(" ");
