import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./steps/accessible.ts";
import { enterAs } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";

const save = (form: Page | Locator) => form.getByRole("button", { name: "Save", exact: true }).click();

test("a resort's own fees, ages, transport and order are entered on screens, and kept", async ({ page }) => {
  await enterAs(page, "admin");

  await test.step("for whom a fee is, as its sentence, with a mistake at its field", async () => {
    await open(page, "/staff/charges");
    const fee = page.getByRole("group", { name: "Marine park fee" });
    await expect(fee).toContainText("Guests read “Marine park fee”", { timeout: 30_000 });
    await fee.getByText("Conditions", { exact: true }).press("Enter");
    await fee.getByText("Only for some stays").press("Enter");
    const nights = fee.getByRole("group", { name: "Nights of the stay" });
    await nights.getByLabel("From").fill("61");
    await save(page);
    await expect(nights.getByLabel("From")).toBeFocused();
    await expect(fee).toContainText("Enter up to 60 nights.");
    await nights.getByLabel("From").fill("2");
    const sentence = ", only for stays of 2 nights or more";
    await expect(fee).toContainText(sentence);
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(fee).toContainText(sentence);
    await fee.getByText("Conditions", { exact: true }).press("Enter");
    await nights.getByLabel("From").fill("");
    await expect(fee).not.toContainText(sentence);
    await save(page);
    await expect(page.getByText("Saved.").last()).toBeVisible();
  });

  await test.step("ages of a boat's own", async () => {
    await open(page, "/staff/boats");
    const edit = page.getByRole("button", { name: /Bayu Laut/ }).first();
    await edit.click();
    const dialog = page.getByRole("dialog");
    const own = dialog.getByLabel("This boat has its own age groups");
    await own.press(" ");
    await dialog.getByLabel("Child, To age").fill("9");
    await dialog.getByLabel("Adult, From age").fill("10");
    await save(dialog);
    await expect(dialog).toBeHidden();
    await page.reload();
    await edit.click();
    await expect(dialog.getByLabel("Adult, From age")).toHaveValue("10");
    await expectAccessible(page);
    await own.press(" ");
    await save(dialog);
    await expect(dialog).toBeHidden();
  });

  await test.step("a boat in the price of one option", async () => {
    await open(page, "/staff/packages");
    await page.getByRole("link", { name: "Slow Island" }).first().click();
    const edit = page.getByRole("button", { name: /^Edit / }).first();
    await edit.click();
    const dialog = page.getByRole("dialog");
    const add = dialog.getByLabel("Add a boat or transfer");
    await add.selectOption({ label: "Camar speedboat, 10 seats" });
    const way = dialog.getByLabel("Direction of Camar speedboat, 10 seats");
    await way.selectOption("out");
    await save(dialog);
    await expect(dialog).toBeHidden();
    await page.reload();
    await edit.click();
    await expect(way).toHaveValue("out");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Remove Camar speedboat, 10 seats" }).click();
    await save(dialog);
    await expect(dialog).toBeHidden();
  });

  await test.step("the order of pages, by the keys", async () => {
    await open(page, "/staff/pages");
    await page.getByRole("button", { name: "Change order" }).click();
    const rows = page.getByRole("dialog").getByRole("row");
    const first = (await rows.first().locator("bdi").textContent()) ?? "";
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/pages/order"));
    await page.getByRole("button", { name: `Move ${first}`, exact: true }).press("ArrowDown");
    expect((await saved).status()).toBe(200);
    await expect(rows.nth(1)).toContainText(first);
    await expectAccessible(page);
    await page.reload();
    const table = page.getByRole("table", { name: "Pages" }).getByRole("row");
    await expect(table.nth(2)).toContainText(first);
  });
});
