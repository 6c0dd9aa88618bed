import type { Axe } from "./axe.ts";
import { cutText, laidOut, layoutFaults, overlaps } from "./layout.ts";
import { expect, type Page } from "./test.ts";

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
  takes: (path: string, at: number) => boolean = () => true,
): Promise<{ faults: Record<string, string[]>; walked: ReadonlySet<string> }> {
  const left = [...new Set([...(await linksIn(page, "nav")), ...also])].filter(takes);
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

/** A phone and a wide screen; between them a tablet and a desk's window, of which `npm run test:long` sees every page. */
const sizes: readonly (readonly [width: number, height: number])[] = [
  [390, 844],
  [1920, 1080],
  ...(process.env.PULAU_TEST_LONG === "1"
    ? ([
        [768, 1024],
        [1280, 800],
      ] as const)
    : []),
];

/** What axe finds that a width or a direction can cause: colours are looked at elsewhere. */
const axeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const rules = { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: false } };
    const options = { iframes: false, resultTypes: ["violations"], rules };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });

/** What is wrong with a page as it stands, in each width and both directions. */
async function faultsInEveryWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const dir of ["ltr", "rtl"])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((to) => {
        document.documentElement.dir = to;
      }, dir);
      await laidOut(page);
      const looks = [layoutFaults(page), cutText(page), overlaps(page)];
      const faults = (await Promise.all(looks)).flat();
      if (dir === "rtl" && width === 390) faults.push(...(await axeFaults(page)));
      found.push(...faults.map((fault) => `${dir} ${width}: ${fault}`));
    }
  return found;
}

/** Walks the pages that a language takes, in each width and both directions; a settings page or a list's first record too. */
export async function faultsOfEveryWidth(
  page: Page,
  takes: (path: string, at: number) => boolean,
): Promise<{ faults: Record<string, string[]>; walked: ReadonlySet<string> }> {
  // The settings are led to from their first page: they are taken by turns like the pages of the menu.
  await goOn(page, "/staff/settings");
  const settings = await linksIn(page, "main");
  return walk(page, [...ownPages, ...settings], () => faultsInEveryWidth(page), takes);
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
