import { open } from "./home.ts";
import { demoPassword } from "./people.ts";
import { signInAsStaff } from "./session.ts";
import { expect, type Page } from "./test.ts";

/** Signs a demo member of staff in, and opens the day at the desk. */
export async function signInAtDesk(page: Page, username: string): Promise<void> {
  await signInAsStaff(page, { email: `${username}@demo.pulau.test`, password: demoPassword });
  await open(page, "/staff");
  await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
}
