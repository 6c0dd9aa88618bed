import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
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

test("what staff type outlives a lost connection, a lost answer and the end of their session, and is saved once", async ({
  page,
}) => {
  await signInAtDesk(page, "admin", "/staff/transfer-points");
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

  await test.step("the session ends meanwhile: they sign in over the form, and it is saved", async () => {
    const name = `Mangrove stop ${stamp}`;
    const { dialog, save } = await typePoint(page, name);
    await page.evaluate(() => fetch("/admin/api/auth/logout", { method: "POST" }));
    await save();
    const again = page.getByRole("dialog", { name: "Log in again" });
    await again.getByLabel("E-mail").fill("admin@demo.pulau.test");
    await again.getByLabel("Password", { exact: true }).fill(demoPassword);
    await again.getByRole("button", { name: "Log in" }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(name)).toHaveCount(1);
  });

  await test.step("a price is typed into the grid without a connection: it says so, keeps it and saves it by itself", async () => {
    await open(page, "/staff/prices");
    await page.getByRole("region", { name: "Lagoon Escape" }).getByRole("link").first().click();
    const cell = page.locator('[data-cell="0:0"]');
    await expect(cell).toBeVisible({ timeout: 30_000 });
    const before = await cell.textContent();
    await page.context().setOffline(true);
    await cell.click();
    await page.keyboard.type("777.77");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Offline. 1 change is kept on this device")).toBeVisible();
    await expect(cell).toContainText("777.77");
    await page.context().setOffline(false);
    await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(cell).toContainText("777.77");
    await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible();
    await cell.click();
    await page.getByRole("grid").press("Control+z");
    await expect(cell).toHaveText(String(before));
    await expect(page.getByRole("button", { name: "Publish 1 change" })).toHaveCount(0);
  });
});
