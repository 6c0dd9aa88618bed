import { expect, type Locator } from "@playwright/test";

/** A list with search, by its whole label. */
export const comboField = (within: Locator, label: string): Locator =>
  within.getByRole("combobox", { name: label, exact: true });

/** Looks for a choice in a list with search, as one does: types a part of it and takes what is marked. */
export async function choose(within: Locator, label: string, typed: string, shown = typed): Promise<void> {
  const field = comboField(within, label);
  // Before its script is there, a text stands in its place.
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await field.click();
  await field.pressSequentially(typed);
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  await field.press("Enter");
  await expect(field).toHaveValue(shown);
}
