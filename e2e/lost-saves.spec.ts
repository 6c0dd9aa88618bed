import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";

test.use({ bearsNoConnection: true });

/** The form of a new pick-up point, with its name typed. */
async function typePoint(page: Page, name: string) {
  await page.getByRole("button", { name: "Add point" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add point" });
  await dialog.getByLabel("English").first().fill(name);
  const save = () => dialog.getByRole("button", { name: "Save" }).click();
  return { dialog, save, typed: dialog.getByLabel("English").first() };
}
const unreached = /^We can’t reach the resort\./;

test("what staff type outlives a lost connection and a lost answer, and is saved once", async ({ page }) => {
  await signInAtDesk(page, "admin");
  await open(page, "/staff/transfer-points");
  const stamp = Date.now() % 100_000;
  const rows = (name: string) => page.getByRole("row").filter({ hasText: name });

  await test.step("nobody is reached: it is told in the form, which keeps what was typed", async () => {
    const name = `Reef stop ${stamp}`;
    const { dialog, save, typed } = await typePoint(page, name);
    await page.context().setOffline(true);
    await save();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await expect(typed).toHaveValue(name);
    await page.context().setOffline(false);
    await save();
    await expect(dialog).toBeHidden();
    await expect(rows(name)).toHaveCount(1);
  });

  await test.step("it was saved and the answer was lost: saved again, it is there once", async () => {
    const name = `Cliff stop ${stamp}`;
    const { dialog, save, typed } = await typePoint(page, name);
    const loseAnswer = "**/transferPointsList/add-data";
    await page.route(loseAnswer, async (route) => {
      await route.fetch();
      await route.abort("internetdisconnected");
    });
    await save();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await expect(typed).toHaveValue(name);
    await page.unroute(loseAnswer);
    await save();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(rows(name)).toHaveCount(1);
  });
});
