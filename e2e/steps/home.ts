import { expect, type Locator, type Page } from "./test.ts";

/**
 * Opens a page that the server has rendered and waits until its scripts have come too: what is pressed before is pressed
 * for nothing.
 */
/** Opens a page and waits until it has what it asked for. Staff's pages keep listening for news: these are quiet enough. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => undefined);
};

type DayWish = {
  /** Months after the calendar's first. */
  readonly monthsLater?: number;
  /** Which of the month's free days, from 0. */
  readonly nth?: number;
};

/** Chooses a free day in the calendar that stands in `place`. */
export async function chooseDay(place: Locator, { monthsLater = 1, nth = 3 }: DayWish = {}): Promise<void> {
  const grid = place.getByRole("group", { name: "Whole price by day of arrival" });
  for (let turned = 0; turned < monthsLater; turned++) {
    await place.getByRole("button", { name: "Later month" }).click();
    await expect(grid).not.toHaveAttribute("aria-busy", "true");
  }
  const day = grid.getByRole("button", { name: /, RM / }).nth(nth);
  await day.click();
  await expect(day).toHaveAttribute("aria-pressed", "true");
}

/** Children of these ages come too. */
export async function chooseChildren(page: Page, ages: readonly number[]): Promise<void> {
  await page.getByRole("button", { name: /^Who is coming/ }).click();
  for (const [i, age] of ages.entries()) {
    await page.getByRole("button", { name: "Children: one more" }).click();
    await page.getByLabel(`Age of child ${i + 1}`).selectOption(String(age));
  }
  await page.getByRole("button", { name: "Done" }).click();
}

/** From the first page, for two adults, to the rooms of a free day. */
export async function goToRooms(page: Page, day: DayWish = {}): Promise<void> {
  await open(page, "/");
  await chooseDay(page.getByRole("region", { name: "Find a kinder date" }), day);
  await page.getByRole("button", { name: /^See rooms for/ }).click();
  await expect(page.getByRole("heading", { name: "Where would you like to wake up?" })).toBeVisible();
}
