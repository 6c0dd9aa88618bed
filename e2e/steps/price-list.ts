import { Hand } from "./hand.ts";
import { open } from "./home.ts";
import { expect, type Page } from "./test.ts";

/** A person has as long for a whole price list. */
export const mostMinutes = 20;

/** An option to enter a price list into, as staff make one. */
export async function makeOption(
  page: Page,
  { code, nights }: { code: string; nights: number },
): Promise<void> {
  await open(page, "/staff/packages");
  const hand = new Hand(page, page.getByRole("dialog"));
  await hand.press(page.getByRole("button", { name: "Add package" }));
  await hand.type("Code", code);
  await hand.type("Name in English", `List ${code}`);
  await hand.type("Summary in English", "As it stands on paper");
  await hand.press("Create");
  await hand.press(page.getByRole("button", { name: "Add option" }));
  await hand.type("Name in English", "From paper");
  await hand.type("Nights", String(nights));
  await hand.press("Save");
  await hand.press(page.getByRole("link", { name: "Prices of From paper" }));
  await expect(page.getByText("No prices yet")).toBeVisible();
}

/** The rules that a new option takes from the resort and the list on paper does not have. */
export async function removeAll(hand: Hand, lists: readonly string[]): Promise<void> {
  for (const list of lists) {
    const section = hand.page
      .locator("section")
      .filter({ has: hand.page.getByRole("heading", { name: list, exact: true }) });
    await hand.press(section.last().getByRole("button", { name: "Remove all" }));
  }
}

/** Begins a rule from one that stands ready, or from none. */
export async function addRule(hand: Hand, list: string, ready: string | RegExp): Promise<void> {
  const section = hand.page
    .locator("section")
    .filter({ has: hand.page.getByRole("heading", { name: list, exact: true }) });
  await hand.press(section.last().getByRole("button", { name: "Add", exact: true }));
  await hand.press(hand.page.getByRole("menuitem", { name: ready }));
}

/** Publishes what was entered, once it is saved. */
export async function publish(hand: Hand): Promise<void> {
  await expect(hand.page.getByText(/Draft saved/)).toBeVisible();
  await hand.press(hand.page.getByRole("button", { name: /^Publish/ }).first());
  await expect(hand.page.getByText("Prices published")).toBeVisible();
}
