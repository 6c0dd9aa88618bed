import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFailure } from "../../api/call-failure.ts";
import { afterPress } from "../../ui/after-press.ts";
import type { Check, List } from "./calls.ts";
import { type Entries, entriesOf, type Mistakes, mistakesOf, readEntries, withPasted } from "./entries.ts";

/** The list while it is typed: nothing is checked while one types, a place when its field is left, all when it is kept. */
export function useEntries(list: List) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(list));
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
  const read = () => {
    const { guests, mistakes: found } = readEntries(entries);
    setMistakes(found ?? {});
    return guests;
  };
  const kept = (now: List) => {
    setEntries(entriesOf(now));
    setMistakes({});
    setDirty(false);
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
  return { entries, mistakes, dirty, change, leave, take, read, kept, refused };
}

/** Closing the tab with something unsaved asks first. */
function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}
