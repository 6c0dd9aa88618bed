import type { CDPSession } from "@playwright/test";

/** What Chromium tells of its work; times in µs, `tdur` being the thread's own: what else runs has no part in it. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

/** What a page does for an answer, in ms: its own work, and how long it took by the clock. */
export type Answer = { readonly workMs: number; readonly clockMs: number };

/** One turn of the page's thread. */
const task = "ThreadControllerImpl::RunTask";

/** Does something in a page, and gives what its thread did meanwhile, in order. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
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
  session.off("Tracing.dataCollected", collect);
  const page = events.findLast(({ name }) => name === "EventDispatch");
  return events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === page?.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts);
}

/** Of the page's thread, where events of this type begin. */
export const eventsOf = (own: readonly TraceEvent[], type: string): TraceEvent[] =>
  own.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type);

/** From an event to the next picture, which is there once what was laid out is handed on. */
export function answerTo(own: readonly TraceEvent[], { ts: from }: TraceEvent): Answer {
  const drawn = own.find(({ name, ts }) => name === "Commit" && ts > from);
  const to = drawn ? drawn.ts + (drawn.dur ?? 0) : Number.NaN;
  return { workMs: workBetween(own, from, to), clockMs: (to - from) / 1_000 };
}

/** From an event on, all that the page's thread still did, in ms. */
export const workAfter = (own: readonly TraceEvent[], { ts }: TraceEvent): number =>
  workBetween(own, ts, Number.POSITIVE_INFINITY);

function workBetween(own: readonly TraceEvent[], from: number, to: number): number {
  const tasks = own.filter(({ name, ts, dur = 0 }) => name === task && ts + dur > from && ts < to);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
