import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownServer } from "./server/servers.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { goToRooms, open } from "./steps/home.ts";
import { couple } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { openOwnBooking } from "./steps/trips.ts";
import * as wizard from "./steps/wizard.ts";

test.use({ bearsFullStorage: true });

/** The server can keep no file meanwhile, as on a full disk: where its folder of files was, something else stands. */
async function withoutStorage(act: () => Promise<void>): Promise<void> {
  const files = join(ownServer().dataFolder, "files");
  await rename(files, `${files}-aside`);
  await writeFile(files, "");
  await act();
  await rm(files);
  await rename(`${files}-aside`, files);
}

/** A confirmed booking of the demo's guest, paid from the wallet as a deposit; its number and address. */
async function bookWithDeposit(page: Page): Promise<{ number: string; id: string }> {
  await goToRooms(page, { monthsLater: 3, nth: 9 });
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, "guest@demo.pulau.test");
  await page.getByRole("radio", { name: /^Deposit/ }).check();
  const number = await wizard.payFromWallet(page, /^Pay RM/);
  return { number, id: await openOwnBooking(page, number) };
}

test("a guest hands in a slip, staff verify it, refund a part into the wallet and tick something off", async ({
  page,
  anotherBrowser,
}) => {
  await logIn(page, "guest@demo.pulau.test");
  const { number, id } = await bookWithDeposit(page);

  await test.step("the guest pays the rest by bank transfer", async () => {
    await page.getByRole("link", { name: "Pay by bank transfer instead" }).click();
    await expect(page.getByRole("heading", { name: "Pay by bank transfer" })).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await page.getByLabel("Bank reference").fill("MB2U-1177");
    await page.getByRole("button", { name: "Send slip" }).click();
    await expect(page.getByText("Send a picture or PDF of the bank slip.")).toBeVisible();
    const slip = page.locator("input[type=file]");
    await slip.setInputFiles({ name: "slip.txt", mimeType: "text/plain", buffer: Buffer.from("paid") });
    await expect(page.getByText(/^Upload a photo .* or a PDF/)).toBeVisible();
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    await slip.setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(page.getByText("This file is too large. The maximum is 10 MB.")).toBeVisible();
    await expectAccessible(page);
    await withoutStorage(async () => {
      await slip.setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: await page.screenshot() });
      await expect(page.getByText("Our storage is full. Nothing was changed")).toBeVisible();
      await expectAccessible(page);
    });
    await expect(page.getByLabel("Bank reference")).toHaveValue("MB2U-1177");
    await slip.setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: await page.screenshot() });
    await expect(page.getByText("slip.png")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send slip" }).click();
    await expect(page.getByText("We are checking your transfer")).toBeVisible();
  });

  await test.step("who has sent the money is not asked for it again, unless they ask to", async () => {
    await page.goto(`/booking/detail/${id}`);
    await expect(page.getByText("We are checking your transfer")).toBeVisible();
    const pay = page.getByRole("button", { name: /^Pay RM/ });
    await expect(pay).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay another way instead" }).click();
    await expect(pay).toBeVisible();
    await expectAccessible(page);
  });

  const desk = await (await anotherBrowser()).newPage();
  await signInAtDesk(desk, "manager");
  const item = desk.getByRole("listitem").filter({ hasText: number });

  await test.step("staff refuse it; the guest reads why and sends another", async () => {
    await open(desk, "/staff/money?kind=SLIP_TO_VERIFY");
    await item.getByRole("button", { name: /^Reject/ }).click();
    const dialog = desk.getByRole("dialog", { name: "Why is the slip rejected?" });
    await dialog.getByLabel("Reason").fill("The slip is of another day");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(item).toHaveCount(0);
    await page.reload();
    await page.getByRole("link", { name: "See why, and send it again" }).click();
    await expect(page.getByText("Your last slip was rejected")).toBeVisible();
    await expect(page.getByText("Reason: The slip is of another day").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Bank reference").fill("MB2U-1178");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "new.png", mimeType: "image/png", buffer: await page.screenshot() });
    await expect(page.getByText("new.png")).toBeVisible();
    await page.getByRole("button", { name: "Send slip" }).click();
    await expect(page.getByText("We are checking your transfer")).toBeVisible();
  });

  await test.step("the bell has told both sides, and each clears their own", async () => {
    const notices = page.getByRole("dialog", { name: "Notifications", exact: true });
    const ofBooking = notices.getByRole("listitem").filter({ hasText: number });
    await page.getByRole("button", { name: /^Notifications, / }).click();
    const refused = ofBooking.filter({ hasText: "Bank transfer not accepted" });
    await expect(refused).toBeVisible();
    await expectAccessible(page);
    await refused.getByRole("button", { name: "Clear “Bank transfer not accepted”" }).click();
    await expect(refused).toHaveCount(0);
    await ofBooking.getByRole("link", { name: /^Booking confirmed/ }).click();
    await expect(page).toHaveURL(new RegExp(`/booking/detail/${id}$`));
    const waiting = desk.getByRole("dialog", { name: "Notifications", exact: true });
    await desk.getByRole("button", { name: /^Notifications, / }).click();
    await waiting.getByRole("listitem").filter({ hasText: number }).getByRole("link").click();
    await expect(desk).toHaveURL(/\/staff\/money$/);
  });

  await test.step("staff look at the slip and verify it", async () => {
    await open(desk, "/staff/money?kind=SLIP_TO_VERIFY");
    await expectAccessible(desk);
    await item.getByRole("button", { name: /^See slip: / }).click();
    await expect(desk.getByRole("img", { name: /^Slip of/ })).toBeVisible();
    await desk.keyboard.press("Escape");
    await item.getByRole("button", { name: /^Payment received/ }).click();
    const dialog = desk.getByRole("dialog", { name: "What does the bank show?" });
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Payment received" }).click();
    await expect(item).toHaveCount(0);
    // Its button is gone with it: the keyboard goes on in the page, not at its very beginning.
    await expect(desk.locator("#main")).toBeFocused();
    await page.goto(`/booking/detail/${id}`);
    await expect(page.getByText("Pay by bank transfer instead")).toHaveCount(0);
  });

  await test.step("staff send a part back into the wallet", async () => {
    await open(desk, `/staff/bookings/${id}/money`);
    const refund = desk.getByRole("region", { name: "Refund", exact: true });
    await refund.getByLabel("Amount in ringgit").fill("25");
    await refund.getByRole("radio", { name: /^The guest’s wallet/ }).check();
    await refund.getByLabel("Reason").fill("The fan was loud");
    await expectAccessible(desk);
    await refund.getByRole("button", { name: "Refund RM 25.00" }).click();
    await expect(desk.getByText("RM 25.00 is in the wallet.")).toBeVisible();
    await expect(desk.getByRole("region", { name: "Refunds" })).toContainText("The fan was loud");
  });

  await test.step("staff tick off what needed a person", async () => {
    await open(desk, "/staff/money?kind=PAYMENT_DOES_NOT_FIT");
    await desk
      .getByRole("button", { name: /^Mark as done/ })
      .first()
      .click();
    const dialog = desk.getByRole("dialog", { name: "Mark as done?" });
    await dialog.getByRole("button", { name: "Mark as done" }).click();
    await dialog.getByLabel("Note").fill("Called the guest, who pays again");
    await dialog.getByRole("button", { name: "Mark as done" }).click();
    await expect(dialog).toHaveCount(0);
    await desk.getByRole("tab", { name: "Done" }).click();
    await expect(desk.getByText("Called the guest, who pays again")).toBeVisible();
  });

  await test.step("who has not the right to send money back is not shown how", async () => {
    const front = await (await anotherBrowser()).newPage();
    await signInAtDesk(front, "frontdesk", `/staff/bookings/${id}/money`);
    await expect(front.getByRole("region", { name: "Refunds" })).toContainText("The fan was loud");
    await expect(front.getByRole("region", { name: "Record a payment" })).toBeVisible();
    await expect(front.getByRole("region", { name: "Refund", exact: true })).toHaveCount(0);
    await expect(front.getByRole("button", { name: /^Void/ })).toHaveCount(0);
    await open(front, "/staff/payouts");
    await expect(
      front.getByText("You don’t have permission to do this. Ask an administrator."),
    ).toBeVisible();
    await expect(front.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  await test.step("all of it stands among the payments", async () => {
    await open(desk, "/staff/payments");
    await desk.getByLabel("Search payments").fill(number);
    await expect(desk.getByRole("table", { name: "Payments and refunds" })).toContainText("MB2U-1177");
    await expectAccessible(desk);
  });
});
