import { useEffect } from "react";

/** Calls back for Ctrl K, or ⌘ K, wherever somebody is on the page. */
export function useSearchKey(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPress();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onPress]);
}
