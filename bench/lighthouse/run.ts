import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { browserArguments, browserPath } from "../../checks/browser.ts";

/** What Lighthouse says of a page on a mid-range phone behind a simulated slow 4G line. */
export type Report = {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Seconds until the largest thing of the first screen is painted. */
  readonly lcp: number;
  /** Share of the screen that jumped. */
  readonly cls: number;
  /** Accessibility and best practices that are not met. */
  readonly failed: readonly string[];
};

const here = import.meta.dirname;
const program = join(here, "node_modules/lighthouse/cli/index.js");
const longestReport = 64 * 1024 * 1024;

/** Installs Lighthouse beside this file unless it is there: nothing but the bench needs it. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });
}

/** Throws when the page could not be measured. */
export async function runLighthouse(url: string): Promise<Report> {
  const flags = ["--headless=new", ...browserArguments].join(" ");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[program, url, "--output=json", "--quiet", "--no-enable-error-reporting"],
      ...["--only-categories=performance,accessibility,best-practices", `--chrome-flags=${flags}`],
    ],
    { maxBuffer: longestReport, env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  const result = Result.parse(JSON.parse(stdout));
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return reportOf(result);
}

const Audit = z.object({
  score: z.number().nullish(),
  numericValue: z.number().optional(),
  details: z.object({ type: z.string(), items: z.unknown() }).partial().optional(),
});
/** Of a table; other kinds of details have items of other shapes. */
const Issues = z.array(z.object({ issueType: z.string() }));
const Category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const Result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), Category),
  audits: z.record(z.string(), Audit),
});
type Result = z.infer<typeof Result>;

function reportOf({ categories, audits }: Result): Report {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = ["accessibility", "best-practices"].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const given = audits[id]?.score;
      const missed = weight > 0 && typeof given === "number" && given < 1;
      return missed ? [id, ...issuesOf(id, audits[id])] : [];
    }),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    lcp: (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    failed,
  };
}

/** Chromium's own issues have one audit for all; their kinds stand in its details. */
function issuesOf(id: string, audit: z.infer<typeof Audit> | undefined): string[] {
  if (id !== "inspector-issues" || audit?.details?.type !== "table") return [];
  return Issues.parse(audit.details.items).map(({ issueType }) => issueType);
}
