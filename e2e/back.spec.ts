import { register } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { goToRooms } from "./steps/home.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Every address that the tab shows from now on. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.push(frame.url());
  });
  return seen;
}

const atTheBooking = (page: Page) => expect(page).toHaveURL(/\/booking\/detail\/[^/]+$/);

test("Back from the bank leads to paying, and Back from success to the booking, however often", async ({
  page,
}) => {
  const email = freshEmail("back");
  await register(page, "Back Again", email);
  await goToRooms(page, { nth: 9 });
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, email);
  await wizard.agree(page);
  const total = await wizard.totalOf(page);
  await wizard.onward(page, `Pay ${total}`).click();
  await expect(page.getByRole("heading", { name: total })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Choose how to pay" })).toBeVisible();
  const pay = page.getByRole("button", { name: `Pay ${total}` });
  await pay.click();
  await atTheBank(page, "decline", total);
  await expect(page.getByRole("heading", { name: "The payment did not go through" })).toBeVisible();
  await page.getByRole("link", { name: "Pay another way" }).click();
  await pay.click();
  await atTheBank(page, "approve", total);
  await expectBooked(page);

  const seen = watchAddresses(page);
  for (const time of [1, 2, 3]) {
    await page.goBack();
    await atTheBooking(page);
    await expect(page.getByRole("main"), `after ${time} times Back`).toContainText("Confirmed");
  }
  expect(seen.filter((address) => address.includes("bank"))).toEqual([]);
});

test("whoever paid for a voucher goes back to where it was bought", async ({ page }) => {
  await register(page, "Back Voucher", freshEmail("backvoucher"));
  await page.goto("/offers?tab=cash");
  await page.getByRole("main").getByRole("button", { name: "Buy Sea voucher RM 100" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay RM 90.00" }).click();
  await atTheBank(page, "approve", "RM 90.00");
  await expect(page.getByText("All done", { exact: true })).toBeVisible({ timeout: 45_000 });
  await page.goBack();
  await expect(page).toHaveURL(/\/offers/);
});
