import { installBrowser } from "../../checks/browser.ts";
import { budget } from "../../checks/first-page-scripts.ts";
import { median } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { installLighthouse, type Report, runLighthouse } from "../lighthouse/run.ts";
import { countScripts, type Loaded } from "./count-scripts.ts";
import { serveProduct } from "./serve.ts";

const languages = [
  { name: "en", path: "/", times: 3 },
  { name: "cn", path: "/?lang=cn", times: 1 },
] as const;

/** The first page on a phone, in English and in Chinese. */
export async function measureWeb(server: BenchServer): Promise<Figure[]> {
  installBrowser();
  installLighthouse();
  const database = await server.create("bench_web");
  await database.close();
  const product = await serveProduct(database.url);
  try {
    const figures: Figure[] = [];
    for (const { name, path, times } of languages) {
      const home = product.url + path;
      const loaded = await countScripts(home); // and the server has made the page once
      const reports: Report[] = [];
      for (let i = 0; i < times; i++) reports.push(await runLighthouse(home));
      figures.push(scriptFigure(name, loaded), ...lighthouseFigures(name, reports));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

const scriptFigure = (language: string, { kB, scripts, unpacked }: Loaded): Figure => ({
  name: `First page (${language}): JavaScript, brotli`,
  value: kB,
  unit: "kB",
  wanted: { atMost: budget },
  note:
    unpacked.length > 0
      ? `not packed: ${unpacked.join(", ")}`
      : `${scripts.length} files, ${scripts
          .slice(0, 3)
          .map((script) => `${script.file.replace("/assets/", "")} ${script.kB.toFixed(0)}`)
          .join(", ")}`,
});

function lighthouseFigures(language: string, reports: readonly Report[]): Figure[] {
  const failed = new Set(reports.flatMap((report) => report.failed));
  const figure = (title: string, of: (report: Report) => number, wanted: Figure["wanted"]): Figure => {
    const values = reports.map(of);
    return {
      name: `First page (${language}): ${title}`,
      value: median(values),
      wanted,
      ...(values.length > 1 && { spread: [Math.min(...values), Math.max(...values)] }),
    };
  };
  const unmet = failed.size > 0 ? { note: [...failed].join(", ") } : {};
  return [
    figure("Lighthouse performance", (report) => report.performance, { atLeast: 95 }),
    { ...figure("Lighthouse accessibility", (report) => report.accessibility, { atLeast: 100 }), ...unmet },
    { ...figure("Lighthouse best practices", (report) => report.bestPractices, { atLeast: 100 }), ...unmet },
    { ...figure("LCP on slow 4G", (report) => report.lcp, { atMost: 1.5 }), unit: "s" },
    figure("CLS", (report) => report.cls, { atMost: 0.02 }),
  ];
}
