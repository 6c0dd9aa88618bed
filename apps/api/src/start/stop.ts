import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** What must end, in this order. */
export type Running = {
  readonly app: FastifyInstance;
  /** Ends the jobs after the one each is at. */
  readonly stopJobs: () => Promise<void>;
  readonly closeDatabase: () => Promise<void>;
  /** Longest wait for the answers under way, in ms. */
  readonly patience: number;
};

/**
 * Ends everything without cutting anybody off: no new guest, answers under way finish (within the patience), jobs end,
 * and the database goes last.
 */
export async function stopGracefully(running: Running): Promise<void> {
  const { app } = running;
  app.takesRequests = false;
  const timer = new AbortController();
  const tooLong = pause(running.patience, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([app.close(), tooLong.then(() => app.server.closeAllConnections())]);
  timer.abort();
  await running.stopJobs();
  await running.closeDatabase();
}

/** Calls `stop` once, at the first of: Ctrl-C, the system's request to end, or the end of the npm that started us. */
export function onStopRequest(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return; // a terminal's Ctrl-C comes twice, from it and from npm
    stopping = true;
    clearInterval(watch);
    void stop();
  };
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && starters() !== startedBy) once();
  }, 1000);
  watch.unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
}

/** Who started us: the shell that npm runs scripts by and, where the system tells, npm itself. */
function starters(): string {
  try {
    const [, above] = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ");
    return `${process.ppid} ${above?.split(" ")[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Looked at when this file is loaded, before the start has taken its time. */
const startedBy = starters();
