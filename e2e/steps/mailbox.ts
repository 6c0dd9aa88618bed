import { expect, type Page } from "./test.ts";

/** Opens the newest mail to an address whose subject begins so, as soon as it is there. */
export async function openMail(page: Page, to: string, subject: RegExp, count = 1): Promise<void> {
  const mail = page.getByRole("listitem").filter({ hasText: to }).getByRole("link", { name: subject });
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mail.nth(count - 1)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.first().click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
}
