import { useCallback, useRef, useState } from "react";
import type { CallFailure, Facts } from "../../../api/call-failure.ts";
import { afterPress } from "../../../ui/after-press.ts";
import type { Side } from "../../../ui/changed-since.tsx";
import type { Check, List } from "./calls.ts";
import {
  type Entries,
  entriesOf,
  type Mistakes,
  mistakesOf,
  readEntries,
  withoutMistake,
  withPasted,
  withPlace,
} from "./entries.ts";
import { refusedPlaces } from "./refused-places.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useListRival } from "./use-list-rival.ts";

/** The list while it is typed: nothing is checked while one types, a place when its field is left, all when it is kept. */
export function useEntries(list: List) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(list));
  const listRival = useListRival(list.version, entries);
  const { rival } = listRival;
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [dirty, setDirty] = useState(false);
  const latest = useRef(entries);
  latest.current = entries;

  const change = useCallback((seat: number, field: string, value: string | boolean) => {
    setDirty(true);
    setEntries((all) => all.map((entry, i) => (i === seat ? { ...entry, [field]: value } : entry)));
    // A mistake that was shown goes while it is mended.
    setMistakes((all) => withoutMistake(all, seat, field));
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
    listRival.readAgain(now);
    setEntries(entriesOf(now));
    setMistakes({});
    setDirty(false);
  };
  /** Somebody else has kept the list meanwhile: what was typed here goes over theirs. */
  const meet = (now: List, facts: Facts) => {
    setEntries(listRival.meet(now, facts, latest.current));
    setMistakes({});
    setDirty(true);
  };
  const choose = (place: string, side: Side) => {
    if (rival === null) return;
    setEntries((all) => withPlace(all, place, side === "mine" ? rival.mine : rival.now));
    listRival.choose(place, side);
  };
  const chooseAll = (side: Side) => {
    if (rival === null) return;
    if (side === "theirs") {
      setEntries(rival.now);
      setDirty(false);
    } else setEntries((all) => rival.both.reduce((next, place) => withPlace(next, place, rival.mine), all));
    listRival.settle();
  };
  /** Fields that the server refused go to their places. */
  const refused = (failure: CallFailure, sent: readonly { seat: number }[]) =>
    setMistakes(refusedPlaces(failure, sent));
  useLeaveGuard(dirty);
  return {
    entries,
    mistakes,
    dirty,
    change,
    leave,
    take,
    kept,
    refused,
    rival,
    meet,
    choose,
    chooseAll,
    read: readGuests,
    version: listRival.version,
  };
}

export type ListForm = ReturnType<typeof useEntries>;
