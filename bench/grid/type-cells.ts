import type { Page } from "@playwright/test";
import { type Answer, answerTo, eventsOf, traced } from "../web/trace.ts";

/** So many cells are typed into, one below the other. */
const cells = 12;
/** Longer than a save and what follows from it, so that each cell is measured by itself. */
const restMs = 1_500;

/** Types a price into each of a few cells, and says what it takes from each Enter to the picture with the price in it. */
export async function typeCells(page: Page): Promise<Answer[]> {
  const session = await page.context().newCDPSession(page);
  await page.locator('[data-cell="1:1"]').click();
  const own = await traced(session, async () => {
    for (let at = 0; at < cells; at++) {
      await page.keyboard.type(String(400 + at));
      await page.keyboard.press("Enter");
      await page.waitForTimeout(restMs);
    }
  });
  await session.detach();
  const keys = eventsOf(own, "keydown");
  // Each Enter is the last key for a while.
  const enters = keys.filter(({ ts }, at) => (keys[at + 1]?.ts ?? Infinity) - ts > (restMs * 1_000) / 2);
  return enters.map((enter) => answerTo(own, enter));
}
