import { expect, type Locator, type Page, type Request } from "./test.ts";

/** Answers that stay open by their nature: the news that staff's pages listen to. */
const staysOpen = (address: string) => new URL(address).pathname.endsWith("/news");

/** How long nothing may be under way before a page counts as quiet, in ms. */
const quiet = 250;

/**
 * Does what makes a page ask, and waits until it has all that it asked for, its scripts among it: what is pressed before
 * is pressed for nothing.
 */
export async function untilQuiet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => {
    last = Date.now();
    if (!staysOpen(request.url())) pending.add(request);
  };
  const over = (request: Request) => {
    last = Date.now();
    pending.delete(request);
  };
  page.on("request", begun).on("requestfinished", over).on("requestfailed", over);
  await act();
  await expect
    .poll(() => (pending.size === 0 ? Date.now() - last : 0), { intervals: [50] })
    .toBeGreaterThan(quiet);
  page.off("request", begun).off("requestfinished", over).off("requestfailed", over);
}

/** Opens a page and waits until it has what it asked for. */
export const open = (page: Page, path: string): Promise<void> => untilQuiet(page, () => page.goto(path));

type DayChoice = {
  /** Months after the calendar's first. */
  readonly monthsLater?: number;
  /** Which of the month's free days, from 0. */
  readonly nth?: number;
};

/** Chooses a free day in the calendar that stands in `place`. */
export async function chooseDay(place: Locator, { monthsLater = 1, nth = 3 }: DayChoice = {}): Promise<void> {
  const grid = place.getByRole("group", { name: "Total price by arrival date" });
  for (let turned = 0; turned < monthsLater; turned++) {
    await place.getByRole("button", { name: "Next month" }).click();
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
export async function goToRooms(page: Page, day: DayChoice = {}): Promise<void> {
  await open(page, "/");
  await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), day);
  await page.getByRole("button", { name: /^See rooms for/ }).click();
  await expect(page.getByRole("heading", { name: "Choose your room" })).toBeVisible();
}
