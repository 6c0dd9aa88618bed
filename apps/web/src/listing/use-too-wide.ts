import { useLayoutEffect, useState } from "react";

/**
 * Whether the table needs more width than it has, for it then scrolls within its frame. `shape` names what makes it
 * wider or narrower besides the frame's own width.
 */
export function useTooWide(frame: HTMLElement | null, shape: string, wanted: boolean): boolean {
  const [wide, setWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape is measured anew
  useLayoutEffect(() => {
    const table = frame?.querySelector("table");
    if (!wanted || !frame || !table) return setWide(false);
    const look = () => setWide(table.offsetWidth > frame.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(frame);
    watch.observe(table);
    look();
    return () => watch.disconnect();
  }, [frame, shape, wanted]);
  return wide;
}
