import { type RefObject, useLayoutEffect } from "react";

const edge = 16;

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
    const fits = opener.top + scrollY >= height + edge;
    if (isCut && fits && opener.top > innerHeight - opener.bottom) opened.dataset.upwards = "";
  }, [panel]);
}
