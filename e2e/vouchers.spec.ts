import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { setLeastSpending } from "./steps/database.ts";
import { goToRooms } from "./steps/home.ts";
import { laidOut, layoutFaults } from "./steps/layout.ts";
import { openMail } from "./steps/mailbox.ts";
import { couple } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Buys a gift of RM 500 from the wallet; gives the code that its mail brings. */
async function giveVoucher(page: Page, to: string): Promise<string> {
  await logIn(page, "guest@demo.pulau.test");
  await page.goto("/offers?tab=cash");
  await page.getByRole("button", { name: "Buy Sea voucher RM 500" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy Sea voucher RM 500" });
  await expect(dialog.getByText(/^Held for you for/)).toBeVisible();
  await dialog.getByRole("switch", { name: "This is a gift" }).check({ force: true });
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByText("Please fill in: Recipient’s name.").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Recipient’s name").fill("Hana");
  await dialog.getByLabel("Their e-mail").fill(to);
  await dialog.getByLabel(/^Message/).fill("Go and see the turtles");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: /wallet/i }).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("All done")).toBeVisible({ timeout: 20_000 });

  await openMail(page, to, /gives you a stay by the sea/);
  const mail = page.locator("body");
  await expect(mail).toContainText("Go and see the turtles");
  return /TB-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await mail.textContent()) ?? "")?.[0] ?? "";
}

test("a voucher is bought as a gift, arrives by mail, and pays a part of its recipient's stay", async ({
  page,
  browser,
}) => {
  const to = `hana.${Date.now()}@example.test`;
  const code = await giveVoucher(page, to);
  const guest = await (await browser.newContext()).newPage();
  await goToRooms(guest, { monthsLater: 2, nth: 6 });
  await wizard.holdFirstRoom(guest);
  await wizard.goToPayment(guest, couple, to);
  await guest.getByRole("button", { name: "Add: Promo code or voucher" }).click();
  const typed = guest.getByLabel("Code", { exact: true });
  await guest.getByRole("button", { name: "Apply" }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/^Please fill in: Code\./);
  await typed.fill("NOSUCHCODE");
  await guest.getByRole("button", { name: "Apply" }).click();
  await expect(guest.getByText(/^We don’t know this code/)).toBeVisible();
  await typed.fill(code.toLowerCase());
  await guest.getByRole("button", { name: "Apply" }).click();
  await expect(guest.getByText(/^Has RM 500\.00 and is used first/)).toBeVisible();
  await guest.mouse.move(0, 0); // the code's own button came under the pointer, with its tooltip
  await expectAccessible(guest);
  const act = wizard.onward(guest, /^Pay RM/);
  const known = (await act.textContent()) ?? "";

  // No other amount stands on the button while the voucher is looked at anew.
  let lookUp = () => {};
  const mayLookUp = new Promise<void>((done) => {
    lookUp = done;
  });
  await guest.route("**/promo-code-by-code/**", async (route) => {
    await mayLookUp;
    await route.continue();
  });
  await guest.reload();
  await expect(wizard.onward(guest, "Checking your voucher")).toHaveAttribute("aria-busy", "true");
  await expect(act).toBeHidden();
  lookUp();
  await expect(act).toHaveText(known);
  await wizard.agree(guest);
  const rest = /RM [\d,.]+/.exec((await act.textContent()) ?? "")?.[0] ?? "";
  await act.click();
  await atTheBank(guest, "approve", rest);
  await expectBooked(guest);
  await guest.context().close();

  await page.goto("/my-promotions");
  await expect(page.getByText("A gift for Hana; sent.").first()).toBeVisible();
  await expect(page.getByText("only the recipient knows the code").first()).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await expectAccessible(page);
});

test("a voucher that does not pay for the stay says so wherever its code is typed", async ({
  page,
  browser,
}) => {
  test.slow();
  const to = `ravi.${Date.now()}@example.test`;
  const code = await giveVoucher(page, to);
  const guest = await (await browser.newContext()).newPage();
  await goToRooms(guest, { monthsLater: 2, nth: 8 });
  await wizard.holdFirstRoom(guest);
  await wizard.goToPayment(guest, couple, to);

  await guest.getByRole("button", { name: "Add: Promo code or voucher" }).click();
  const field = guest.getByLabel("Code", { exact: true });
  const tooLittle = guest.getByText(/^This code is for stays from RM 900,000\.00/);
  await setLeastSpending(code, 90_000_000);
  await field.fill(code);
  await guest.getByRole("button", { name: "Apply" }).click();
  await expect(tooLittle).toBeVisible();
  await expect(field).toHaveValue(code);
  await setLeastSpending(code, 0);
  await guest.getByRole("button", { name: "Apply" }).click();
  await expect(guest.getByText(/^Has RM 500\.00 and is used first/)).toBeVisible();

  const total = await wizard.totalOf(guest);
  await setLeastSpending(code, 90_000_000);
  await wizard.agree(guest);
  await wizard.onward(guest, /^Pay RM/).click();
  await expect(guest.getByText("Your voucher was not used")).toBeVisible();
  await expect(tooLittle).toBeVisible();
  await expect(guest.getByText(`${total} remains to be paid.`)).toBeVisible();
  await expectAccessible(guest);
  await guest.reload();
  await expect(guest.getByText("Your voucher was not used")).toBeVisible();

  await guest.getByRole("link", { name: "Choose how to pay" }).click();
  const later = guest.getByLabel("Voucher code");
  await guest.getByRole("button", { name: "Pay with voucher" }).click();
  await expect(later).toBeFocused();
  await expect(later).toHaveAccessibleDescription(/^Please fill in: Voucher code\./);
  await later.fill("HELLO50");
  await guest.getByRole("button", { name: "Pay with voucher" }).click();
  await expect(guest.getByText(/^This code only works while you are booking/)).toBeVisible();
  await later.fill(code);
  await guest.getByRole("button", { name: "Pay with voucher" }).click();
  await expect(tooLittle).toBeVisible();
  await expect(later).toHaveValue(code);
  await expectAccessible(guest);
  await setLeastSpending(code, 0);
  await guest.getByRole("button", { name: "Pay with voucher" }).click();
  await expect(guest.getByText(/^The voucher paid RM 500\.00\. RM [\d,.]+ remains to be paid/)).toBeVisible();
  await expect(later).toHaveValue("");
  await guest.context().close();
});

test("a voucher's link opened on a phone leads into a booking that has its code", async ({
  page,
  browser,
}) => {
  const to = `mei.${Date.now()}@example.test`;
  const code = await giveVoucher(page, to);
  const link = (await page.locator('a[href*="/voucher/"]').first().getAttribute("href")) ?? "";
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  for (const [lang, heading] of [
    ["my", "Untuk Hana"],
    ["cn", "送给 Hana"],
    ["en", "For Hana"],
  ] as const) {
    await phone.goto(`${new URL(link).pathname}?lang=${lang}`);
    await expect(phone.getByRole("heading", { name: heading })).toBeVisible();
    await laidOut(phone);
    expect(await layoutFaults(phone)).toEqual([]);
  }
  await expectAccessible(phone);
  const begun = phone.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/draft-booking");
  await phone.getByRole("button", { name: "Use in a booking" }).tap();
  expect(await (await begun).text()).toContain(code);
  await wizard.expectStep(phone, "package");
  await phone.context().close();
});
