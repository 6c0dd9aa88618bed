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

/** Chooses by its name, be they few enough for the browser's own select or found by typing. */
export async function chooseNamed(within: Locator, label: string, name: string): Promise<void> {
  const field = comboField(within, label);
  const kind = () =>
    field.evaluate((element) => {
      if (!(element instanceof HTMLSelectElement)) return element.getAttribute("aria-autocomplete");
      return element.options.length > 1 ? "select" : null;
    });
  await expect.poll(kind).toMatch(/list|select/);
  if ((await kind()) === "select") await field.selectOption({ label: name });
  else await choose(within, label, name);
}

/** Chooses the first of many, be they few enough for the browser's own select or found by typing. */
export async function chooseFirst(within: Locator, label: string): Promise<void> {
  const field = within.getByRole("combobox", { name: label });
  const isTyped = () => field.evaluate((element) => element.tagName === "INPUT");
  const isFilled = () =>
    field.evaluate((element) => !(element instanceof HTMLSelectElement) || element.options.length > 1);
  await expect.poll(isFilled).toBe(true);
  if (!(await isTyped())) {
    await field.selectOption({ index: 1 });
    return;
  }
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  await field.press("Enter");
  await expect(field).not.toHaveValue("");
}
