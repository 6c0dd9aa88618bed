import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { inspect, parseArgs } from "node:util";
import { measureBeside } from "./beside.ts";
import { type BenchServer, startBenchServer } from "./database.ts";
import { measureBoats } from "./desk/boats.ts";
import { measureChart } from "./desk/chart.ts";
import { measureChartPage } from "./desk/chart-page.ts";
import { measureDay } from "./desk/day.ts";
import { measureDesk } from "./desk/measure.ts";
import { type Figure, tableOf } from "./figure.ts";
import { measureGrid } from "./grid/measure.ts";
import { measureGuests } from "./guests/measure.ts";
import { measureRush } from "./guests/rush.ts";
import { measureHold } from "./hold/measure.ts";
import { measureListing } from "./listing/measure.ts";
import { measureCallbacks } from "./payments/callbacks.ts";
import { measureMails } from "./payments/mails.ts";
import { measureEdited } from "./search/edited.ts";
import { measureSearch } from "./search/measure.ts";
import { measurePriced } from "./search/priced.ts";
import { measureSteps } from "./steps/measure.ts";
import { measureWeb } from "./web/measure.ts";

/**
 * `npm run bench`, or a part of it: `npm run bench -- --only search`. With `--beside ../before` each part is measured in turn in
 * that checkout and in this one, `--rounds` times.
 */
const parts: Record<string, (server: BenchServer) => Promise<Figure[]>> = {
  search: measureSearch,
  edited: measureEdited,
  priced: measurePriced,
  guests: measureGuests,
  rush: measureRush,
  hold: measureHold,
  callbacks: measureCallbacks,
  mails: measureMails,
  listing: measureListing,
  desk: measureDesk,
  day: measureDay,
  boats: measureBoats,
  chart: measureChart,
  chartPage: measureChartPage,
  grid: measureGrid,
  web: measureWeb,
  steps: measureSteps,
};

const { only, beside, rounds } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    beside: { type: "string" },
    rounds: { type: "string", default: "3" },
  },
}).values;
const chosen = only ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.\n`,
  );
  process.exit(2);
}

if (beside !== undefined) {
  const isNoWorse = await measureBeside({
    beside: resolve(beside),
    parts: chosen,
    rounds: Number.parseInt(rounds, 10),
  });
  process.exit(isNoWorse ? 0 : 1);
}

const server = await startBenchServer();
const figures: Figure[] = [];
/** A part that can't be measured doesn't take the figures of the others with it. */
const failures: unknown[] = [];
try {
  for (const name of chosen) {
    process.stderr.write(`measuring ${name} …\n`);
    const found = await parts[name]?.(server).catch((error: unknown) => void failures.push(error));
    figures.push(...(found ?? []));
  }
} finally {
  await server.stop();
}
process.stdout.write(`\n${tableOf(figures)}\n`);

/** Ratios bear a busy machine, but not any: whoever reads them should know. */
const [load = 0] = loadavg();
const cores = availableParallelism();
process.stdout.write(`\nLoad of the last minute: ${load.toFixed(1)} on ${cores} cores`);
process.stdout.write(load > cores * 2 ? "; other programs were busy, so the spread is wide.\n" : ".\n");

for (const failure of failures) process.stderr.write(`\n${inspect(failure)}\n`);
if (failures.length > 0) process.exitCode = 1;
