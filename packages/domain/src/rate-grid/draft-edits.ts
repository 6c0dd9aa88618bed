import type { RateBook } from "../catalogue/catalogue.ts";
import { type CardChange, saysSame, valueIn, valuesIn, withChanges } from "../rate-card/card-changes.ts";
import { type RowTerms, rowKeyOf } from "./grid-model.ts";

/** One thing that one act of the editor made other. */
type Edit = CardChange & { readonly before: unknown };
/** Rows without a price that one act added, and those that it took away: no card has them. */
type RowsEdit = {
  readonly part: "rows";
  readonly key: "";
  readonly value: readonly RowTerms[];
  readonly before: readonly RowTerms[];
};
/** What one act made other: all of it is undone at once. */
type Act = readonly (Edit | RowsEdit)[];
/** What was typed and is not saved yet, with what the server had when it was typed. */
type Unsaved = CardChange & { readonly was: unknown; readonly turn: number };

/** What two people changed: mine was not saved. */
export type EditConflict = {
  readonly part: CardChange["part"];
  readonly key: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly by: string | null;
};

export type DraftState = {
  readonly unsaved: readonly Unsaved[];
  /** Rows that were added to the grid, which have no price yet. */
  readonly rows: readonly RowTerms[];
  readonly undo: readonly Act[];
  readonly redo: readonly Act[];
  readonly clashes: readonly EditConflict[];
  /** Counts up with every edit. */
  readonly turn: number;
};

export const noEdits: DraftState = { unsaved: [], rows: [], undo: [], redo: [], clashes: [], turn: 0 };

/** So many acts can be undone. */
const mostUndone = 100;

type Named = Pick<CardChange, "part" | "key">;
const isOf =
  ({ part, key }: Named) =>
  (other: Named): boolean =>
    other.part === part && other.key === key;

const nameOf = ({ part, key }: Named): string => `${part} ${key}`;
/** Few questions are answered by looking through a list, many by a map of it. */
const few = 20;
const valuesFor = (card: RateBook, count: number): ((place: Named) => unknown) =>
  count > few ? valuesIn(card) : (place) => valueIn(card, place);

/** The card as it is in the editor: what the server has, with what is not saved yet. */
export const cardOf = <B extends RateBook>(server: B, { unsaved }: DraftState): B =>
  withChanges(server, unsaved);

/** Writes values, each remembered with what the server has. */
function written(state: DraftState, server: RateBook, changes: readonly CardChange[]): DraftState {
  const turn = state.turn + 1;
  const unsaved = new Map(state.unsaved.map((entry) => [nameOf(entry), entry] as const));
  const standing = valuesFor(server, changes.length);
  for (const { part, key, value } of changes) {
    const name = nameOf({ part, key });
    const before = unsaved.get(name);
    unsaved.set(name, { part, key, value, was: before ? before.was : standing({ part, key }), turn });
  }
  const clashes = state.clashes.filter((clash) => !changes.some(isOf(clash)));
  return { ...state, unsaved: [...unsaved.values()], clashes, turn };
}

const isRows = (edit: Act[number]): edit is RowsEdit => edit.part === "rows";

/** Those of `rows` that are not among `others`. */
const without = (rows: readonly RowTerms[], others: readonly RowTerms[]): RowTerms[] => {
  const keys = new Set(others.map(rowKeyOf));
  return rows.filter((row) => !keys.has(rowKeyOf(row)));
};

const rowsEdit = (before: readonly RowTerms[], now: readonly RowTerms[]): RowsEdit[] => {
  const [value, gone] = [without(now, before), without(before, now)];
  return value.length + gone.length === 0 ? [] : [{ part: "rows", key: "", value, before: gone }];
};

/**
 * One act: all of it is undone at once. What changes nothing is no act. `rows` are the grid's rows without a price as the
 * act leaves them.
 */
export function edited(
  state: DraftState,
  server: RateBook,
  changes: readonly CardChange[],
  rows: readonly RowTerms[] = state.rows,
): DraftState {
  const card = cardOf(server, state);
  const standing = valuesFor(card, changes.length);
  const edits = changes
    .map((change) => ({ ...change, before: standing(change) }))
    .filter(({ before, value }) => !saysSame(before, value));
  const act: Act = [...edits, ...rowsEdit(state.rows, rows)];
  if (act.length === 0) return state;
  const next = edits.length === 0 ? state : written(state, server, edits);
  return { ...next, rows, undo: [...state.undo, act].slice(-mostUndone), redo: [] };
}

/** What of an act still stands as it was left. */
function standingOf(state: DraftState, server: RateBook, act: Act, to: "before" | "value") {
  const from = to === "before" ? "value" : "before";
  const edits = act.filter((edit) => !isRows(edit));
  const standing = valuesFor(cardOf(server, state), edits.length);
  return { edits, free: edits.filter((edit) => saysSame(standing(edit), edit[from])) };
}

/** How many entries the next undo or redo would leave, because somebody else has changed them since. */
export function leftToOthers(state: DraftState, server: RateBook, way: "undo" | "redo"): number {
  const act = state[way].at(-1);
  if (!act) return 0;
  const { edits, free } = standingOf(state, server, act, way === "undo" ? "before" : "value");
  return edits.length - free.length;
}

/** What somebody else has changed since stays theirs: only what still stands as it was left goes back. */
function reversed(state: DraftState, server: RateBook, act: Act, to: "before" | "value") {
  const from = to === "before" ? "value" : "before";
  const rows = act.filter(isRows).reduce<readonly RowTerms[]>((now, edit) => {
    const left = without(now, edit[from]);
    return [...left, ...without(edit[to], left)];
  }, state.rows);
  const { free } = standingOf(state, server, act, to);
  // What was removed comes back before what stood after it was added.
  const back = { ...state, rows };
  if (free.length === 0) return back;
  return written(
    back,
    server,
    (to === "before" ? free.toReversed() : free).map(({ part, key, ...edit }) => ({
      part,
      key,
      value: edit[to],
    })),
  );
}

export function undone(state: DraftState, server: RateBook): DraftState {
  const last = state.undo.at(-1);
  if (!last) return state;
  const next = reversed(state, server, last, "before");
  return { ...next, undo: state.undo.slice(0, -1), redo: [...state.redo, last] };
}

export function redone(state: DraftState, server: RateBook): DraftState {
  const last = state.redo.at(-1);
  if (!last) return state;
  const next = reversed(state, server, last, "value");
  return { ...next, undo: [...state.undo, last], redo: state.redo.slice(0, -1) };
}

/** The server has answered: what was sent is saved, but for what somebody else had changed. */
export function saved(
  state: DraftState,
  sent: readonly Unsaved[],
  conflicts: readonly (Named & { readonly theirs?: unknown; readonly by: string | null })[],
): DraftState {
  const sentBy = new Map(sent.map((entry) => [nameOf(entry), entry] as const));
  const clashes = conflicts.flatMap(({ theirs = null, by, ...named }): EditConflict[] => {
    const mine = sentBy.get(nameOf(named));
    return mine ? [{ ...named, mine: mine.value, theirs, by }] : [];
  });
  const unsaved = state.unsaved.flatMap((entry): Unsaved[] => {
    const before = sentBy.get(nameOf(entry));
    if (!before) return [entry];
    if (before.turn === entry.turn) return [];
    const clash = clashes.find(isOf(entry));
    return [{ ...entry, was: clash ? clash.theirs : before.value }];
  });
  const others = state.clashes.filter((clash) => !clashes.some(isOf(clash)));
  return { ...state, unsaved, clashes: [...others, ...clashes] };
}

/** What a clash is about is settled: mine is written over theirs, or theirs stays. */
export function settled(
  state: DraftState,
  server: RateBook,
  clash: EditConflict,
  side: "mine" | "theirs",
): DraftState {
  const rest = { ...state, clashes: state.clashes.filter((other) => !isOf(clash)(other)) };
  const { part, key, mine: value } = clash;
  return side === "mine" ? edited(rest, server, [{ part, key, value }]) : rest;
}
