import { logIn } from "./steps/accounts.ts";
import { goToRooms, open } from "./steps/home.ts";
import { laidOut, layoutFaults } from "./steps/layout.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** The narrowest phone, and a desk's window at 200 %. */
const widths = [
  [320, 640],
  [640, 400],
] as const;

/** Addresses of one page for many things count as one: `/booking/detail/:id`, `/packages/:name`. */
const kindOf = (path: string): string =>
  path.replaceAll(/\/(?=[^/]*\d)[^/]+/g, "/:id").replace(/^\/(packages|rooms|info)\/.*/, "/$1/:name");

const linksOn = (page: Page): Promise<string[]> =>
  page.locator("a[href^='/']").evaluateAll((links) =>
    links
      .filter((link) => !link.hasAttribute("download") && link.getAttribute("target") === null)
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
      .filter((path) => !/^\/(staff|files|api|docs)(\/|$)/.test(path)),
  );

async function faultsOfPage(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await laidOut(page);
    found.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Follows the links of all pages, each kind of page once. */
async function faultsOfAll(page: Page, starts: readonly string[]): Promise<Record<string, string[]>> {
  const left = [...starts];
  const walked = new Set<string>();
  const faults: Record<string, string[]> = {};
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    if (walked.has(kindOf(path))) continue;
    walked.add(kindOf(path));
    await open(page, path);
    const found = await faultsOfPage(page);
    if (found.length > 0) faults[path] = found;
    left.push(...(await linksOn(page)));
  }
  expect(walked.size, [...walked].join(" ")).toBeGreaterThan(15);
  return faults;
}

test("no page of a guest's scrolls sideways at 320 px or at 200 %", async ({ page }) => {
  test.slow();
  await logIn(page, "guest@demo.pulau.test");
  expect(
    await faultsOfAll(page, [
      "/",
      "/dashboard",
      "/booking/listing",
      "/draft-booking/listing",
      "/waiting-list",
      "/profile",
      "/credits",
      "/payment-history",
      "/offers",
      "/my-promotions",
      "/invite-friends",
    ]),
  ).toEqual({});
});

test("no step of a booking scrolls sideways at 320 px or at 200 %", async ({ page }) => {
  await goToRooms(page);
  const { pathname } = new URL(page.url());
  const faults: Record<string, string[]> = {};
  for (const step of ["package", "dates", "rooms", "guests", "transport", "add-ons", "payment"]) {
    await open(page, pathname.replace(/\/rooms$/, `/${step}`));
    const found = await faultsOfPage(page);
    if (found.length > 0) faults[step] = found;
  }
  for (const path of ["/pages/login", "/pages/register", "/pages/forgot-password"]) {
    await open(page, path);
    const found = await faultsOfPage(page);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
