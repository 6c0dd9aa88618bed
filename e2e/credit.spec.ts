import { readFile } from "node:fs/promises";
import { expectAccessible } from "./steps/accessible.ts";
import { register } from "./steps/accounts.ts";
import { atTheBank } from "./steps/bank.ts";
import { choose } from "./steps/choose.ts";
import { giveCredit } from "./steps/database.ts";
import { dayAtResort, fillDate } from "./steps/dates.ts";
import { enterAs } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { freshEmail, ownPassword } from "./steps/people.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

/** Both as a bank's slip would name the transfer. */
const reference = "MBB2612050042";
const account = "512345678901";

/** What the navbar says is in the wallet. */
const walletBox = (page: Page) => page.getByRole("banner").getByRole("link", { name: /RM/ });

/** One of the sums at the top of the wallet's page. */
const sumOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: name }) });

async function expectSums(page: Page, sums: Record<"Credited" | "Debited" | "Reserved for payouts", string>) {
  for (const [name, amount] of Object.entries(sums)) await expect(sumOf(page, name)).toContainText(amount);
}

/** The number of a purchase or a payout that a text names. */
async function numberIn(place: Locator): Promise<string> {
  const number = /TB-[A-Z]\d{5}/.exec((await place.textContent()) ?? "")?.[0];
  expect(number).toBeDefined();
  return number ?? "";
}

/** Too little is refused where it was typed; then RM 100 is paid at the bank. Gives the purchase's number. */
async function topUp(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Top up" }).click();
  const dialog = page.getByRole("dialog", { name: "Top up your wallet" });
  const amount = dialog.getByLabel("Or another amount (RM)");
  await amount.fill("99");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByText("Top up between RM 100.00 and RM 1,000.00.")).toBeVisible();
  await expect(amount).toHaveAccessibleDescription(/Top up between RM 100\.00/);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("99");
  await expectAccessible(page);

  await amount.fill("100");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your purchase" })).toBeVisible();
  await page.getByRole("radio", { name: /^Sandbox bank/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay RM 100.00" }).click();
  await atTheBank(page, "approve", "RM 100.00");
  await expect(page.getByText(/^We received RM 100\.00\./)).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
  return numberIn(page.getByRole("main"));
}

/** A SWIFT code of no shape is refused and nothing else is lost; with the bank's own the request goes out. */
async function sendPayoutRequest(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Request a payout" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a payout" });
  await dialog.getByLabel("Amount (RM)").fill("60");
  await dialog.getByLabel("Account holder").fill("Aina binti Salleh");
  await choose(dialog, "Bank", "Maybank");
  await dialog.getByLabel("Account number").fill(account);
  const swift = dialog.getByLabel("SWIFT code");
  await expect(swift).toHaveValue("MBBEMYKL");
  await swift.fill("MAYBANK");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(swift).toHaveAccessibleDescription(/A SWIFT code has 8 or 11 letters and digits/);
  await expect(swift).toBeFocused();
  await expect(swift).toHaveValue("MAYBANK");
  await expect(dialog.getByLabel("Account number")).toHaveValue(account);
  await expectAccessible(page);

  await swift.fill("MBBEMYKL");
  await dialog.getByRole("button", { name: "Send request" }).click();
  // The money goes to an account that is not known yet: whoever found the browser open doesn't know the password.
  await dialog.getByLabel("Your password", { exact: true }).fill(ownPassword);
  await dialog.getByRole("button", { name: "Send request" }).click();
  const notice = page.getByText(/^Request TB-\w+ for RM 60\.00 has been sent\.$/);
  await expect(notice).toBeVisible();
  await expect(dialog).toBeHidden();
  return numberIn(notice);
}

/** Opens a payout in the staff's queue. */
async function openPayout(page: Page, state: RegExp, number: string) {
  await page.goto("/staff/payouts");
  await page.getByRole("tab", { name: state }).click();
  await page.getByRole("button", { name: `Open ${number}` }).click();
  const panel = page.getByRole("dialog", { name: "Payout" });
  await expect(panel).toContainText(account.slice(-4));
  return panel;
}

test("a guest tops up, asks for a payout, and staff pay it with four eyes", async ({
  page,
  anotherBrowser,
}) => {
  await register(page, "Aina Salleh", freshEmail("credit"));
  await page.goto("/credits");
  await expect(page.getByText("No transactions yet")).toBeVisible();
  await expectAccessible(page);
  const purchase = await topUp(page);
  let payout = "";

  await test.step("the wallet has it, and gives it as a file", async () => {
    await expect(walletBox(page)).toContainText("RM 100.00");
    await page.getByRole("link", { name: "See my wallet" }).click();
    await expectSums(page, { Credited: "RM 100.00", Debited: "RM 0.00", "Reserved for payouts": "RM 0.00" });
    const row = page.getByRole("row").filter({ hasText: "You topped up your wallet" });
    await expect(row).toContainText(purchase);
    await expect(row).toContainText("RM 100.00");
    await expectAccessible(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const lines = (await readFile(await (await coming).path(), "utf8")).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("In (RM),Out (RM),Balance (RM)");
    expect(lines[1]).toContain("Top-up");
    expect(lines[1]).toMatch(new RegExp(`${purchase},100\\.00,,100\\.00$`));
  });

  await test.step("what is asked for is reserved", async () => {
    payout = await sendPayoutRequest(page);
    await expectSums(page, { Credited: "RM 100.00", Debited: "RM 0.00", "Reserved for payouts": "RM 60.00" });
    await expect(walletBox(page)).toContainText("RM 40.00");
    await page.getByRole("tab", { name: "Payouts" }).click();
    const row = page.getByRole("row").filter({ hasText: payout });
    await expect(row).toContainText("Requested");
    await expect(row).toContainText("••••8901");
    await expectAccessible(page);
  });

  await test.step("one member of staff approves it, and can't be who pays it", async () => {
    const desk = await (await anotherBrowser()).newPage();
    await enterAs(desk, "manager");
    const panel = await openPayout(desk, /^Requested/, payout);
    await expect(panel).toContainText(account);
    await expectAccessible(desk);
    await panel.getByRole("button", { name: "Approve" }).click();
    await expect(desk.getByText(`${payout} is approved.`)).toBeVisible();
    const again = await openPayout(desk, /^Approved/, payout);
    await expect(again.getByText("Somebody else must mark it as paid.")).toBeVisible();
    await expect(again.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);
  });

  await test.step("another marks it as paid", async () => {
    const desk = await (await anotherBrowser()).newPage();
    await enterAs(desk, "admin");
    const panel = await openPayout(desk, /^Approved/, payout);
    await panel.getByRole("button", { name: "Mark as paid" }).click();
    await expect(panel.getByLabel("Bank reference")).toBeFocused();
    await panel.getByLabel("Bank reference").fill(reference);
    await fillDate(panel, "Transferred on", dayAtResort());
    await expectAccessible(desk);
    await panel.getByRole("button", { name: "Mark as paid" }).click();
    await expect(desk.getByText(`${payout} is marked as paid.`)).toBeVisible();
  });

  await test.step("the guest sees it paid, and the sums are right", async () => {
    await page.goto("/credits?tab=payouts");
    const row = page.getByRole("row").filter({ hasText: payout });
    await expect(row).toContainText("Paid");
    await expect(row).toContainText(reference);
    await expectSums(page, { Credited: "RM 100.00", Debited: "RM 60.00", "Reserved for payouts": "RM 0.00" });
    await expect(walletBox(page)).toContainText("RM 40.00");
    await page.getByRole("tab", { name: "Transactions" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Paid out to your bank" })).toContainText(payout);
    await expectAccessible(page);
  });

  await test.step("the history has the top-up with its receipt", async () => {
    await page.goto("/payment-history");
    const row = page.getByRole("row").filter({ hasText: purchase });
    await expect(row).toContainText("Sandbox bank");
    await expect(row).toContainText("RM 100.00");
    await expectAccessible(page);
    await row.getByRole("link", { name: "Receipt" }).click();
    await expect(page.getByRole("main")).toContainText(purchase);
    await expect(page.getByRole("main")).toContainText("RM 100.00");
    await expectAccessible(page);
  });
});

/** Without a reason nothing is rejected; with one the amount is free again. */
async function reject(desk: Page, payout: string, reason: string): Promise<void> {
  const panel = await openPayout(desk, /^Requested/, payout);
  await panel.getByRole("button", { name: "Reject…" }).click();
  const why = panel.getByLabel("Reason");
  await expect(why).toBeFocused();
  await expect(panel.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Keep the request" }).click();
  await expect(panel.getByRole("button", { name: "Reject…" })).toBeFocused();
  await panel.getByRole("button", { name: "Reject…" }).click();
  await panel.getByRole("button", { name: "Reject the payout" }).click();
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Please fill in: Reason/);
  await expectAccessible(desk);
  await why.fill(reason);
  await panel.getByRole("button", { name: "Reject the payout" }).click();
  await expect(desk.getByText(`${payout} is rejected; the amount is back in the wallet.`)).toBeVisible();
  const again = await openPayout(desk, /^Rejected/, payout);
  await expect(again).toContainText(reason);
  // Nobody needs the whole of it any more.
  await expect(again).not.toContainText(account);
  for (const act of ["Approve", "Mark as paid", "Reject…"])
    await expect(again.getByRole("button", { name: act })).toHaveCount(0);
}

test("a payout that staff reject gives its amount back, and says why on a phone in Chinese", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("rejected");
  const reason = "The bank knows no such account: please look at its number again.";
  await register(page, "Aina Salleh", email);
  await giveCredit(email, 10_000);
  await open(page, "/credits");
  const payout = await sendPayoutRequest(page);
  await expectSums(page, { Credited: "RM 100.00", Debited: "RM 0.00", "Reserved for payouts": "RM 60.00" });

  const desk = await (await anotherBrowser()).newPage();
  await enterAs(desk, "manager");
  await reject(desk, payout, reason);
  await openMail(desk, email, /We could not pay out RM 60\.00/);
  await expect(desk.getByText(reason).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/credits?tab=payouts&lang=cn");
  const row = page.getByRole("row").filter({ hasText: payout });
  await expect(row).toContainText("已拒绝");
  await expect(row).toContainText(reason);
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(sumOf(page, "提现预留")).toContainText("RM 0.00");
  await expect(walletBox(page)).toContainText("RM 100.00");
  await expectAccessible(page);
});
