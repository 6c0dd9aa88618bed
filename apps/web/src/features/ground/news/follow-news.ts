import type { News } from "@pulau/contract/news.ts";

/** Longest silence of a line that is open, in ms: the server says something every 15 seconds. */
const longestSilence = 40_000;
const longestPause = 30_000;
/** A line that broke sooner than this did not work. */
const steadyFrom = 5_000;
/** A page that is looked away from for a moment keeps its line. */
const keptWhileHidden = 20_000;

export type Following = {
  /** Opens a line; what it gives back are pieces of server-sent events. */
  readonly listen: (signal: AbortSignal) => Promise<AsyncIterable<string>>;
  /** Whatever was asked before may be out of date: a line was opened, and nobody heard what was said before. */
  readonly onOpen: () => void;
  readonly onNews: (news: News) => void;
  readonly page: Page;
  readonly signal: AbortSignal;
};

/** What is asked of the browser: whether somebody looks, and whether there is a network. */
export type Page = {
  readonly isHidden: () => boolean;
  /** Calls back whenever one of them changes. */
  readonly onChange: (changed: () => void, signal: AbortSignal) => void;
  /** Calls back when the page is left; a browser may keep it, with its timers stopped and its line still open. */
  readonly onLeave: (left: () => void, signal: AbortSignal) => void;
};

/**
 * Follows the news until the signal ends it, as long as somebody looks at the page. A line that breaks, or falls silent
 * for 40 s, is opened anew: at once, then after about 1 s, 2 s, 4 s and so on up to 30 s, and at once when the page is
 * looked at again or the network comes back.
 */
export async function followNews(following: Following): Promise<void> {
  const { page, signal } = following;
  for (let failures = 0; !signal.aborted; ) {
    while (page.isHidden() && !signal.aborted) await changeWithin(page, signal, null);
    if (signal.aborted) return;
    const openedAt = Date.now();
    await followLine(following);
    failures = Date.now() - openedAt > steadyFrom ? 0 : failures + 1;
    await changeWithin(page, signal, pauseAfter(failures));
  }
}

/** In ms, each time another one within half and one and a half: a hall of screens does not come back as one. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPause, failures === 0 ? 200 : 1000 * 2 ** (failures - 1)) * (0.5 + Math.random());

/** Opens a line and comes back when it has ended. */
async function followLine({ listen, onOpen, onNews, page, signal }: Following): Promise<void> {
  const line = new AbortController();
  const end = () => line.abort();
  signal.addEventListener("abort", end, { signal: line.signal });
  let silence = setTimeout(end, longestSilence);
  let hidden: ReturnType<typeof setTimeout> | undefined;
  page.onChange(() => {
    clearTimeout(hidden);
    if (page.isHidden()) hidden = setTimeout(end, keptWhileHidden);
  }, line.signal);
  // A browser opens six lines to one server: a page kept for going back must not hold one of them.
  page.onLeave(end, line.signal);
  let isOpen = false;
  let rest = "";
  try {
    for await (const piece of await listen(line.signal)) {
      clearTimeout(silence);
      silence = setTimeout(end, longestSilence);
      if (!isOpen) onOpen();
      isOpen = true;
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) if (text.startsWith("data: ")) onNews(JSON.parse(text.slice(6)) as News);
    }
  } catch {
    // Whatever broke it, the next one is opened.
  } finally {
    clearTimeout(silence);
    clearTimeout(hidden);
    line.abort();
  }
}

/** Waits for a change of the page, at most so long. */
const changeWithin = (page: Page, signal: AbortSignal, ms: number | null): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const timer = ms === null ? undefined : setTimeout(() => done(), ms);
    const done = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", done, { signal: over.signal });
    page.onChange(done, over.signal);
  });
