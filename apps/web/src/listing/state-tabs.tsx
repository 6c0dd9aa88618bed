import type { ReactNode } from "react";
import { Tabs } from "../ui/tabs.tsx";

export type StateTabsOf<S extends string> = {
  label: string;
  states: readonly S[];
  textOf: (state: S) => string;
  /** How many rows a state has; a tab without says nothing. */
  counts?: Readonly<Partial<Record<S, number | undefined>>> | undefined;
  value: S;
  onChange: (state: S) => void;
};

/** A tab for each state that rows may be in, with their counts. */
export function StateTabs<S extends string>({
  states,
  textOf,
  counts,
  ...tabs
}: StateTabsOf<S> & { children: ReactNode }) {
  return (
    <Tabs<S>
      {...tabs}
      tabs={states.map((state) => ({ value: state, text: textOf(state), count: counts?.[state] }))}
    />
  );
}

/** The counts of all states together. */
export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
