import type { RoomCleaning } from "../catalogue/cleaning.ts";
import { ok, type Result, refuse } from "../result.ts";

/** What somebody does about a room; `dirty` sends it back to be cleaned. */
export const workSteps = ["start", "pause", "clean", "inspect", "dirty"] as const;
export type WorkStep = (typeof workSteps)[number];

/** A room's state and the work on it. `startedAt`: since when somebody cleans it; `workedSeconds`: what was cleaned before. */
export type RoomWork = {
  readonly cleaning: RoomCleaning;
  readonly startedAt: Date | null;
  readonly workedSeconds: number;
};

/** Whoever forgets to pause overnight has not cleaned for twelve hours. */
const mostSeconds = 8 * 3_600;

/** How long a room has been cleaned for by a moment. */
export const secondsWorked = ({ startedAt, workedSeconds }: Omit<RoomWork, "cleaning">, at: Date): number => {
  const running =
    startedAt === null ? 0 : Math.max(0, Math.floor((at.getTime() - startedAt.getTime()) / 1_000));
  return Math.min(mostSeconds, workedSeconds + running);
};

const resting = { startedAt: null, workedSeconds: 0 } as const;

/**
 * A room after a step. Of two people the later wins: whoever says again what is already so changes nothing, and a cleaner's
 * `clean` that comes late takes no inspection back. `WRONG_STATE` when there is nothing to clean, to pause or to inspect.
 */
export function afterStep(room: RoomWork, step: WorkStep, at: Date): Result<RoomWork, "WRONG_STATE"> {
  const { cleaning, startedAt } = room;
  switch (step) {
    case "start":
      if (cleaning !== "dirty") return refuse("WRONG_STATE", { state: cleaning });
      return ok(startedAt === null ? { ...room, startedAt: at } : room);
    case "pause":
      if (cleaning !== "dirty") return refuse("WRONG_STATE", { state: cleaning });
      return ok({ cleaning, startedAt: null, workedSeconds: secondsWorked(room, at) });
    case "clean":
      return ok(cleaning === "dirty" ? { cleaning: "clean", ...resting } : room);
    case "inspect":
      if (cleaning === "dirty") return refuse("WRONG_STATE", { state: cleaning });
      return ok({ cleaning: "inspected", ...resting });
    case "dirty":
      return ok(cleaning === "dirty" ? room : { cleaning: "dirty", ...resting });
  }
}
