import { dayAtResort } from "./dates.ts";
import { open } from "./home.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** A figure above the list of a boat. */
export const count = (page: Page, name: string): Locator =>
  page.locator("dt", { hasText: new RegExp(`^${name}$`) }).locator("xpath=following-sibling::dd");

/** Opens the first ferry of the day that way; boats are boarded on their day. */
export async function openFerry(page: Page, direction: "out" | "back"): Promise<void> {
  const day = dayAtResort();
  await open(page, `/staff/sailings?from=${day}&to=${day}&kind=ferry&direction=${direction}`);
  await page
    .getByRole("link", { name: /open boarding list$/ })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: "Boarding" })).toBeVisible();
}

/** Late in the day its boat has left, and boarding was closed by itself. */
export async function openBoarding(page: Page): Promise<void> {
  const reopen = page.getByRole("button", { name: "Reopen boarding" });
  await expect(reopen.or(page.getByRole("button", { name: "Close boarding" }))).toBeVisible();
  if (!(await reopen.isVisible())) return;
  await reopen.click();
  const question = page.getByRole("alertdialog", { name: "Reopen boarding?" });
  await question.getByRole("textbox").fill("The journey boards it again");
  await question.getByRole("button", { name: "Reopen boarding" }).click();
  await expect(page.getByRole("button", { name: "Close boarding" })).toBeVisible();
}

/** Chooses all who are asked about: of a large party, only who was pressed is chosen at first. Answers how many they are. */
export async function chooseWholeParty(question: Locator): Promise<number> {
  const boxes = question.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  const party = await boxes.count();
  const all = question.getByRole("button", { name: `Select all ${party}`, exact: true });
  if (await all.isVisible()) await all.click();
  return party;
}
