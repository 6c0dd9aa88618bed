import type { CDPSession, Page } from "@playwright/test";

/** So many cells are typed into, one below the other. */
const cells = 12;
/** Longer than a save and what follows from it, so that each cell is measured by itself. */
const restMs = 1_500;

/** What Chromium tells of its work; times in µs, `tdur` being the thread's own: what else runs has no part in it. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

export type TypedCell = {
  /** What the page itself did from the Enter until the price was drawn, in ms. */
  readonly workMs: number;
  /** How long it took by the clock, in ms. */
  readonly clockMs: number;
};

/** Types a price into each of a few cells, and says what it takes from each Enter to the picture with the price in it. */
export async function typeCells(page: Page): Promise<TypedCell[]> {
  const session = await page.context().newCDPSession(page);
  await page.locator('[data-cell="1:1"]').click();
  const events = await traced(session, async () => {
    for (let at = 0; at < cells; at++) {
      await page.keyboard.type(String(400 + at));
      await page.keyboard.press("Enter");
      await page.waitForTimeout(restMs);
    }
  });
  await session.detach();
  return typedIn(events);
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as never as TraceEvent[])));
  const ended = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
    },
  });
  await act();
  await session.send("Tracing.end");
  await ended;
  return events;
}

/** Each Enter is the last key for a while; the picture is there once what was laid out is handed on. */
function typedIn(events: readonly TraceEvent[]): TypedCell[] {
  const page = events.find(({ name }) => name === "EventDispatch");
  const own = events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === page?.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const keys = own.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const enters = keys.filter(({ ts }, at) => (keys[at + 1]?.ts ?? Infinity) - ts > (restMs * 1_000) / 2);
  return enters.map(({ ts: from }) => {
    const drawn = own.find(({ name, ts }) => name === "Commit" && ts > from);
    const to = drawn ? drawn.ts + (drawn.dur ?? 0) : Number.NaN;
    const tasks = own.filter(({ name, ts, dur = 0 }) => name === task && ts + dur > from && ts < to);
    const workUs = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return { workMs: workUs / 1_000, clockMs: (to - from) / 1_000 };
  });
}

/** One turn of the page's thread. */
const task = "ThreadControllerImpl::RunTask";
