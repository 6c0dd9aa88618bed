import { useRef, useState } from "react";

/**
 * Saves something whole as fast as it is changed: one save at a time, each upon the version that the one before left, for a
 * save counts it up by one. Of the wishes that come meanwhile the last is sent. When a save fails, what waited is dropped,
 * for it rested on what was refused.
 *
 * @param version the one that was read
 * @param save sends a value upon a version; it says itself when that fails, and returns whether it was taken
 * @returns the value that is on its way, and null once all is saved; and what to call with the next one
 */
export function useLatestSave<Value>(
  version: number | undefined,
  save: (value: Value, version: number | undefined) => Promise<boolean>,
) {
  const [wanted, setWanted] = useState<Value | null>(null);
  const waiting = useRef<{ value: Value } | null>(null);
  const running = useRef(false);
  const reached = useRef(0);

  const put = async (next: Value): Promise<void> => {
    setWanted(next);
    waiting.current = { value: next };
    if (running.current) return;
    running.current = true;
    // The page may not have been drawn yet with the version that the last save made.
    let base = version === undefined ? undefined : Math.max(version, reached.current);
    let taken = true;
    while (taken && waiting.current) {
      const { value } = waiting.current;
      waiting.current = null;
      taken = await save(value, base);
      if (taken && base !== undefined) reached.current = base += 1;
    }
    waiting.current = null;
    running.current = false;
    setWanted(null);
  };
  return { wanted, put };
}
