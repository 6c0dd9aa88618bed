import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

const publish = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Publish \d+ change/ })
    .first()
    .click();
  await expect(page.getByText("Prices published").last()).toBeVisible();
};

/** Day, month and year of all dates in a form, in the order in which they stand. */
const partsOf = (form: Locator) => form.getByRole("spinbutton", { name: /^(day|month|year),/ });

test("an option says whose surcharges it has, before they become its own, and goes back to the resort's", async ({
  page,
}) => {
  await signInAtDesk(page, "admin", "/staff/prices");
  await page
    .getByRole("link", { name: /\d+ prices/ })
    .last()
    .click();
  const uses = page.getByText("This option uses the resort’s surcharges. Your first change here");
  const owns = page.getByText(
    "This option has its own surcharges. Changes to the resort’s don’t apply to it.",
  );

  await test.step("on the calendar, before the first change", async () => {
    await page.getByRole("tab", { name: "Calendar" }).click();
    await page.getByRole("radio", { name: "Surcharges" }).check();
    await page.getByRole("button", { name: "Add surcharge", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^This option uses the resort’s surcharges/)).toBeVisible();
    await expectAccessible(page);
    // A day that has some shows them first.
    const add = dialog.getByRole("button", { name: "Add surcharge", exact: true });
    if (await add.isVisible()) await add.click();
    await dialog.getByLabel("English").fill("Regatta");
    await dialog.getByLabel("Amount (RM)").first().fill("10");
    await dialog.getByRole("button", { name: "Add dates" }).click();
    const [day, month, year] = await partsOf(dialog).allTextContents();
    await partsOf(dialog).nth(6).click();
    await page.keyboard.type(`${day}${month}${year}`);
    await dialog.getByRole("button", { name: "Save rule" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("among the rules, and still after a reload", async () => {
    await page.getByRole("tab", { name: "Rules, fees and taxes" }).click();
    await expect(owns).toBeVisible();
    await expect(page.getByText(/^This option uses the resort’s fees/)).toBeVisible();
    await expectAccessible(page);
    await publish(page);
    await page.reload();
    await page.getByRole("tab", { name: "Rules, fees and taxes" }).click();
    await expect(owns).toBeVisible();
    // Its dates have the one end that was typed.
    await expect(page.getByRole("row", { name: /^Regatta: RM 10.00 .*, only on \d/ })).toBeVisible();
  });

  await test.step("back to the resort's, by the keys", async () => {
    await page.getByRole("button", { name: "Use the resort’s surcharges" }).press("Enter");
    await expect(uses).toBeVisible();
    await expect(page.getByRole("button", { name: /^Regatta/ })).toHaveCount(0);
    await publish(page);
    await page.reload();
    await page.getByRole("tab", { name: "Rules, fees and taxes" }).click();
    await expect(uses).toBeVisible();
  });
});
