import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../../apps/api/src/races/server-process.ts";
import type { Figure } from "../figure.ts";

const callsPerSecond = 20;
const minutes = Number(process.env.PULAU_BENCH_SOAK ?? 1);

/**
 * What a server takes after so many minutes (`PULAU_BENCH_SOAK`, one unless told) of twenty calls a second, while what it
 * had taken for the load before may go back. Linux alone tells.
 */
export async function measureMemory(product: ServerProcess, paths: readonly string[]): Promise<Figure> {
  const atFirst = await megabytesOf(product.pid);
  let most = atFirst;
  const calls = minutes * 60 * callsPerSecond;
  for (let i = 0; i < calls; i += 1) {
    const soon = pause(1_000 / callsPerSecond);
    const headers = { "x-forwarded-for": `10.9.${(i >> 8) & 255}.${i & 255}` };
    await (await fetch(product.url + paths[i % paths.length], { headers })).arrayBuffer();
    if (i % callsPerSecond === 0) most = Math.max(most, await megabytesOf(product.pid));
    await soon;
  }
  const megabytes = await megabytesOf(product.pid);
  return {
    name: `Memory after ${minutes} min of 20 calls a second`,
    value: megabytes,
    unit: "MB",
    wanted: { atMost: 250 },
    note: `${Math.round(atFirst)} MB before, ${Math.round(most)} MB at most`,
  };
}

/** What a process has in memory now. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) / 1024;
}
