import type { DraftId } from "@pulau/domain/ids.ts";
export type DelayedDelete = {
  /** Deletes once the time to undo is over. */
  readonly later: (id: DraftId) => void;
  /** False when it is too late. */
  readonly undo: (id: DraftId) => boolean;
  /** Deletes at once what still waits: the page is being left. */
  readonly now: () => void;
};

/** Deletes that can be undone for `wait` milliseconds, because nothing is sent before. */
export function createDelayedDelete(send: (id: DraftId) => void, wait: number): DelayedDelete {
  const waiting = new Map<DraftId, ReturnType<typeof setTimeout>>();
  const finish = (id: DraftId) => {
    clearTimeout(waiting.get(id));
    if (waiting.delete(id)) send(id);
  };
  return {
    later: (id) => {
      if (!waiting.has(id))
        waiting.set(
          id,
          setTimeout(() => finish(id), wait),
        );
    },
    undo: (id) => {
      clearTimeout(waiting.get(id));
      return waiting.delete(id);
    },
    now: () => {
      for (const id of [...waiting.keys()]) finish(id);
    },
  };
}
