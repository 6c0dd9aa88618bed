import { open } from "./home.ts";
import { demoPassword } from "./people.ts";
import { signInAsStaff } from "./session.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** Signs a demo member of staff in and opens no page yet: for journeys that go on to an address of their own. */
export const enterAs = (page: Page, username: string): Promise<void> =>
  signInAsStaff(page, { email: `${username}@demo.pulau.test`, password: demoPassword });

/** Signs a demo member of staff in, and opens a page of theirs: the day at the desk unless told. */
export async function signInAtDesk(page: Page, username: string, path = "/staff"): Promise<void> {
  await enterAs(page, username);
  await open(page, path);
  if (path === "/staff") await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
}

/** Presses, and where the desk is asked about rooms, money or nights first, goes on, with a reason where one is wanted. */
export async function goOnAnyway(page: Page, button: Locator, done: RegExp): Promise<void> {
  // A toast is an alert of its own, without a heading.
  const dialog = page.getByRole("alertdialog").filter({ has: page.getByRole("heading") });
  const notice = page.getByText(done);
  // What was said of an earlier act would pass for this one's end.
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
  await button.click();
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(dialog.or(notice).first()).toBeVisible();
    if (await notice.isVisible()) return;
    const title = (await dialog.getByRole("heading").textContent()) ?? "";
    const reason = dialog.getByLabel("Reason, for the history");
    if (await reason.isVisible()) await reason.fill("The guests wait at the bar");
    await dialog.getByRole("button").last().click();
    await expect(dialog.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
  }
  await expect(notice).toBeVisible();
}
