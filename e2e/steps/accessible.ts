import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "./test.ts";

/** Every rule that axe knows, on the whole page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before the page has drawn its heading there is nothing to look at.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, `axe at ${page.url()}`).toEqual([]);
}
