import type pg from "pg";
import type { ServerProcess } from "../../apps/api/src/races/server-process.ts";
import { median } from "../alternate.ts";
import type { Figure } from "../figure.ts";
import { processorMs } from "../processor.ts";

const timesEach = 20;

type Wait = {
  readonly atMost: number;
  readonly act: () => Promise<unknown>;
  readonly base: { readonly pool: pg.Pool };
  readonly server: ServerProcess;
};

/** The median of single calls, one after the other, beside what a call costs the server and the database. */
export async function timeCall(name: string, { atMost, act, base, server }: Wait): Promise<Figure> {
  for (let i = 0; i < timesEach / 4; i++) await act(); // the first ones warm up
  const before = await processorMs(base.pool, server);
  const took: number[] = [];
  for (let i = 0; i < timesEach; i++) {
    const begun = performance.now();
    await act();
    took.push(performance.now() - begun);
  }
  const [api, database] = await processorMs(base.pool, server);
  const item = (now: number, then: number | undefined) => ((now - (then ?? 0)) / timesEach).toFixed(0);
  return {
    name,
    value: median(took),
    unit: "ms",
    wanted: { atMost },
    spread: [Math.min(...took), Math.max(...took)],
    note: `${(1_000 / median(took)).toFixed(0)} a second; processor time of a call ${item(api, before[0])} + ${item(database, before[1])} ms (server + database)`,
  };
}
