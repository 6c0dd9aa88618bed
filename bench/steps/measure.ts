import { chromium } from "@playwright/test";
import { browserArguments, browserPath } from "../../checks/browser.ts";
import { median } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { serveProduct } from "../web/serve.ts";
import { type Press, pressSteps } from "./press-steps.ts";

const rounds = 3;
/** A phone of the middle is so many times slower than this machine. */
const slower = 4;
/** What is answered later feels late. */
const lateMs = 150;

/** What guests press on the way to Payment, on a phone: from the press to the next picture. */
export async function measureSteps(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_steps");
  await base.close();
  const product = await serveProduct(base.url);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
  try {
    const found: Press[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({
        baseURL: product.url,
        locale: "en-MY",
        viewport: { width: 390, height: 844 },
      });
      found.push(...(await pressSteps(page)));
      await page.close();
    }
    return [...new Set(found.map(({ name }) => name))].map((name) => figureOf(name, found));
  } finally {
    await browser.close();
    await product.stop();
  }
}

function figureOf(press: string, found: readonly Press[]): Figure {
  const answers = found.filter(({ name }) => name === press);
  const work = answers.map(({ workMs }) => workMs * slower);
  const whole = median(answers.map(({ wholeMs }) => wholeMs * slower));
  return {
    name: `Steps on a phone slowed ${slower} times: ${press}, until the next picture`,
    value: median(work),
    unit: "ms",
    wanted: { atMost: lateMs },
    spread: [Math.min(...work), Math.max(...work)],
    note: `the page’s own work, ${slower} times; ${whole.toFixed(0)} ms with all that follows`,
  };
}
