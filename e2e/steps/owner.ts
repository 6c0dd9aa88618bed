import { codeAt, fromBase32, stepOf } from "../../apps/api/src/modules/people/two-step/totp.ts";
import { ownPassword } from "./people.ts";
import type { Page } from "./test.ts";

/** Fills in the page that the owner's link leads to, and sends it. */
export async function writeAccount(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Azlan Rahman");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByLabel("Confirm new password").fill(ownPassword);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** The first account, by the link from the terminal, with the second step that it needs. */
export async function becomeOwner(page: Page, link: string, email: string): Promise<void> {
  await writeAccount(page, link, email);
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Current password").fill(ownPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = ((await page.locator("bdi[dir=ltr]").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Six-digit code from the app").fill(codeAt(fromBase32(secret), stepOf(new Date())));
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "I have saved the codes" }).click();
}
