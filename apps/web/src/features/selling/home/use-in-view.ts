import { useEffect, useRef } from "react";

const edge = 16;

/** What opens at the search is seen whole: where the page has no room for it, it glides just as far as it needs. */
export function useInView(height: unknown = null) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what grows is looked at again
  useEffect(() => {
    const opened = panel.current;
    if (!opened) return;
    const { top, bottom } = opened.getBoundingClientRect();
    const by = Math.max(0, bottom + edge - innerHeight) || Math.min(0, top - edge);
    const withoutMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (by !== 0) scrollBy({ top: by, behavior: withoutMotion ? "instant" : "smooth" });
  }, [height]);
  return panel;
}
