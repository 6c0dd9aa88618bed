import type { Session } from "./session.ts";

/** A session that the server ended while somebody works on a page. */
export type SessionExpiry = {
  /** Whether calls wait for a new sign-in. */
  readonly over: () => boolean;
  /** Waits until the same person has signed in again: false when they don't mean to, or somebody else did. */
  readonly wait: () => Promise<boolean>;
  /** Those who wait are told that nobody signs in now. */
  readonly giveUp: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * Keeps the page, and what is typed there, while its person signs in again, here or in another tab. The spent token stays until
 * then: it opens nothing, and says whose page it is.
 */
export function createSessionExpiry(session: Session): SessionExpiry {
  let waiting: ((back: boolean) => void)[] = [];
  let stop = () => {};
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = (back: boolean) => {
    const calls = waiting;
    waiting = [];
    stop();
    tell();
    for (const goOn of calls) goOn(back);
  };
  /** Listens for a new sign-in, in this tab or another. */
  const begin = () => {
    const spent = session.state();
    stop = session.subscribe(() => {
      const now = session.state();
      // Another tab that leads to the sign-in page forgets the spent token first.
      if (now !== null && now.accessToken !== spent?.accessToken) settle(now.record.id === spent?.record.id);
    });
  };
  return {
    over: () => waiting.length > 0,
    wait: () =>
      new Promise((goOn) => {
        if (waiting.length === 0) begin();
        waiting.push(goOn);
        tell();
      }),
    giveUp: () => settle(false),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
