import { type RefObject, useLayoutEffect } from "react";

const edge = 16;
/** So far from the search it stands, and no less from the page's beginning than nothing. */
const gap = 8;

/**
 * Lets a panel open above the search, by `data-upwards`, where the window would cut it off below and has more room above:
 * if the page reaches so far up that all of it can be seen.
 */
export function useUpwards(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opened = panel.current;
    const opener = opened?.parentElement?.offsetParent?.getBoundingClientRect();
    if (!opened || !opener) return;
    const { bottom, height } = opened.getBoundingClientRect();
    const isCut = bottom + edge > innerHeight;
    const fits = opener.top + scrollY >= height + gap;
    if (isCut && fits && opener.top > innerHeight - opener.bottom) opened.dataset.upwards = "";
  }, [panel]);
}
