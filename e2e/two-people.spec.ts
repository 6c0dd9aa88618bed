import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { giveCredit } from "./steps/database.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { goToRooms } from "./steps/home.ts";
import { couple } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { openOwnBooking } from "./steps/trips.ts";
import * as wizard from "./steps/wizard.ts";

const edit = async (page: Page) => {
  await page.goto("/staff/currencies");
  await page.getByRole("button", { name: "Edit SGD" }).click();
  return page.getByRole("dialog", { name: "SGD" });
};

test("two at the desk edit one currency: the second sees who saved it, and chooses", async ({
  page,
  browser,
}) => {
  await signInAtDesk(page, "admin");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAtDesk(other, "admin");
  const mine = await edit(page);
  const theirs = await edit(other);
  await theirs.getByLabel("Name").fill("Dollar of Singapore");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel("Name").fill("Singapore dollars");
  await mine.getByLabel("Symbol").fill("S$");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText(/ saved this on /)).toBeVisible();
  await expect(mine.getByLabel("Name")).toHaveValue("Singapore dollars");
  await expectAccessible(page);
  await mine.getByRole("group", { name: "Name" }).getByText("Other version").click();
  await expect(mine.getByLabel("Name")).toHaveValue("Dollar of Singapore");
  await expect(mine.getByLabel("Symbol")).toHaveValue("S$");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine).toBeHidden();
  const again = await edit(other);
  await expect(again.getByLabel("Symbol")).toHaveValue("S$");
  await elsewhere.close();
});

test("a rooming list and a change of one booking, typed in two windows, lose nothing", async ({
  page,
  context,
}) => {
  await giveCredit("guest@demo.pulau.test", 500_000);
  await logIn(page, "guest@demo.pulau.test");
  await goToRooms(page, { monthsLater: 2, nth: 9 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.goToPayment(page, couple, "guest@demo.pulau.test");
  await openOwnBooking(page, await wizard.payFromWallet(page, total));
  await expect(page.getByRole("link", { name: "Change booking" })).toBeVisible();
  const booking = page.url();
  const other = await context.newPage();

  await test.step("both windows write into the list; the second keeps what the first saved", async () => {
    await page.goto(`${booking}/rooming`);
    await other.goto(`${booking}/rooming`);
    const chinese = (window: Page, nth: number) => window.getByLabel(/^Chinese name, /).nth(nth);
    // Typed before the first saves: what nobody has touched would show the first's names by then.
    await chinese(other, 0).fill("陈大文");
    await chinese(other, 1).fill("李小龙");
    await chinese(page, 0).fill("林美玲");
    await page.getByRole("button", { name: "Save list" }).click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    await other.getByRole("button", { name: "Save list" }).click();
    await expect(other.getByText(/from another device or by somebody else/)).toBeVisible();
    await expect(chinese(other, 1)).toHaveValue("李小龙");
    await expectAccessible(other);
    await other
      .getByRole("group", { name: /Chinese name$/ })
      .getByText("Other version")
      .click();
    await expect(chinese(other, 0)).toHaveValue("林美玲");
    await other.getByRole("button", { name: "Save list" }).click();
    await expect(other.getByText("All changes saved")).toBeVisible();
    await page.reload();
    await expect(chinese(page, 0)).toHaveValue("林美玲");
    await expect(chinese(page, 1)).toHaveValue("李小龙");
  });

  await test.step("a change that was begun before goes on over it, and is agreed to at the second press", async () => {
    await page.goto(`${booking}/change/add-ons`);
    await page.getByRole("switch", { name: "Drone permit" }).click();
    await page.getByRole("main").getByRole("button", { name: "Review changes" }).click();
    await expect(page.getByRole("table", { name: "What changes" })).toBeVisible();
    await other
      .getByLabel(/^Chinese name, /)
      .nth(1)
      .fill("李小明");
    await other.getByRole("button", { name: "Save list" }).click();
    await expect(other.getByText("All changes saved")).toBeVisible();
    const agree = page
      .getByRole("complementary", { name: "What the change costs" })
      .getByRole("button", { name: "Confirm changes" });
    await agree.click();
    await expect(page.getByText(/from another device or by somebody else/)).toBeVisible();
    await expect(page.getByRole("table", { name: "What changes" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep my version" }).click();
    await agree.click();
    await expect(page.getByText("Your booking has been changed.")).toBeVisible();
    await page.goto(`${booking}/rooming`);
    await expect(page.getByLabel(/^Chinese name, /).nth(1)).toHaveValue("李小明");
  });
});
