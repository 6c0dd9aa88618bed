import type { CDPSession } from "@playwright/test";
import { codeAt, fromBase32, stepOf } from "../apps/api/src/modules/people/two-step/totp.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { followMail } from "./steps/accounts.ts";
import { chooseNamed } from "./steps/choose.ts";
import { enterAs } from "./steps/desk.ts";
import { freshEmail, ownPassword } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";

const codeOf = (secret: string) => codeAt(fromBase32(secret), stepOf(new Date()));

async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function logOutStaff(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Your account, / }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL("**/staff/login");
}

/** A device of the person who sits there, which can hold passkeys and knows its owner. */
async function addDevice(page: Page) {
  const tools: CDPSession = await page.context().newCDPSession(page);
  await tools.send("WebAuthn.enable");
  const { authenticatorId } = await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...({ protocol: "ctap2", transport: "internal" } as const),
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    tools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { setVerified };
}

test("a role that asks for two steps: invited, led to set it up, signed in by code, recovery code and passkey", async ({
  page,
}) => {
  const email = freshEmail("cashier");
  await enterAs(page, "admin");

  await test.step("a role asks for it", async () => {
    await page.goto("/staff/roles");
    await page.getByRole("button", { name: "Add role" }).click();
    const role = page.getByRole("dialog", { name: "Add role" });
    await role.getByLabel("Name", { exact: true }).fill("Night cashier");
    await role.getByLabel("Bookings: Read").check();
    await role.getByLabel("Require two-step sign-in").check();
    await expectAccessible(page);
    await role.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Night cashier" })).toBeVisible();
  });

  await test.step("who made it looks around as the role: its menu, and nothing to change", async () => {
    await page.getByRole("link", { name: "Night cashier" }).click();
    const given = page.getByRole("region", { name: "Menu with this role" }).getByRole("listitem");
    await expect(given.filter({ hasText: /^Bookings$/ })).toBeVisible();
    await expect(page.getByText("Nobody has this role yet.")).toBeVisible();
    await page.getByLabel("Boats and transfers: Read").check();
    await expect(given.filter({ hasText: /^Vehicles$/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Boats and transfers: Read").uncheck();
    await page.getByLabel("Bookings: Write").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Night cashier saved")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "View as this role" }).click();
    const bar = page.getByRole("status").filter({ hasText: "Viewing as Night cashier." });
    await expect(bar).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await expect(menu.getByRole("link")).toHaveText([
      /Staff$/,
      "Today",
      "Tape chart",
      "Arrivals and departures",
      "Bookings",
      // With how many wait, where some do.
      /^Enquiries\d*$/,
      /^Waiting list\d*$/,
    ]);
    await expectAccessible(page);
    await page.reload();
    await bar.getByRole("button", { name: "Back to your role" }).click();
    await expect(page).toHaveURL(/\/staff\/roles/);
    await expect(bar).toHaveCount(0);
    await expect(menu.getByRole("link", { name: "Users" })).toBeVisible();
  });

  await test.step("somebody gets the role", async () => {
    await page.goto("/staff/users");
    await page.getByRole("button", { name: "Invite user" }).click();
    const user = page.getByRole("dialog", { name: "Invite user" });
    await user.getByLabel("Name", { exact: true }).fill("Aina Yusof");
    await user.getByLabel("E-mail address").fill(email);
    await chooseNamed(user, "Role", "Night cashier");
    await user.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
    await logOutStaff(page);
  });

  let secret = "";
  let device: Awaited<ReturnType<typeof addDevice>>;
  let recovery = "";
  await test.step("they are led to set it up before anything else", async () => {
    await followMail(page, email, /^Your staff account/, /staff\/join/);
    await page.getByLabel("New password", { exact: true }).fill(ownPassword);
    await page.getByLabel("Confirm new password").fill(ownPassword);
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByRole("link", { name: "Log in" }).click();
    await typeSignIn(page, email);
    await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/staff/bookings");
    await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
    await page.getByLabel("Current password").fill(ownPassword);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    secret = ((await page.locator("bdi[dir=ltr]").textContent()) ?? "").replaceAll(" ", "");
    await expectAccessible(page);
    await page.getByLabel("Six-digit code from the app").fill(codeOf(secret));
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    recovery = (await codes.first().textContent()) ?? "";
    await expectAccessible(page);
    await page.getByRole("button", { name: "I have saved the codes" }).click();
    await expect(page).toHaveURL(/\/staff\/bookings/);
    await expect(page.getByRole("heading", { name: "Bookings" })).toBeVisible();
  });

  await test.step("a used code is refused, a recovery code signs in", async () => {
    await logOutStaff(page);
    await typeSignIn(page, email);
    await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Code from your authenticator app").fill("000000");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("This code is wrong or was used already.")).toBeVisible();
    await page.getByLabel("Code from your authenticator app").fill(recovery);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
    await page.goto("/staff/account");
    const card = page.getByRole("region", { name: "Two-step sign-in" });
    await expect(card.getByText("9 unused codes")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a passkey takes the app’s place, and is the only second step then", async () => {
    device = await addDevice(page);
    const card = page.getByRole("region", { name: "Two-step sign-in" });
    await card.getByRole("button", { name: "Add passkey" }).click();
    await expectAccessible(page);
    await card.getByLabel("Name of this passkey").fill("Laptop");
    await card.getByLabel("Current password").fill(ownPassword);
    await card.getByRole("button", { name: "Add passkey" }).click();
    await expect(page.getByText("The passkey Laptop has been added.")).toBeVisible();
    const passkeys = card.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
    await expect(passkeys).toHaveText([/Laptop.*Not used yet/]);
    await card.getByRole("button", { name: "Rename Laptop" }).click();
    await card.getByLabel("Name of this passkey").fill("Front desk laptop");
    await card.getByRole("button", { name: "Save name" }).click();
    await expect(passkeys).toHaveText([/Front desk laptop/]);

    await card.getByRole("button", { name: "Remove authenticator app" }).click();
    await card.getByLabel("Current password").fill(ownPassword);
    await card.getByRole("button", { name: "Remove authenticator app" }).click();
    await expect(page.getByText("The authenticator app has been removed.")).toBeVisible();
    await card.getByRole("button", { name: "Remove Front desk laptop" }).click();
    await card.getByLabel("Current password").fill(ownPassword);
    await card.getByRole("button", { name: "Remove passkey" }).click();
    await expect(
      card.getByText("Your role requires a second step, and this is your only one."),
    ).toBeVisible();
    await expectAccessible(page);
    await logOutStaff(page);
  });

  await test.step("the passkey signs in after the password, and alone", async () => {
    await typeSignIn(page, email);
    await expect(page.getByLabel("Recovery code")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
    await logOutStaff(page);
    await device.setVerified(false);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("No passkey was used.")).toBeVisible();
    await device.setVerified(true);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
    await page.goto("/staff/account");
    const passkeys = page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
    await expect(passkeys).toHaveText([/Front desk laptop.*Last used/]);
  });

  await test.step("a picture of oneself stands in the header and in the lists", async () => {
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } });
    await page
      .getByLabel("Your picture: Upload a picture")
      .setInputFiles({ name: "face.png", mimeType: "image/png", buffer: png });
    await expect(page.getByText("Your picture has been saved.")).toBeVisible();
    const inHeader = page.getByRole("button", { name: /^Your account, / }).locator("img");
    await expect(inHeader).toHaveJSProperty("naturalWidth", 160);
    await expectAccessible(page);
    await page.reload();
    await expect(inHeader).toHaveJSProperty("naturalWidth", 160);
  });
});
