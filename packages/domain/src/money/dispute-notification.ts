import type { DisputeState } from "./dispute-moves.ts";
import type { Sen } from "./sen.ts";

/** How a dispute stands; every news of one carries the whole of it. */
export type Dispute = {
  readonly state: DisputeState;
  /** What the gateway has taken for it and not given back. */
  readonly withdrawnSen: Sen;
  /** How often the gateway moved money for it: news that knows of fewer is older. */
  readonly moves: number;
};

export type DisputeDecision =
  | { readonly does: "ignore" }
  | {
      readonly does: "apply";
      /** What the gateway took since; below zero, gave back. */
      readonly tookSen: Sen;
      /** What went back to the guest by it, who won; below zero, what was gained back of that. */
      readonly lostSen: Sen;
      /** Whether it stands before staff anew. */
      readonly opens: boolean;
      /** Whether it leaves the queue, being decided. */
      readonly closes: boolean;
    };

const lostOf = ({ state, withdrawnSen }: Dispute): Sen => (state === "lost" ? withdrawnSen : 0);

/**
 * What is to be done about the news of a dispute, in whatever order they come. A decision is not taken back by news that
 * know no more of the money. `isNew`: nobody had told of it before.
 */
export function decideDispute(known: Dispute, news: Dispute, isNew: boolean): DisputeDecision {
  const isUndecided = news.moves === known.moves && known.state !== "open" && news.state === "open";
  if (news.moves < known.moves || isUndecided) return { does: "ignore" };
  return {
    does: "apply",
    tookSen: news.withdrawnSen - known.withdrawnSen,
    lostSen: lostOf(news) - lostOf(known),
    opens: isNew || (known.state !== "open" && news.state === "open"),
    closes: news.state !== "open" && news.state !== known.state,
  };
}
