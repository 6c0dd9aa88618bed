import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
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

export async function askLighthouse(url: string): Promise<Report> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ["--headless=new", ...browserArguments],
  });
  try {
    const ran = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices"],
    });
    if (!ran || ran.lhr.runtimeError) throw new Error(`Lighthouse: ${ran?.lhr.runtimeError?.message}`);
    return reportOf(ran.lhr);
  } finally {
    chrome.kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function reportOf({ categories, audits }: Result): Report {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = ["accessibility", "best-practices"].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const given = audits[id]?.score;
      return weight > 0 && typeof given === "number" && given < 1 ? [id, ...issuesOf(audits[id])] : [];
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
function issuesOf(audit: Result["audits"][string] | undefined): string[] {
  const details = audit?.details;
  if (audit?.id !== "inspector-issues" || details?.type !== "table") return [];
  return details.items.map((item) => String(item.issueType));
}
