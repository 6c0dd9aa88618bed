import type { AccountId } from "../ids.ts";
/** Somebody followed a personal link. */
export type Click = {
  /** The account whose link it was. */
  readonly accountId: AccountId;
  readonly at: Date;
};

/** A booking as far as thanking for it goes. */
export type Referred = {
  readonly at: Date;
  /** Whoever books, so that nobody is thanked for sending themselves: their account, and accounts with their address. */
  readonly self: readonly string[];
  /** Days for which a click counts; at exactly their end it does not any more. */
  readonly windowDays: number;
};

const dayMs = 24 * 60 * 60_000;

/** Whose link counts for a booking: the last that was followed before it within the window, never one's own. */
export const lastClick = <C extends Click>(clicks: readonly C[], booked: Referred): C | null => {
  const until = booked.at.getTime();
  const since = until - booked.windowDays * dayMs;
  let last: C | null = null;
  for (const click of clicks) {
    const at = click.at.getTime();
    if (at > until || at <= since || booked.self.includes(click.accountId)) continue;
    if (last === null || at >= last.at.getTime()) last = click;
  }
  return last;
};
