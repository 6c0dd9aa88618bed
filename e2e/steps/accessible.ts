import { type Axe, haveAxe } from "./axe.ts";
import { expect, type Page } from "./test.ts";

/** Every rule that axe knows, on the whole page once it stands still: what is just being renewed is pale. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before the page has drawn its heading there is nothing to look at.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const violations = await analyseAtRest(page);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/**
 * Where the pointer was left a tip may come at any moment. Tips stand outside every landmark, which a rule forbids, and it
 * names the box around them: nothing else stands in it.
 */
const tip = ":has(> [role=tooltip])";

/**
 * What a page calls itself and how much lies over it; of a page that is just coming there may be nothing yet, which differs
 * too, and so does a menu that opens in the middle of the look: it hides the page's landmarks before it is looked at itself.
 */
const nameOf = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelectorAll(
      "[role=dialog], [role=alertdialog], [role=menu], dialog[open]",
    ).length;
    return [location.href, document.title, document.querySelector("h1")?.textContent, over].join("\n");
  });

/** Each rule runs; what passed is not written out place by place, which takes longer than the rules. */
async function violationsOn(page: Page) {
  await haveAxe(page);
  return page.evaluate(async (left) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ exclude: [left] }, { resultTypes: ["violations"] });
    return violations;
  }, tip);
}

/**
 * A search that was typed a moment ago moves the address and renews the list, and a link's page takes the place of the one
 * before it, maybe in the middle of the look.
 */
async function analyseAtRest(page: Page) {
  for (;;) {
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const name = await nameOf(page);
    const violations = await violationsOn(page);
    const isBusy = (await page.locator("[aria-busy=true]").count()) > 0;
    if (!isBusy && (await nameOf(page)) === name) return violations;
  }
}
