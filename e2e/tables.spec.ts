import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

test("a list takes a table, deletes what is selected after it was asked, and brings it back", async ({
  page,
}) => {
  await signInAtDesk(page, "admin", "/staff/transfer-points");
  const stamp = Date.now() % 100_000;
  const names = [`Night market ${stamp}`, `Old jetty ${stamp}`] as const;

  await test.step("what is wrong is told by its row, and nothing is taken", async () => {
    await page.getByRole("button", { name: "Import CSV" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Rows").fill(`Name,Type\n${names[0]},city\n${names[1]},harbour`);
    await dialog.getByRole("button", { name: "Check rows" }).click();
    await expect(dialog.getByText("1 row can’t be imported")).toBeVisible();
    await expect(dialog.getByRole("cell", { name: "harbour" })).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByLabel("Rows")
      .fill(
        `Name,Name (Malay),Type,Meeting point\n${names[0]},,city,By the clock\n${names[1]},Jeti lama,jetty,`,
      );
    await dialog.getByRole("button", { name: "Check rows" }).click();
    await expect(dialog.getByText("New: 2. Changed: 0. Unchanged: 0.")).toBeVisible();
    await dialog.getByRole("button", { name: "Import 2 rows" }).click();
    await expect(page.getByText("2 rows imported.")).toBeVisible();
  });

  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const bar = page
    .getByRole("region", { name: "Selected rows" })
    .or(page.getByRole("toolbar", { name: "Selected rows" }));
  const selectFor = async (act: string) => {
    for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await expect(bar).toContainText("2 selected");
    await bar.getByRole("button", { name: act }).click();
  };
  const select = () => selectFor("Delete");

  await test.step("what was taken out of use is put back by Undo", async () => {
    await selectFor("Take out of use");
    await expect(page.getByText("2 rows changed.")).toBeVisible();
    for (const name of names) await expect(row(name)).toContainText("Out of use");
    await page.getByRole("button", { name: "Undo" }).click();
    for (const name of names) await expect(row(name)).not.toContainText("Out of use");
    // It stays while the pointer is on it, and the words come once more below.
    const restored = page.getByRole("alertdialog").filter({ hasText: "2 rows restored." });
    await restored.getByRole("button", { name: "Close" }).click();
    await expect(restored).toHaveCount(0);
  });

  await test.step("who thinks better of it loses nothing", async () => {
    await select();
    const question = page.getByRole("alertdialog", { name: "Delete 2 rows?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    for (const name of names) await expect(row(name)).toBeVisible();
    await bar.getByRole("button", { name: "Clear selection" }).click();
  });

  await test.step("what was deleted is brought back", async () => {
    await select();
    await page
      .getByRole("alertdialog", { name: "Delete 2 rows?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(page.getByText("2 rows deleted.")).toBeVisible();
    for (const name of names) await expect(row(name)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 rows restored.")).toBeVisible();
    for (const name of names) await expect(row(name)).toBeVisible();
  });
});
