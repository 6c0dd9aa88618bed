import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFailure, Facts } from "../../../api/call-failure.ts";
import { afterPress } from "../../../ui/after-press.ts";
import type { Side } from "../../../ui/changed-since.tsx";
import type { Check, List } from "./calls.ts";
import {
  type Entries,
  type Entry,
  entriesOf,
  type Mistakes,
  mergeEntries,
  mistakesOf,
  placeOf,
  readEntries,
  withPasted,
} from "./entries.ts";

/** The list while it is typed: nothing is checked while one types, a place when its field is left, all when it is kept. */
export function useEntries(list: List) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(list));
  /** The list as it was read: its version goes back with what is kept. */
  const read = useRef({ version: list.version, entries });
  const [rival, setRival] = useState<Rival | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [dirty, setDirty] = useState(false);
  const latest = useRef(entries);
  latest.current = entries;

  const change = useCallback((seat: number, field: string, value: string | boolean) => {
    setDirty(true);
    setEntries((all) => all.map((entry, i) => (i === seat ? { ...entry, [field]: value } : entry)));
    // A mistake that was shown goes while it is mended.
    setMistakes(({ [seat]: own = {}, ...others }) => {
      const { [field]: _, ...left } = own;
      return { ...others, [seat]: left };
    });
  }, []);
  const leave = useCallback((seat: number, field: string) => {
    afterPress(() => {
      const entry = latest.current[seat];
      const rule = entry && mistakesOf(entry, seat)[field];
      if (rule) setMistakes((all) => ({ ...all, [seat]: { ...all[seat], [field]: rule } }));
    });
  }, []);
  const take = (pasted: Check) => {
    setEntries((all) => withPasted(all, pasted));
    setMistakes({});
    setDirty(true);
  };
  /** The list to send; null when something is wrong, which is then shown. */
  const readGuests = () => {
    const { guests, mistakes: found } = readEntries(entries);
    setMistakes(found ?? {});
    return guests;
  };
  const kept = (now: List) => {
    read.current = { version: now.version, entries: entriesOf(now) };
    setRival(null);
    setEntries(entriesOf(now));
    setMistakes({});
    setDirty(false);
  };
  /** Somebody else has kept the list meanwhile: what was typed here goes over theirs, field by field. */
  const meet = (now: List, facts: Facts) => {
    const theirs = entriesOf(now);
    const { values, both, theirs: taken } = mergeEntries(read.current.entries, latest.current, theirs);
    read.current = { version: now.version, entries: theirs };
    setRival({ facts, mine: latest.current, now: theirs, both, theirs: taken, sides: {} });
    setEntries(values);
    setMistakes({});
    setDirty(true);
  };
  const choose = (place: string, side: Side) => {
    if (rival === null) return;
    const [seat = 0, field = ""] = placeOf(place);
    const from = side === "mine" ? rival.mine : rival.now;
    const value = from[seat]?.[field as keyof Entry];
    setEntries((all) => all.map((entry, i) => (i === seat ? { ...entry, [field]: value } : entry)));
    setRival({ ...rival, sides: { ...rival.sides, [place]: side } });
  };
  const chooseAll = (side: Side) => {
    if (rival === null) return;
    if (side === "theirs") {
      setEntries(rival.now);
      setDirty(false);
    } else for (const place of rival.both) choose(place, "mine");
    setRival(null);
  };
  /** Fields that the server refused go to their places. */
  const refused = (failure: CallFailure, sent: readonly { seat: number }[]) => {
    const told = [
      ...failure.fields,
      ...(failure.code === "DRAFT_INCOMPLETE"
        ? [{ path: String(failure.facts["path"]), rule: String(failure.facts["rule"]) }]
        : []),
    ];
    const found: Record<number, Record<string, string>> = {};
    for (const { path, rule } of told) {
      const [, place, field] = /guests\.(\d+)\.(\w+)/.exec(path) ?? [];
      const seat = sent[Number(place)]?.seat;
      if (seat !== undefined && field) found[seat] = { ...found[seat], [field]: rule };
    }
    setMistakes(found);
  };
  useLeaveGuard(dirty);
  return {
    ...{ entries, mistakes, dirty, change, leave, take, kept, refused, rival, meet, choose, chooseAll },
    read: readGuests,
    version: () => read.current.version,
  };
}

/** What somebody else kept of the list meanwhile; places are `seat.field`. */
export type Rival = {
  readonly facts: Facts;
  readonly mine: Entries;
  readonly now: Entries;
  readonly both: readonly string[];
  readonly theirs: readonly string[];
  readonly sides: Readonly<Record<string, Side>>;
};

/** Closing the tab with something unsaved asks first. */
function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}
