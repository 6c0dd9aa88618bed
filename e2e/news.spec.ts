import { signInAtDesk } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

/** What the requirements allow, in ms. */
const soon = { timeout: 2_000 };

test("what a colleague writes shows within two seconds, and what is being typed stays", async ({
  page,
  browser,
}) => {
  await signInAtDesk(page, "frontdesk");
  const open = page.getByRole("tabpanel").getByRole("link").first();
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signInAtDesk(colleague, "manager");

  await test.step("a note on the booking that is looked at", async () => {
    await open.click();
    await page.waitForURL(/\/staff\/bookings\/[\da-f-]{36}/);
    await expect(page.getByLabel("New note")).toBeVisible();
    await colleague.goto(page.url());
    await colleague.getByLabel("New note").fill("Wants a quiet room");
    await page.getByLabel("New note").fill("Half a sentence that stays");
    await colleague.getByRole("button", { name: "Add note" }).click();
    await expect(colleague.getByRole("listitem").filter({ hasText: "quiet room" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "quiet room" })).toBeVisible(soon);
    await expect(page.getByLabel("New note")).toHaveValue("Half a sentence that stays");
  });
  await elsewhere.close();
});
