import { useRef, useState } from "react";
import type { Facts } from "../../../api/call-failure.ts";
import type { Side } from "../../../ui/changed-since.tsx";
import type { List } from "./calls.ts";
import { type Entries, entriesOf, mergeEntries } from "./entries.ts";

/** What somebody else kept of the list meanwhile; places are `seat.field`. */
export type Rival = {
  readonly facts: Facts;
  readonly mine: Entries;
  readonly now: Entries;
  readonly both: readonly string[];
  readonly theirs: readonly string[];
  readonly sides: Readonly<Record<string, Side>>;
};

/** The list as it was read, whose version goes back with what is kept, and what somebody else has kept meanwhile. */
export function useListRival(version: number, entries: Entries) {
  const read = useRef({ version, entries });
  const [rival, setRival] = useState<Rival | null>(null);
  /** Gives back what was typed here, put over theirs, field by field. */
  const meet = (now: List, facts: Facts, mine: Entries): Entries => {
    const theirs = entriesOf(now);
    const { values, both, theirs: taken } = mergeEntries(read.current.entries, mine, theirs);
    read.current = { version: now.version, entries: theirs };
    setRival({ facts, mine, now: theirs, both, theirs: taken, sides: {} });
    return values;
  };
  return {
    rival,
    version: () => read.current.version,
    meet,
    /** Remembers whose answer stands at a place that both wrote. */
    choose: (place: string, side: Side): void =>
      setRival((now) => now && { ...now, sides: { ...now.sides, [place]: side } }),
    /** All has been chosen. */
    settle: (): void => setRival(null),
    /** The list has been kept, and was read again. */
    readAgain: (now: List): void => {
      read.current = { version: now.version, entries: entriesOf(now) };
      setRival(null);
    },
  };
}
