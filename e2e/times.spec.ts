import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";
import { emptyTime, expectTime, fillTime, hourPart } from "./steps/times.ts";

test("times of day are typed by the clock of 24 hours, refused when half typed, and kept", async ({
  page,
}) => {
  await signInAtDesk(page, "admin");
  const main = page.getByRole("main");

  await test.step("the hours in which guests are answered", async () => {
    await open(page, "/staff/settings/times");
    await expectTime(main, "To", "22:00");
    await fillTime(main, "To", "20:45");
    await hourPart(main, "To").focus();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Enter a time such as 09:30.")).toBeVisible();
    await expect(hourPart(main, "To")).toBeFocused();
    await expectTime(main, "To", "––:45");
    await page.keyboard.type("20");
    await expectTime(main, "To", "20:45");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.reload();
    await expectTime(main, "To", "20:45");
    await fillTime(main, "To", "22:00");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  });

  await test.step("an event that ends, and one whose end is open", async () => {
    await open(page, "/staff/events?q=Gamelan");
    const edit = page.getByRole("button", { name: /^Edit Gamelan on the Sand/ }).first();
    const dialog = page.getByRole("dialog");
    await edit.click();
    await fillTime(dialog, "Ends (optional)", "23:05");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await edit.click();
    await expectTime(dialog, "Ends (optional)", "23:05");
    await emptyTime(dialog, "Ends (optional)");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await edit.click();
    await expectTime(dialog, "Ends (optional)", "––:––");
  });
});
