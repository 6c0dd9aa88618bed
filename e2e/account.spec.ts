import { expectAccessible } from "./steps/accessible.ts";
import { followMail, logIn, logOut, personMenu, register, typeLogin } from "./steps/accounts.ts";
import { goToRooms, open } from "./steps/home.ts";
import { demoPassword, freshEmail, ownPassword, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

test("an account: opened, verified, left, entered, its password forgotten and changed", async ({ page }) => {
  const email = freshEmail("account");
  const next = `${ownPassword} and more`;
  await register(page, "Aini Salleh", email);
  await followMail(page, email, /^Confirm your e-mail address/, /verify/);
  await expect(page.getByRole("heading", { name: "Thank you, your address is verified" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/profile");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await logOut(page);
  await expectAccessible(page);

  await typeLogin(page, email, "not the password");
  await expect(page.getByText("The e-mail address or password is incorrect.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await followMail(page, email, /^Choose a new password/, /reset/);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password").fill(next);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();

  await page.getByRole("link", { name: "Log in" }).click();
  await typeLogin(page, email, ownPassword);
  await expect(page.getByText("The e-mail address or password is incorrect.")).toBeVisible();
  await typeLogin(page, email, next);
  await expect(personMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await test.step("what is found and starred stands in the search from then on", async () => {
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search" });
    await expect(search.getByText("Press the star beside a result", { exact: false })).toBeVisible();
    await search.getByRole("searchbox").fill("my trans");
    await search.getByRole("button", { name: "Bookmark My Transactions" }).click();
    await expectAccessible(page);
    await search.getByRole("searchbox").fill("");
    await page.reload();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(search.getByRole("heading", { name: "Bookmarks" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/credits");
  });

  const moved = freshEmail("account.moved");
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "E-mail address" });
  await card.getByLabel("New e-mail address").fill(moved);
  await card.getByLabel("Current password").fill("not the password");
  await card.getByRole("button", { name: "Change e-mail address" }).click();
  await expect(card.getByText("This is not your current password.")).toBeVisible();
  await card.getByLabel("Current password").fill(next);
  await card.getByRole("button", { name: "Change e-mail address" }).click();
  await expect(card.getByText("Waiting for confirmation")).toBeVisible();
  await page.reload();
  await expect(card.getByText(moved)).toBeVisible();
  await expectAccessible(page);
  await followMail(page, moved, /^Confirm your new e-mail address/, /confirm-email/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Your e-mail address has been changed" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByText(moved)).toBeVisible();
  await expect(card.getByText("Waiting for confirmation")).toHaveCount(0);
  await logOut(page);
  await typeLogin(page, moved, next);
  await expect(personMenu(page)).toBeVisible();
});

/** Keeps a MyKad in the profile, and looks at its number for the password. */
async function keepMyKad(page: Page, password: string): Promise<void> {
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "Travel documents", exact: true });
  await card.getByRole("button", { name: "Add document", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kind of document").selectOption({ label: "MyKad" });
  await dialog.getByLabel("Name on the document").fill(weiMing.name);
  await dialog.getByLabel("Number", { exact: true }).fill("901301-14-5679");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("A MyKad number has twelve digits", { exact: false })).toBeVisible();
  await dialog.getByLabel("Number", { exact: true }).fill(weiMing.identity);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(card.getByText("••••••-••-5679")).toBeVisible();
  await card.getByRole("button", { name: /MyKad/ }).click();
  await page.getByRole("menuitem", { name: "Show number", exact: true }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Show number", exact: true }).click();
  await expect(dialog.getByText(weiMing.identity.replaceAll("-", ""))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done", exact: true }).click();
  await expect(card.getByText("Number shown,", { exact: false })).toBeVisible();
}

test("signing in half way keeps the draft, its hold and what was typed", async ({ page }) => {
  const email = freshEmail("half.way");
  await register(page, "Half Way", email);
  await keepMyKad(page, ownPassword);
  await logOut(page);
  await goToRooms(page, { nth: 5 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.leaveRooms(page);
  await wizard.guestCard(page, 1).getByLabel("Full name").fill(weiMing.name);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByText("Your booking comes with you")).toBeVisible();
  await expectAccessible(page);
  await typeLogin(page, email, ownPassword);
  await wizard.expectStep(page, "guests");
  await expect(wizard.guestCard(page, 1).getByLabel("Full name")).toHaveValue(weiMing.name);
  await expect(wizard.clock(page)).toContainText("held for you");
  await wizard
    .guestCard(page, 1)
    .getByRole("button", { name: `Use MyKad •5679, ${weiMing.name}`, exact: true })
    .click();
  await expect(wizard.guestCard(page, 1).getByLabel("IC (MyKad) or passport number")).toHaveValue(
    weiMing.identity.replaceAll("-", ""),
  );
  await wizard.expectTotal(page, total);
  await page.goto("/draft-booking/listing");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: total })).toHaveCount(1);
});

/** The tab's next question about bookings is answered as if its token had run out, once. */
async function tokenRunsOut(page: Page): Promise<void> {
  const body = JSON.stringify({
    type: "about:blank",
    title: "Not logged in",
    status: 401,
    code: "NOT_SIGNED_IN",
  });
  await page.route(
    /\/api\/reservations\/?(\?|$)/,
    (route) => route.fulfill({ status: 401, contentType: "application/problem+json", body }),
    { times: 1 },
  );
}

test("two tabs stay signed in, whoever reloads first", async ({ page, context }) => {
  await logIn(page, "guest@demo.pulau.test");
  const second = await context.newPage();
  await second.goto("/");
  await expect(personMenu(second)).toBeVisible();
  // Both renew their session at the same moment, as tabs do after a night.
  for (const tab of [page, second]) await tokenRunsOut(tab);
  const renewed = context.waitForEvent("response", (answer) => answer.url().includes("refresh-token"));
  await Promise.all([page.goto("/booking/listing"), second.goto("/booking/listing")]);
  expect((await renewed).ok()).toBe(true);
  for (const tab of [page, second]) {
    await expect(tab.getByRole("heading", { name: "Manage bookings" })).toBeVisible();
    await expect(personMenu(tab)).toBeVisible();
  }
});

test("who may only look is told so; who is signed out goes to log in and back", async ({ page }) => {
  await page.goto("/booking/listing");
  await expect(page).toHaveURL(/\/pages\/login/);
  await typeLogin(page, "guest@demo.pulau.test", demoPassword);
  await expect(page).toHaveURL("/booking/listing");
  await expect(page.getByRole("heading", { name: "Manage bookings" })).toBeVisible();
  await logOut(page);
  await open(page, "/pages/login");
  await typeLogin(page, "viewer@demo.pulau.test", demoPassword);
  await expect(page).toHaveURL("/");
  await page.goto("/booking/listing");
  await expect(page).toHaveURL("/misc/not-authorized");
  await expectAccessible(page);
});

test("a profile: details, e-mails, a copy of one’s data, and an account that is deleted after all or not", async ({
  page,
}) => {
  const email = freshEmail("own.data");
  await register(page, "Own Data", email);
  await page.goto("/profile");
  const details = page.getByRole("region", { name: "Personal details", exact: true });
  await details.getByLabel("Mobile number").fill("+60 12-345 6789");
  await details.getByLabel("City").fill("Marang");
  await details.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your details have been saved.")).toBeVisible();
  const notices = page.getByRole("region", { name: "Notifications", exact: true });
  await notices.getByRole("checkbox", { name: /^Expiring vouchers and packages/ }).uncheck();
  await expect(page.getByText("Your choice has been saved.")).toBeVisible();
  await page.reload();
  await expect(details.getByLabel("Mobile number")).toHaveValue("+60123456789");
  await expect(details.getByLabel("City")).toHaveValue("Marang");
  await expect(notices.getByRole("checkbox", { name: /^Expiring vouchers and packages/ })).not.toBeChecked();

  const data = page.getByRole("region", { name: "Your data", exact: true });
  await data.getByRole("button", { name: "Prepare my data", exact: true }).click();
  await data.getByRole("button", { name: "Download my data", exact: true }).click({ timeout: 30_000 });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(ownPassword);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download my data", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("my-data.zip");

  await data.getByRole("button", { name: "Delete my account", exact: true }).click();
  const sure = page.getByRole("alertdialog");
  await sure.getByLabel("Password", { exact: true }).fill("not the password");
  await sure.getByRole("button", { name: "Delete my account", exact: true }).click();
  await expect(sure.getByText("This is not your current password.")).toBeVisible();
  await sure.getByLabel("Password", { exact: true }).fill(ownPassword);
  await expectAccessible(page);
  await sure.getByRole("button", { name: "Delete my account", exact: true }).click();
  await expect(data.getByText("Your account will be deleted", { exact: true })).toBeVisible();
  await followMail(page, email, /^Your account will be deleted/, /profile/);
  await data.getByRole("button", { name: "Keep my account", exact: true }).click();
  await expect(data.getByRole("button", { name: "Delete my account", exact: true })).toBeVisible();
});
