import { createRequire } from "node:module";
import { expect, type Page } from "./test.ts";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

type Axe = {
  run: (
    where: Document,
    options?: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Has axe in every page that opens from now on, so that it need not be brought to each. */
export const bringAxe = (page: Page) => page.addInitScript({ path: axePath });

/** Goes to another page of the staff's as its links do, without a reload, and waits until it stands there whole. */
async function goOn(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState({}, "", to), path);
  await expect(page, `the title of ${path}`).not.toHaveTitle(before);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** What axe finds: all its rules in the light, and in the dark those of colour, which alone can differ. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const found: string[] = [];
    const paint = async (mode: string) => {
      document.documentElement.dataset.theme = mode;
      // A colour goes on from element to element within it, frame by frame, also where motion is reduced.
      for (let still = 0; still < 3; ) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        for (const transition of moving) transition.finish();
        still = moving.length > 0 ? 0 : still + 1;
      }
    };
    for (const mode of ["light", "dark"]) {
      await paint(mode);
      const runOnly = mode === "light" ? {} : { runOnly: ["color-contrast"] };
      const { violations } = await axe.run(document, {
        iframes: false,
        resultTypes: ["violations"],
        ...runOnly,
      });
      for (const { id, nodes } of violations)
        found.push(`${mode} ${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    }
    await paint("light");
    return found;
  });

const linksIn = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} a[href^='/staff']`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** What the menu calls each of its pages. */
const namesInMenu = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page
      .locator("nav li a[href^='/staff']")
      .evaluateAll((links) =>
        links.map((link) => [
          new URL((link as HTMLAnchorElement).href).pathname,
          link.querySelector("span")?.textContent ?? "",
        ]),
      ),
  );

/**
 * Walks every page of the menu, all settings, and of each list the first record that has a page: what is found on them, by
 * page. Pages that come into the menu are walked by themselves.
 */
async function walk(
  page: Page,
  also: readonly string[],
  look: (path: string) => Promise<string[]>,
): Promise<{ faults: Record<string, string[]>; walked: ReadonlySet<string> }> {
  const left = [...(await linksIn(page, "nav")), ...also];
  const walked = new Set<string>();
  const faults: Record<string, string[]> = {};
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    if (walked.has(path)) continue;
    walked.add(path);
    if (new URL(page.url()).pathname !== path) await goOn(page, path);
    const found = await look(path);
    if (found.length > 0) faults[path] = found;
    const within = (await linksIn(page, "main")).filter((to) => to.startsWith(`${path}/`));
    const isIndex = path === "/staff/settings";
    left.push(...(isIndex ? within : path === "/staff" ? [] : within.slice(0, 1)));
  }
  return { faults, walked };
}

const ownPages = ["/staff/settings", "/staff/account", "/staff/sessions"];

/** What axe finds on every page, and whether one has another name than the menu gives it. */
export async function faultsOfEveryPage(page: Page): Promise<Record<string, string[]>> {
  const names = await namesInMenu(page);
  const { faults, walked } = await walk(page, ownPages, async (path) => {
    const found = await faultsOf(page);
    const name = names.get(path);
    // biome-ignore lint/performance/useDomNodeTextContent: the name as people see it, without what is hidden
    const heading = await page.locator("main h1").innerText();
    // Today is called by its date.
    return name !== undefined && path !== "/staff" && heading !== name
      ? [...found, `${heading} is ${name} in the menu`]
      : found;
  });
  expect(walked.size, "pages walked").toBeGreaterThan(50);
  return faults;
}

/** What changes something as soon as it is used: switches, handles, files, cells that are typed into, buttons that send. */
const writing = [
  "[role=switch]:enabled",
  "[slot=drag]",
  "[data-fill]",
  "[role=grid][aria-readonly=false]",
  "input[type=file]:enabled",
  "form:not([role=search]) button[type=submit]:enabled:not([aria-disabled=true])",
].join(", ");

/** Of every page what could still change something. */
export async function writesOfEveryPage(page: Page, least: number): Promise<Record<string, string[]>> {
  const { faults, walked } = await walk(page, [], () =>
    page
      .locator("main")
      .locator(writing)
      .evaluateAll((found) => found.map((element) => element.outerHTML.slice(0, 300))),
  );
  expect(walked.size, "pages walked").toBeGreaterThan(least);
  return faults;
}
