import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

/** What is kept of how a bought package stands. Whether it is used up follows from its uses. */
export const boughtStandings = ["live", "ended"] as const;
export type BoughtStanding = (typeof boughtStandings)[number];

export const boughtEvents = ["expire", "takeBack", "returnUse"] as const;
export type BoughtEvent = (typeof boughtEvents)[number];

/** A bought package begins when its deposit is paid. */
export const boughtBeginnings = { fulfil: "live" } as const satisfies Readonly<
  Record<string, BoughtStanding>
>;

/**
 * A bought package's life. It ends after its last day, or when its purchase is taken back; a use that comes back opens it
 * again, and the next sweep ends it if it is past its last day.
 */
export const boughtMoves = {
  live: { expire: "ended", takeBack: "ended", returnUse: "live" },
  ended: { returnUse: "live" },
} as const satisfies LifeCycle<BoughtStanding, BoughtEvent>;

/** How a bought package stands, by what its row keeps. */
export const boughtStanding = (bought: { readonly expiredAt: Date | null }): BoughtStanding =>
  bought.expiredAt === null ? "live" : "ended";

/** The standing after an event; `WRONG_STATE` where it can't happen. */
export const boughtAfter = (
  standing: BoughtStanding,
  event: BoughtEvent,
): Result<BoughtStanding, "WRONG_STATE"> =>
  nextState<BoughtStanding, BoughtEvent>(boughtMoves, standing, event);
