import type { HeldCrossing } from "../../../db/schema/holds.ts";

/** A crossing in one line of a log: its day, time and boat. */
export const boatText = ({ day, time, name }: Pick<HeldCrossing, "day" | "time" | "name">): string =>
  [day, time?.slice(0, 5), name.en].filter(Boolean).join(" ");
