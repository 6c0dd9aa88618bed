import { roleRecords } from "@pulau/contract/staff-records.ts";
import { resources } from "@pulau/domain/access/permissions.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { enterAs, signInAtDesk } from "./steps/desk.ts";
import { writesOfEveryPage } from "./steps/every-page.ts";
import { expect, test } from "./steps/test.ts";

test("who looks as a role finds off whatever would change something", async ({ page }) => {
  await signInAtDesk(page, "admin", "/staff/roles");
  await page.getByRole("link", { name: "Supervisor", exact: true }).click();
  await page.getByRole("button", { name: "View as this role" }).click();
  const bar = page.getByRole("status").filter({ hasText: "Viewing as Supervisor." });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText("Nothing can be changed.");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Vehicles" }).click();
  await page.getByRole("button", { name: "Add vehicle" }).click();
  const dialog = page.getByRole("dialog", { name: "Add vehicle" });
  await dialog.getByLabel("English").fill("Night van");
  await dialog.getByLabel("Seats in one vehicle").fill("7");
  const save = dialog.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAttribute("title", "Nothing can be changed while you view as Supervisor.");
  await dialog.getByLabel("Seats in one vehicle").press("Enter");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Shared van").first()).toBeVisible();
  await expect(page.getByText("Night van")).toHaveCount(0);
  await page.getByRole("button", { name: "Actions for Shared van" }).click();
  // What the role itself may not do is not there at all.
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^Delete/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Back to your role" }).click();
  await expect(page).toHaveURL(/\/staff\/roles/);
  await expect(bar).toHaveCount(0);
});

test("on no page can anything be changed while one looks as a role, whether it only reads or may change much", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await enterAs(page, "admin");
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const permissions = Object.fromEntries(
    resources.map((resource) => [resource, { read: true, write: false, create: false, delete: false }]),
  );
  const name = `Reader ${Date.now() % 100_000}`;
  const made = await page.request.post(roleRecords.add.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { obj: { name, permissions } },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
  for (const role of [name, "Supervisor"]) {
    await page.goto("/staff/roles");
    await page.getByRole("link", { name: role, exact: true }).click();
    await page.getByRole("button", { name: "View as this role" }).click();
    const bar = page.getByRole("status").filter({ hasText: `Viewing as ${role}.` });
    await expect(bar).toBeVisible();
    expect(await writesOfEveryPage(page, 25), `as ${role}`).toEqual({});
    await bar.getByRole("button", { name: "Back to your role" }).click();
    await expect(bar).toHaveCount(0);
  }
});

test("a sample role that was deleted is brought back as it was", async ({ page }) => {
  await signInAtDesk(page, "admin", "/staff/roles");
  const row = page.getByRole("row").filter({ hasText: "Travel Agent Staff" });
  await row.getByRole("button", { name: "Actions for Travel Agent Staff" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Travel Agent Staff deleted")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Supervisor", exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "More actions" }).click();
  const addMissing = page.getByRole("menuitem", { name: "Add missing sample roles" });
  await expect(addMissing).toBeVisible();
  await expectAccessible(page);
  await addMissing.click();
  await expect(page.getByText("1 role added: Travel Agent Staff")).toBeVisible();
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Add missing sample roles" }).click();
  await expect(page.getByText("All sample roles are already in the list")).toBeVisible();
});
