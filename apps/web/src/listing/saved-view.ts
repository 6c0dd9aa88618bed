import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useSession } from "../api/use-call.ts";
import { usePreferences } from "./use-preferences.ts";

/** How a person wants a list to look: kept by person and list, on the server and, to be there at once, in this browser. */
export type SavedView = {
  /** Keys of columns in their order; columns that came since stand behind these. */
  readonly order?: readonly string[];
  /** Columns that were switched on or off; the others are as they usually are. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Rows a page. */
  readonly limit?: number;
};
export type Density = "tight" | "roomy";

const place = (person: string, part: string): string => `pulau.list.${person}.${part}`;

const changed = "pulau.list.changed";
const subscribe = (onChange: () => void) => {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
};

/** What is kept; nothing when it is no JSON of ours. */
function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? "null") as T | null;
  } catch {
    return null;
  }
}

function useKept<T>(part: string, usual: T) {
  const person = useSession()?.record.id ?? "nobody";
  const key = place(person, part);
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const { preferences, put } = usePreferences();
  const saved = preferences?.find(({ name }) => name === part)?.value;
  // Chosen on another device: what the server keeps is the last word.
  useEffect(() => {
    if (saved === undefined || saved === localStorage.getItem(key)) return;
    localStorage.setItem(key, saved);
    dispatchEvent(new Event(changed));
  }, [saved, key]);
  const value = useMemo(() => parsed<T>(text), [text]) ?? usual;
  const keep = (next: T) => {
    localStorage.setItem(key, JSON.stringify(next));
    put(part, JSON.stringify(next));
    dispatchEvent(new Event(changed));
  };
  return [value, keep] as const;
}

const usualView: SavedView = {};

/** Columns and rows a page of one list. */
export function useSavedView(list: string) {
  const [view, keep] = useKept<SavedView>(list, usualView);
  return { view, change: (next: SavedView) => keep({ ...view, ...next }), reset: () => keep({}) };
}

/** How close rows stand, in all lists of a person. */
export const useDensity = () => useKept<Density>("density", "tight");

const noFolds: readonly string[] = [];
/** Groups of the menu that a person has folded, by their ids. */
export const useMenuFolds = () => useKept<readonly string[]>("menu", noFolds);

type Known = { readonly key: string; readonly rare?: boolean };

/** The columns in the person's order. */
export function inOrder<C extends Known>(columns: readonly C[], { order = [] }: SavedView): readonly C[] {
  const rank = new Map(order.map((key, index) => [key, index]));
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  // The first one names the row and leads to it: it stays where it is.
  return [first, ...others.toSorted((a, b) => (rank.get(a.key) ?? 99) - (rank.get(b.key) ?? 99))];
}

/** Whether a column shows: as the person chose, else unless it is a rare one. */
export const isShown = ({ key, rare }: Known, { shown }: SavedView): boolean => shown?.[key] ?? !rare;

/** The order with one column moved by one place among those that can move. */
export function moveColumn(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  return keys.with(from, keys[to] ?? key).with(to, key);
}
