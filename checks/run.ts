import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { installBrowser } from "./browser.ts";
import { keepFilesInMemory } from "./memory-files.ts";
import { type Fault, faultText, ranOutOfTime, readVitestReport } from "./vitest-report.ts";

/**
 * How many tests of a part passed and failed, of those that passed how many at their second try alone, and what the
 * failed ones said.
 */
type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly atSecondTry?: number;
  readonly faults?: readonly Fault[];
};
type Part = { readonly title: string; readonly run: () => Promise<Count> };

const root = join(import.meta.dirname, "..");
keepFilesInMemory();
const reports = await mkdtemp(join(tmpdir(), "pulau-reports-"));
await chmod(reports, 0o755); // the journeys' PostgreSQL runs as a user of its own

/** The many servers of a run take what Node made of their files from one another, which halves their start. */
const compiled = join(root, "node_modules/.cache/compiled");

/** Whether a program's text comes whole at its end, as of those that run beside another. */
type Shows = { readonly atEnd?: boolean };

/** Runs a program of node_modules and shows what it says: as it says it, or whole at its end. */
function run(
  program: string,
  args: readonly string[],
  { env = {}, atEnd = false }: Shows & { env?: Record<string, string> } = {},
): Promise<boolean> {
  return new Promise((done) => {
    const output = atEnd ? "pipe" : "inherit";
    const child = spawn(process.execPath, [join(root, "node_modules/.bin", program), ...args], {
      cwd: root,
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ["ignore", output, output],
    });
    const texts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => texts.push(part));
    child.once("error", () => done(false));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(texts));
      done(code === 0);
    });
  });
}

/** A part that is one test: it passes or it doesn't. Those that stand beside one another run at the same time. */
const single = (title: string, program: string, ...args: string[]): Part => ({
  title,
  run: async () =>
    (await run(program, args, { atEnd: true })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function vitest(name: string, args: readonly string[] = [], shows: Shows = {}): Promise<Count> {
  const first = await vitestOnce(name, args, shows);
  const { faults = [] } = first;
  const isSlow = first.failed > 0 && faults.length > 0 && faults.every(ranOutOfTime);
  if (!process.env.CI || !isSlow) return first;
  // Decision 109: alone on the machine, what only ran out of time has all there is.
  const files = [...new Set(faults.map(({ file }) => file))];
  process.stdout.write(`\nOnce more, as time ran out:\n${faults.map(faultText).join("\n")}\n`);
  const again = await vitestOnce(`${name}-again`, [...args, "--maxWorkers=1", ...files], shows);
  return again.failed > 0
    ? again
    : { passed: first.passed + first.failed, failed: 0, atSecondTry: first.failed };
}

async function vitestOnce(name: string, args: readonly string[], shows: Shows): Promise<Count> {
  const file = join(reports, `${name}.json`);
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isFine = await run("vitest", ["run", ...args, ...output], shows);
  const report = readVitestReport(await readReport(file), root);
  if (report === null) return { passed: 0, failed: 1 };
  const { passed, failed, faults } = report;
  return { passed, failed: isFine ? failed : Math.max(1, failed), faults };
}

function pieces(): Promise<Count> {
  installBrowser();
  return vitest("pieces", ["--config", "apps/web/vitest.pieces.config.ts"], { atEnd: true });
}

async function journeys(): Promise<Count> {
  const file = join(reports, "playwright.json");
  installBrowser();
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PULAU_E2E_DATA: join(reports, "data"),
    PULAU_E2E_WORKERS: "2",
  };
  const fine = await run("playwright", ["test", "--reporter=list,json"], { env });
  const report = PlaywrightReport.safeParse(await readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.data.stats;
  return {
    passed: expected + flaky,
    failed: fine ? unexpected : Math.max(1, unexpected),
    atSecondTry: flaky,
  };
}

const readReport = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, "utf8").catch(() => "null"));

const hasJourneys =
  existsSync(join(root, "e2e")) && readdirSync(join(root, "e2e")).some((name) => name.endsWith(".spec.ts"));

/** What runs at the same time stands in one group. */
const groups: Part[][] = [
  [
    // One checker: several make the types of shared files once each, which costs a small machine more than it saves.
    single("Types", "tsc", "-p", ".", "--checkers", "1"),
    single(
      "Format and lint",
      "biome",
      "ci",
      "--colors=off",
      "--diagnostic-level=info",
      "--error-on-warnings",
      ".",
    ),
    single("Unused code", "knip"),
    // The checker works on one core alone; the first units have the other meanwhile.
    { title: "Units, properties, API and races", run: () => vitest("units") },
  ],
  // While the servers of the journeys build the web and make their resorts, a core is free for the pieces.
  [
    { title: "Pieces in a browser", run: pieces },
    ...(hasJourneys ? [{ title: "Journeys in a browser", run: journeys }] : []),
  ],
];

let total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const faults: Fault[] = [];

async function runPart({ title, run: runIt }: Part): Promise<void> {
  const begun = performance.now();
  const count = await runIt();
  total = { passed: total.passed + count.passed, failed: total.failed + count.failed };
  faults.push(...(count.faults ?? []));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const again = count.atSecondTry ? ` (${count.atSecondTry} at the second try)` : "";
  lines.push(
    `${count.failed === 0 ? "✓" : "✗"} ${title}: ${count.passed} passed${again}, ${count.failed} failed, ${seconds} s`,
  );
}

for (const group of groups) {
  process.stdout.write(`\n=== ${group.map(({ title }) => title).join(", ")}\n`);
  await Promise.all(group.map(runPart));
}
await rm(reports, { recursive: true, force: true });
if (faults.length > 0) process.stdout.write(`\n${faults.map(faultText).join("\n")}\n`);
process.stdout.write(`\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
