import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { chooseDay, goToRooms } from "./steps/home.ts";
import { couple } from "./steps/people.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";
import { openOwnBooking } from "./steps/trips.ts";
import * as wizard from "./steps/wizard.ts";

const senOf = (text: string | null): number =>
  Number(
    /-?RM\s?[\d,]+\.\d\d/
      .exec(text ?? "")?.[0]
      .replace(/RM\s?/, "")
      .replace(/[,.]/g, ""),
  );

/** What the change would cost, at the side. */
const difference = (page: Page): Locator =>
  page.getByRole("complementary", { name: "What the change costs" });

const rowOf = async (place: Locator, name: string): Promise<number> =>
  senOf(await place.getByText(name, { exact: true }).locator("xpath=following-sibling::dd").textContent());

/** Another day on which a room of the booked type is free: on some only others are. */
async function chooseDayOfRoom(page: Page): Promise<void> {
  const costs = difference(page).getByText("Booked", { exact: true });
  const full = difference(page).getByText(/fully booked/);
  for (const nth of [2, 3, 5, 7]) {
    await chooseDay(page.getByRole("main"), { monthsLater: 0, nth });
    await expect(difference(page).locator("[aria-busy=true]")).toHaveCount(0);
    await expect(costs.or(full)).toBeVisible();
    if (await costs.isVisible()) return;
  }
}

/** A stay for two, paid from the wallet; the page of the booking is open. */
async function bookedStay(page: Page): Promise<void> {
  await logIn(page, "guest@demo.pulau.test");
  await goToRooms(page, { monthsLater: 2, nth: 12 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.goToPayment(page, couple, "guest@demo.pulau.test");
  await openOwnBooking(page, await wizard.payFromWallet(page, total));
  await expect(page.getByRole("link", { name: "Change booking" })).toBeVisible();
}

test("a guest moves a stay, sees the difference first, and takes one person off", async ({ page }) => {
  await bookedStay(page);
  const booked = page.url();

  await test.step("an extra of the price list is added and taken off, the difference shown before", async () => {
    for (const sen of [5_000, -5_000]) {
      await page.getByRole("link", { name: "Change booking" }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Add-ons/ })
        .click();
      const permit = page
        .getByRole("region", { name: "Extras" })
        .getByRole("switch", { name: "Drone permit" });
      await expect(permit).toBeChecked({ checked: sen < 0 });
      await permit.click();
      await expectAccessible(page);
      await page.getByRole("main").getByRole("button", { name: "Review changes" }).click();
      const list = page.getByRole("table", { name: "What changes" });
      for (const title of ["Add-ons", "Drone permit"])
        await expect(list.getByRole("rowheader", { name: title, exact: true })).toBeVisible();
      const was = await rowOf(difference(page), "Booked");
      expect(await rowOf(difference(page), "After the change")).toBe(was + sen);
      await difference(page).getByRole("button", { name: "Confirm changes" }).click();
      await page.waitForURL(booked);
    }
  });

  await test.step("another day is chosen; nothing is changed by looking", async () => {
    await page.getByRole("link", { name: "Change booking" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "What would you like to change?" }),
    ).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Dates and party/ })
      .click();
    await chooseDayOfRoom(page);
    await expect(difference(page).getByText("Booked", { exact: true })).toBeVisible();
    await expectAccessible(page);
    const before = await rowOf(difference(page), "Booked");
    const after = await rowOf(difference(page), "After the change");
    expect(await rowOf(difference(page), "Difference")).toBe(after - before);
  });

  await test.step("a reload keeps the choice, and the booking is as it was until it is agreed to", async () => {
    const after = await rowOf(difference(page), "After the change");
    await page.reload();
    await expect(difference(page).getByText("After the change")).toBeVisible();
    expect(await rowOf(difference(page), "After the change")).toBe(after);
    await page.getByRole("main").getByRole("button", { name: "Review changes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Review changes" })).toBeVisible();
    const list = page.getByRole("table", { name: "What changes" });
    for (const part of ["Dates", "Boat to the island", "Boat back", "Refund if cancelled"])
      await expect(list.getByRole("rowheader", { name: part, exact: true })).toBeVisible();
    await expect(list.getByRole("rowheader", { name: "Guests", exact: true })).toBeHidden();
    await expectAccessible(page);
    await difference(page).getByRole("button", { name: "Confirm changes" }).click();
    await expect(page.getByText("Your booking has been changed.")).toBeVisible();
    await page.waitForURL(booked);
    expect(senOf(await page.getByRole("region", { name: "Price" }).textContent())).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "Price" })).toContainText(
      new RegExp((after / 100).toLocaleString("en", { minimumFractionDigits: 2 })),
    );
  });

  await test.step("one of the two stays at home; what comes back is shown before", async () => {
    await page.getByRole("button", { name: /Remove .*Siew Ling/ }).click();
    const dialog = page.getByRole("alertdialog", { name: "Remove a guest" });
    await expect(dialog.getByText("New price")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(/has been removed/)).toBeVisible();
    await expect(page.getByText("1 person").first()).toBeVisible();
  });

  await test.step("the request is written anew", async () => {
    await page.getByRole("button", { name: "Add a request" }).click();
    await page.getByRole("textbox", { name: "Special request" }).fill("A quiet room, please");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("A quiet room, please")).toBeVisible();
  });
});
