import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { expectBooked } from "./steps/bank.ts";
import { giveCredit } from "./steps/database.ts";
import { goToRooms } from "./steps/home.ts";
import { couple } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { openOwnBooking } from "./steps/trips.ts";
import * as wizard from "./steps/wizard.ts";

const senOf = (text: string): number => Number(/RM\s([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));

/** What the wallet holds, in sen. */
async function balance(page: Page): Promise<number> {
  await page.goto("/credits");
  const shown = page
    .getByRole("main")
    .getByText(/^RM\s[\d,]+\.\d\d$/)
    .first();
  await expect(shown).toBeVisible();
  return senOf((await shown.textContent()) ?? "");
}

test("a stay is paid from the wallet and cancelled; what was shown comes back into it", async ({ page }) => {
  await giveCredit("guest@demo.pulau.test", 500_000);
  await logIn(page, "guest@demo.pulau.test");
  const before = await balance(page);
  await goToRooms(page, { monthsLater: 2, nth: 9 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.goToPayment(page, couple, "guest@demo.pulau.test");
  await page.getByRole("radio", { name: /^Your wallet/ }).check();
  await wizard.agree(page);
  await expectAccessible(page);
  await wizard.onward(page, `Pay ${total}`).click();
  const number = await expectBooked(page);
  await expect.poll(async () => before - (await balance(page))).toBe(senOf(total));

  await openOwnBooking(page, number);
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel this booking?" });
  const agree = dialog.getByRole("button", { name: /^Cancel and get RM/ });
  await expect(agree).toBeVisible();
  await expect(dialog).toContainText("It goes to your wallet at once.");
  await expectAccessible(page);
  const back = senOf((await agree.textContent()) ?? "");
  expect(back).toBeLessThanOrEqual(senOf(total));
  await agree.click();
  await expect(page.getByText("This booking is cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("You cancelled it.")).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before - senOf(total) + back);
});
