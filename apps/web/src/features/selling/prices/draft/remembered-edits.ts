import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId, PersonId } from "@pulau/domain/ids.ts";
import { type DraftState, noEdits } from "@pulau/domain/rate-grid/draft-edits.ts";
import { rowKeyOf, termsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { useEffect, useRef } from "react";
import type { WrongCell, WrongCells } from "../grid/cell-views.ts";

/** Whose draft of which option: on a shared device nobody sends what somebody else has typed. */
export type Own = { readonly optionId: OptionId; readonly personId: PersonId };

const placeOf = ({ optionId, personId }: Own) => `pulau.prices.${personId}.${optionId}`;

/** What one person has typed: into prices, and what is no price. */
type Typed = { readonly edits: DraftState; readonly wrong: WrongCells };
/** As it is stored. */
type Stored = Partial<DraftState> & { readonly wrong?: readonly (readonly [string, WrongCell])[] };

/** What was stored of it; nothing where it can't be read. */
export function typedIn(text: string | null): Typed {
  try {
    const { wrong = [], ...edits } = JSON.parse(text ?? "{}") as Stored;
    return { edits: { ...noEdits, ...edits, clashes: [] }, wrong: new Map(wrong) };
  } catch {
    return { edits: noEdits, wrong: new Map() };
  }
}

/** What a person typed and did not save, and what they can undo, survive a reload. */
export function remembered(own: Own): Typed {
  try {
    return typedIn(localStorage.getItem(placeOf(own)));
  } catch {
    return typedIn(null);
  }
}

/** So many single changes can be undone after a reload, and so many texts are there to be repaired; of larger acts a browser's store would be full. */
const mostRemembered = 5_000;
const newestActs = (acts: DraftState["undo"]): DraftState["undo"] => {
  let count = 0;
  const from = acts.findLastIndex((act) => {
    count += act.length;
    return count > mostRemembered;
  });
  return acts.slice(from + 1);
};

/** Only rows that have no price are remembered: those that have one are of the card. */
export function withoutPriced(edits: DraftState, { rates }: Pick<RateBook, "rates">): DraftState {
  if (edits.rows.length === 0) return edits;
  const priced = new Set(rates.map((rate) => rowKeyOf(termsOf(rate))));
  const rows = edits.rows.filter((row) => !priced.has(rowKeyOf(row)));
  return rows.length === edits.rows.length ? edits : { ...edits, rows };
}

/** As it is stored; null where there is nothing to remember. */
export function textOf({ edits, wrong: cells }: Typed): string | null {
  const { unsaved, rows, turn } = edits;
  const [undo, redo] = [newestActs(edits.undo), newestActs(edits.redo)];
  const wrong = [...cells].slice(0, mostRemembered);
  const isNothing = unsaved.length + rows.length + undo.length + redo.length + wrong.length === 0;
  return isNothing ? null : JSON.stringify({ unsaved, rows, undo, redo, turn, wrong });
}

function remember(own: Own, typed: Typed): void {
  const text = textOf(typed);
  try {
    if (text === null) localStorage.removeItem(placeOf(own));
    else localStorage.setItem(placeOf(own), text);
  } catch {
    // A browser without room for it forgets what can be undone, and nothing that was saved.
  }
}

/** How long after the last change it is remembered, in ms; leaving the page remembers it at once. */
const remembersAfter = 250;

/** Keeps what is not saved on the device as it changes. */
export function useRemembered({ optionId, personId }: Own, typed: Typed): void {
  const newest = useRef(typed);
  newest.current = typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => remember({ optionId, personId }, newest.current), remembersAfter);
    return () => clearTimeout(timer);
  }, [optionId, personId, typed.edits, typed.wrong]);
  useEffect(() => {
    const now = () => remember({ optionId, personId }, newest.current);
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, [optionId, personId]);
}
