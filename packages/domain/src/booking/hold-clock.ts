import { ok, type Result, refuse } from "../result.ts";

/** What a hold's clock says. `now` is the database's time, `lengthSeconds` one extension, `capSeconds` the whole life. */
export type HoldClock = {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly lengthSeconds: number;
  readonly capSeconds: number;
};

/** The latest end that extending can reach. */
export const holdEndsAtLatest = ({
  createdAt,
  capSeconds,
}: Pick<HoldClock, "createdAt" | "capSeconds">): Date => new Date(createdAt.getTime() + capSeconds * 1000);

/**
 * The new end of a hold that asks for more time: one length later, but not past the cap. `HOLD_EXPIRED` at the very
 * instant of its end, because from then on a rival may have taken the rooms.
 */
export const extendHold = (clock: HoldClock): Result<Date, "HOLD_EXPIRED" | "HOLD_AT_CAP"> => {
  if (clock.expiresAt <= clock.now) return refuse("HOLD_EXPIRED");
  const cap = holdEndsAtLatest(clock);
  if (clock.expiresAt >= cap) return refuse("HOLD_AT_CAP");
  return ok(new Date(Math.min(clock.expiresAt.getTime() + clock.lengthSeconds * 1000, cap.getTime())));
};
