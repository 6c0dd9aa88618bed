import { open } from "./home.ts";
import { demoPassword } from "./people.ts";
import { expect, type Page } from "./test.ts";

/** Signs a demo member of staff in at the desk. */
export async function signInAtDesk(page: Page, who: string): Promise<void> {
  await open(page, "/staff/");
  await expect(page).toHaveURL(/\/staff\/login/);
  await page.getByLabel("E-mail").fill(`${who}@demo.pulau.test`);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
}
