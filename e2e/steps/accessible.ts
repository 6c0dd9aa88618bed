import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "./test.ts";

/** Every rule that axe knows, on the whole page once it stands still: what is just being renewed is pale. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before the page has drawn its heading there is nothing to look at.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const violations = await analyseAtRest(page);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Each rule runs; what passed is not written out place by place, which takes longer than the rules. */
const violationsOnly = { resultTypes: ["violations" as const] };

/**
 * Where the pointer was left a tip may come at any moment. Tips stand outside every landmark, which a rule forbids, and it
 * names the box around them: nothing else stands in it.
 */
const tip = ":has(> [role=tooltip])";

/** What a page calls itself; of a page that is just coming there may be nothing yet, which differs too. */
const nameOf = (page: Page) =>
  page.evaluate(() => [location.href, document.title, document.querySelector("h1")?.textContent].join("\n"));

/**
 * A search that was typed a moment ago moves the address and renews the list, and a link's page takes the place of the one
 * before it, maybe in the middle of the look.
 */
async function analyseAtRest(page: Page) {
  for (;;) {
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const name = await nameOf(page);
    // Our frames are all of one origin, so that no page of its own has to gather what each frame says.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .exclude(tip)
      .options(violationsOnly)
      .analyze();
    const isBusy = (await page.locator("[aria-busy=true]").count()) > 0;
    if (!isBusy && (await nameOf(page)) === name) return violations;
  }
}
