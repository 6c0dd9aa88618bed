import type { OptionId, PersonId } from "@pulau/domain/ids.ts";
import { type DraftState, noEdits } from "@pulau/domain/rate-grid/draft-edits.ts";
import { useEffect, useRef } from "react";

/** Whose draft of which option: on a shared device nobody sends what somebody else has typed. */
export type Own = { readonly optionId: OptionId; readonly personId: PersonId };

const placeOf = ({ optionId, personId }: Own) => `pulau.prices.${personId}.${optionId}`;

/** What a person typed and did not save, and what they can undo, survive a reload. */
export function remembered(own: Own): DraftState {
  try {
    const text = localStorage.getItem(placeOf(own));
    return text === null
      ? noEdits
      : { ...noEdits, ...(JSON.parse(text) as Partial<DraftState>), clashes: [] };
  } catch {
    return noEdits;
  }
}

/** So many single changes can be undone after a reload; of larger acts a browser's store would be full. */
const mostRemembered = 5_000;
const newestActs = (acts: DraftState["undo"]): DraftState["undo"] => {
  let count = 0;
  const from = acts.findLastIndex((act) => {
    count += act.length;
    return count > mostRemembered;
  });
  return acts.slice(from + 1);
};

function remember(own: Own, { unsaved, undo: acts, redo: taken, turn }: DraftState): void {
  const [undo, redo] = [newestActs(acts), newestActs(taken)];
  try {
    if (unsaved.length + undo.length + redo.length === 0) localStorage.removeItem(placeOf(own));
    else localStorage.setItem(placeOf(own), JSON.stringify({ unsaved, undo, redo, turn }));
  } catch {
    // A browser without room for it forgets what can be undone, and nothing that was saved.
  }
}

/** How long after the last change it is remembered, in ms; leaving the page remembers it at once. */
const remembersAfter = 250;

/** Keeps what is not saved on the device as it changes. */
export function useRemembered({ optionId, personId }: Own, state: DraftState): void {
  const newest = useRef(state);
  newest.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => remember({ optionId, personId }, newest.current), remembersAfter);
    return () => clearTimeout(timer);
  }, [optionId, personId, state]);
  useEffect(() => {
    const now = () => remember({ optionId, personId }, newest.current);
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, [optionId, personId]);
}
