import { open } from "./home.ts";
import { openMail } from "./mailbox.ts";
import { demoPassword, ownPassword } from "./people.ts";
import { signInAtPortal } from "./session.ts";
import { expect, type Page } from "./test.ts";

/** Writes into the log-in page and sends it. */
export async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

/** Whether somebody is signed in, by the menu that only they have. */
export const personMenu = (page: Page) => page.getByRole("button", { name: /^Your account, / });

/** Signs somebody in, and opens the first page as theirs. */
export async function logIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await signInAtPortal(page, { email, password });
  await open(page, "/");
  await expect(personMenu(page)).toBeVisible();
}

export async function register(page: Page, name: string, email: string): Promise<void> {
  await open(page, "/pages/register");
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(personMenu(page)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await personMenu(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL("**/pages/login");
}

/** Follows the link of the latest mail that was sent to somebody, once there are so many with this subject. */
export async function followMail(
  page: Page,
  to: string,
  subject: RegExp,
  link: RegExp,
  count = 1,
): Promise<void> {
  await openMail(page, to, subject, count);
  await page.getByRole("link", { name: link }).click();
}
