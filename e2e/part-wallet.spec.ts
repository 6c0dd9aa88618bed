import type { Sen } from "@pulau/domain/money/sen.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { register } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { giveCredit, whileBankIsDown } from "./steps/database.ts";
import { goToRooms } from "./steps/home.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const senOf = (text: string): number => Number(/RM\s([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));
const ringgit = (sen: Sen): string => `RM ${(sen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;

test("a part comes from the wallet, the bank declines the rest, and is then paid on another try", async ({
  page,
}) => {
  const email = freshEmail("part");
  await register(page, "Part Wallet", email);
  await giveCredit(email, 12_345);
  await goToRooms(page, { nth: 5 });
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, email);
  const rest = ringgit(senOf(await wizard.totalOf(page)) - 12_345);
  await page.getByRole("switch", { name: "Use RM 123.45 from my wallet" }).check();
  await expect(page.getByText(`You pay the remaining ${rest} on the bank’s page`)).toBeVisible();
  await expectAccessible(page);
  await wizard.agree(page);
  await wizard.onward(page, `Pay ${rest}`).click();

  await atTheBank(page, "decline", rest);
  await expect(page.getByRole("heading", { name: "The payment did not go through" })).toBeVisible();
  await expect(page.getByText("RM 123.45 received")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pay another way" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay another way" })).toBeVisible();
  // The reason, the deadline and the ways to pay: no menu, and nothing else of the booking.
  await expect(page.getByText(`The bank declined ${rest}. Nothing was charged.`)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await expectAccessible(page);
  await expect(page.getByText("RM 123.45 received")).toBeVisible();
  await page.getByRole("button", { name: `Pay ${rest}` }).click();
  await atTheBank(page, "approve", rest);
  await expectBooked(page);
  await page.goBack();
  await expect(page, "back from success is the booking, not the bank").toHaveURL(/\/booking\/detail\/[^/]+$/);
  await expect(page.getByRole("main")).toContainText("Confirmed");
  await page.goto("/booking/listing");
  await expect(page.getByRole("row").filter({ hasText: /TB-/ })).toContainText("Confirmed");
});

test.describe("with a bank that answers nobody", () => {
  test.use({ bearsNoBank: true });

  test("the bank's page does not open: the wallet's part is told, and the rest is paid on another try", async ({
    page,
  }) => {
    const email = freshEmail("down");
    await register(page, "Bank Down", email);
    await giveCredit(email, 12_345);
    await goToRooms(page, { nth: 4 });
    await wizard.holdFirstRoom(page);
    await wizard.goToPayment(page, couple, email);
    const rest = ringgit(senOf(await wizard.totalOf(page)) - 12_345);
    await page.getByRole("switch", { name: "Use RM 123.45 from my wallet" }).check();
    await wizard.agree(page);
    await whileBankIsDown(async () => {
      await wizard.onward(page, `Pay ${rest}`).click();
      await expect(page.getByRole("heading", { name: "Your booking is awaiting payment" })).toBeVisible();
    });
    await expect(page.getByText("We received RM 123.45 from your wallet")).toBeVisible();
    await expect(page.getByText(`${rest} remains to be paid.`)).toBeVisible();
    await expect(page.getByText("Your rooms are held until")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Choose how to pay" }).click();
    await page.getByRole("button", { name: `Pay ${rest}` }).click();
    await atTheBank(page, "approve", rest);
    await expectBooked(page);
  });
});

test("a voucher is bought on a phone with a part from the wallet, which comes back when it is given up", async ({
  page,
}) => {
  const email = freshEmail("share");
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, "Shared Payment", email);
  await giveCredit(email, 3_000);
  const begin = async () => {
    await page.goto("/offers?tab=cash");
    await page.getByRole("main").getByRole("button", { name: "Buy Sea voucher RM 100" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("switch", { name: "Use RM 30.00 from my wallet" }).check();
    await expect(page.getByText("You pay the remaining RM 60.00 on the bank’s page.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay RM 60.00" }).click();
  };
  await begin();
  await atTheBank(page, "decline", "RM 60.00");
  await expect(page.getByText("RM 30.00 received")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel purchase" }).click();
  await expect(page.getByText("Anything you paid is refunded to where it came from.")).toBeVisible();

  await begin();
  await atTheBank(page, "approve", "RM 60.00");
  await expect(page.getByText("All done", { exact: true })).toBeVisible({ timeout: 45_000 });
});
