import type { CDPSession, Page } from "@playwright/test";

export type Scrolled = {
  /** What the page itself does for one frame (script, style, layout, painting), in ms. */
  readonly workMs: number;
  readonly framesPerSecond: number;
  /** The share of frames that were on the screen for longer than one sixtieth of a second and a half. */
  readonly longShare: number;
};

/** So far each way, in px, and so far for each turn of the wheel. */
const far = { down: 5_000, across: 9_000 };
const turn = 120;
/** A frame that missed its turn, in ms: a clock is not exact to the sixtieth. */
const longMs = (1_000 / 60) * 1.5;

/** How long the page's thread was busy so far, in ms. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}

/** Scrolls a grid down, across and back by the wheel. */
export async function scrollGrid(page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what else runs on the machine has no part in it.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.getByRole("grid").first().hover();
  await page.evaluate(() => {
    const times: number[] = [];
    const next = (at: number) => {
      times.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frameTimes: times });
  });
  const before = await busyMs(session);
  for (const way of [1, -1]) {
    for (let at = 0; at < far.down; at += turn) await page.mouse.wheel(0, way * turn);
    for (let at = 0; at < far.across; at += turn) await page.mouse.wheel(way * turn, 0);
  }
  const busy = (await busyMs(session)) - before;
  const times = await page.evaluate(() => (globalThis as { frameTimes?: number[] }).frameTimes ?? []);
  await session.detach();
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? at));
  return {
    workMs: busy / times.length,
    framesPerSecond: (1_000 * gaps.length) / (last - first),
    longShare: gaps.filter((gap) => gap > longMs).length / gaps.length,
  };
}
