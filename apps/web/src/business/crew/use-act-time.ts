import { useConnectionLost } from "../../api/use-connection-lost.ts";

/** How old a list may be for which its own time stands for that of an act, in ms. */
const fresh = 60_000;

type Read = {
  /** Of the list, by the server's clock. */
  readonly at: string;
  /** When it came, in ms by this device. */
  readonly readAt: number;
  /** Whether acts wait that the list does not tell yet. */
  readonly waits: boolean;
};

/**
 * The time of an act, by the server's clock: with a list that has just come the list's own, so that what a colleague did
 * after it holds and is told; with one that was kept, the time that has passed since.
 */
export function useActTime({ at, readAt, waits }: Read): () => string {
  const lost = useConnectionLost();
  return () => {
    const age = Math.max(0, Date.now() - readAt);
    const isFresh = !lost && !waits && age < fresh;
    return isFresh ? at : new Date(Date.parse(at) + age).toISOString();
  };
}
