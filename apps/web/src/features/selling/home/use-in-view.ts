import { useEffect, useRef } from "react";

/** What opens below the search is seen whole: where the page has no room for it, it glides just as far as it needs. */
export function useInView(height: unknown = null) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what grows is looked at again
  useEffect(() => {
    const bottom = panel.current?.getBoundingClientRect().bottom ?? 0;
    const past = bottom + 16 - innerHeight;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (past > 0) scrollBy({ top: past, behavior: calm ? "instant" : "smooth" });
  }, [height]);
  return panel;
}
