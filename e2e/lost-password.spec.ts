import { expectAccessible } from "./steps/accessible.ts";
import { followMail } from "./steps/accounts.ts";
import { chooseNamed } from "./steps/choose.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { laidOut, layoutFaults } from "./steps/layout.ts";
import { freshEmail, ownPassword } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";

const newPassword = "sea turtle harbour 41";

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("link", { name: "Log in" }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("who works here and lost the password gets to another by a link, asked for or sent by a colleague", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("badrul");
  const own = await (await anotherBrowser()).newPage();
  await signInAtDesk(page, "admin", "/staff/users");

  await test.step("a colleague is invited", async () => {
    await page.getByRole("button", { name: "Invite user" }).click();
    const user = page.getByRole("dialog", { name: "Invite user" });
    await user.getByLabel("Name", { exact: true }).fill("Badrul Hisham");
    await user.getByLabel("E-mail address").fill(email);
    await chooseNamed(user, "Role", "Driver");
    await user.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
    await followMail(own, email, /^Your staff account/, /staff\/join/);
    await choosePassword(own, ownPassword);
  });

  await test.step("the way to a link, on a phone in three languages", async () => {
    await own.setViewportSize({ width: 390, height: 844 });
    for (const [lang, heading] of [
      ["my", "Lupa kata laluan?"],
      ["cn", "忘记密码？"],
      ["en", "Forgot your password?"],
    ] as const) {
      await own.goto(`/staff/forgot-password?lang=${lang}`);
      await expect(own.getByRole("heading", { name: heading })).toBeVisible();
      await laidOut(own);
      expect(await layoutFaults(own)).toEqual([]);
    }
    await expectAccessible(own);
    await own.getByRole("link", { name: "Back to log in" }).click();
    await own.getByRole("link", { name: "Forgot your password?" }).click();
    await own.getByRole("button", { name: "Send link" }).click();
    await expect(own.getByLabel("E-mail")).toBeFocused();
    await own.getByLabel("E-mail").fill(email);
    await own.getByRole("button", { name: "Send link" }).click();
    await expect(own.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  });

  await test.step("the link leads to another password, once", async () => {
    await followMail(own, email, /^Choose a new password/, /staff\/reset-password/);
    const link = own.url();
    await expect(own.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await expectAccessible(own);
    await choosePassword(own, newPassword);
    await signIn(own, email, ownPassword);
    await expect(own.getByRole("alert")).toBeVisible();
    await signIn(own, email, newPassword);
    await expect(own.getByRole("button", { name: /^Your account, / })).toBeVisible();
    await own.goto(link);
    await own.getByLabel("New password", { exact: true }).fill(ownPassword);
    await own.getByLabel("Confirm new password").fill(ownPassword);
    await own.getByRole("button", { name: "Save password" }).click();
    await expect(own.getByRole("alert")).toBeVisible();
  });

  await test.step("a colleague sends one as well", async () => {
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: email });
    await row.getByRole("button", { name: "Actions for Badrul Hisham" }).click();
    await page.getByRole("menuitem", { name: "Send a link to a new password" }).click();
    await expect(page.getByText("Link sent to Badrul Hisham")).toBeVisible();
    await followMail(own, email, /^Choose a new password/, /staff\/reset-password/, 2);
    await choosePassword(own, ownPassword);
    await signIn(own, email, ownPassword);
    await expect(own.getByRole("button", { name: /^Your account, / })).toBeVisible();
  });
});
