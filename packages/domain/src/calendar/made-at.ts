/** How long a device may have been without a signal, in ms: nothing is dated further back. */
const longestAway = 7 * 24 * 3_600_000;

/**
 * When something was done that a device tells of later. A clock that is ahead must not make it hold for ever, nor one that is behind
 * date it before anybody can remember.
 */
export function madeAt(reported: string | undefined, now: Date): Date {
  if (reported === undefined) return now;
  const at = Date.parse(reported);
  return new Date(Math.min(now.getTime(), Math.max(at, now.getTime() - longestAway)));
}
