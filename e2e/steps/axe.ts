import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "./test.ts";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const source = readFileSync(axePath, "utf8");

type Options = {
  readonly iframes?: boolean;
  readonly resultTypes: readonly string[];
  readonly runOnly?: readonly string[];
  readonly rules?: Record<string, { enabled: boolean }>;
};

export type Axe = {
  run: (
    where: Document | { readonly exclude: readonly string[] },
    options: Options,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Has axe in every page that opens from now on: for walks that look at each. */
export const bringAxe = (page: Page) => page.addInitScript({ path: axePath });

/** A frame far down the page is loaded once it comes near: until then it has no document that could answer. */
const isLoaded = (frame: Frame): boolean => frame.url().startsWith("http");

/**
 * Has axe in the page as it stands, and in its frames. To read it takes longer than to run it, so that a page which has it
 * keeps it: each run begins anew.
 */
export async function haveAxe(page: Page): Promise<void> {
  for (const frame of page.frames().filter(isLoaded))
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
}
