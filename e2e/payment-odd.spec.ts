import { register } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { goToRooms } from "./steps/home.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Signed in with nothing booked yet, at the payment of a stay; gives what it costs. */
async function comeToPay(page: Page, nth: number): Promise<string> {
  const email = freshEmail("odd");
  await register(page, "Odd Bank", email);
  await goToRooms(page, { nth });
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, email);
  await wizard.agree(page);
  return wizard.totalOf(page);
}

async function expectOneBooking(page: Page, number: string): Promise<void> {
  await page.goto("/booking/listing");
  await expect(page.getByRole("row").filter({ hasText: /TB-/ })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Confirmed");
  await page.goto("/booking/listing?tab=pre-booking");
  await expect(page.getByText("Nothing to pay")).toBeVisible();
}

for (const choice of ["repeat", "never"] as const) {
  test(`a bank that answers "${choice}" makes one confirmed booking`, async ({ page }) => {
    const total = await comeToPay(page, choice === "repeat" ? 6 : 7);
    await wizard.onward(page, `Pay ${total}`).click();
    await atTheBank(page, choice, total);
    if (choice === "never") await expect(page.getByText("Confirming your booking…")).toBeVisible();
    const number = await expectBooked(page);
    await expectOneBooking(page, number);
  });
}

test("two presses on Pay book once", async ({ page }) => {
  const total = await comeToPay(page, 8);
  await wizard.onward(page, `Pay ${total}`).dblclick();
  await atTheBank(page, "approve", total);
  const number = await expectBooked(page);
  await expectOneBooking(page, number);
});

test("whoever has just paid for a voucher is not asked for the money again while the bank is late", async ({
  page,
}) => {
  await register(page, "Late Bank", freshEmail("late"));
  await page.goto("/offers?tab=cash");
  await page.getByRole("main").getByRole("button", { name: /^Buy / }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  const pay = page.getByRole("button", { name: /^Pay RM / });
  const amount = ((await pay.textContent()) ?? "").replaceAll("\u00a0", " ").replace("Pay ", "");
  await pay.click();
  await atTheBank(page, "delay", amount);
  await expect(page.getByText("We are waiting for the bank", { exact: true })).toBeVisible();
  await expect(pay).toBeHidden();
  await expect(page.getByText("All done", { exact: true })).toBeVisible({ timeout: 45_000 });
});
