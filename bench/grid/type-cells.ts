import type { Page } from "@playwright/test";

/** So many cells are typed into, one below the other. */
const cells = 12;

type Timed = { readonly name: string; readonly duration: number; readonly startTime: number };

/**
 * How long the page takes to draw a price that was typed, from each Enter to the next picture, in ms: what Chromium tells
 * of events that a person waited for.
 */
export async function typeCells(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const found: Timed[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Timed)[])
        if (entry.name === "keydown") found.push(entry);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    Object.assign(globalThis, { typedEvents: found, enters: [] as number[] });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter") (globalThis as never as { enters: number[] }).enters.push(event.timeStamp);
      },
      true,
    );
  });
  await page.locator('[data-cell="1:1"]').click();
  for (let at = 0; at < cells; at++) {
    await page.keyboard.type(String(400 + at));
    await page.keyboard.press("Enter");
    await page.waitForTimeout(700);
  }
  return page.evaluate(() => {
    const { typedEvents, enters } = globalThis as never as { typedEvents: Timed[]; enters: number[] };
    // What is not told of was drawn within a frame.
    return enters.map(
      (at) => typedEvents.find(({ startTime }) => Math.abs(startTime - at) < 1)?.duration ?? 16,
    );
  });
}
