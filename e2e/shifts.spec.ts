import { expectAccessible } from "./steps/accessible.ts";
import { findOwingBooking } from "./steps/database.ts";
import { enterAs } from "./steps/desk.ts";
import { endShiftLeftOpen } from "./steps/drawer.ts";
import { expect, type Page, test } from "./steps/test.ts";

const drawer = (page: Page) => page.getByRole("region", { name: /^Drawer \d+, / });
const inDrawer = (page: Page, name: string) =>
  drawer(page)
    .locator("div", { has: page.getByRole("term").filter({ hasText: name }) })
    .getByRole("definition");

/** Opens the money page of a booking that owes a balance. */
async function openOwing(page: Page): Promise<void> {
  await page.goto(`/staff/bookings/${await findOwingBooking()}/money`);
  await expect(page.getByRole("heading", { level: 1, name: /^Payments of / })).toBeVisible();
}

test("a shift: no cash without a drawer, a float, cash in and change, a drop, a count that is short, and the sheet", async ({
  page,
}) => {
  await enterAs(page, "manager");
  await endShiftLeftOpen(page);

  await test.step("cash is off without a drawer, and a drawer is opened there", async () => {
    await openOwing(page);
    await expect(page.getByText("Open a drawer to take or refund cash.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Record RM/ })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open drawer" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Open a drawer" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Drawer number").fill("2");
    await dialog.getByLabel("Float in ringgit").fill("200");
    await dialog.getByRole("button", { name: "Open drawer" }).click();
    await expect(dialog.getByText("Drawer 2 is open for somebody else.")).toBeVisible();
    await dialog.getByLabel("Drawer number").fill("3");
    await dialog.getByRole("button", { name: "Open drawer" }).click();
    await expect(page.getByText("Drawer 3 is open.")).toBeVisible();
    await expect(inDrawer(page, "Should hold")).toHaveText("RM 200.00");
  });

  await test.step("cash comes in, with its change, and stays after a reload", async () => {
    const record = page.getByRole("region", { name: "Record a payment" });
    await record.getByLabel("Amount in ringgit").fill("85");
    await page.getByRole("button", { name: "RM 100.00" }).click();
    await expect(page.getByText("RM 15.00")).toBeVisible();
    await page.getByRole("button", { name: "Record RM 85.00" }).click();
    await expect(page.getByText("Payment recorded.")).toBeVisible();
    await page.reload();
    await expect(inDrawer(page, "Cash in (1)")).toHaveText("RM 85.00");
    await expect(inDrawer(page, "Should hold")).toHaveText("RM 285.00");
  });

  await test.step("cash is dropped to the safe and paid out, never more than is there", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Shifts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Shifts" })).toBeVisible();
    await expectAccessible(page);
    await drawer(page).getByRole("button", { name: "Drop to safe" }).click();
    const drop = page.getByRole("dialog", { name: "Drop cash to the safe" });
    await drop.getByLabel("Amount in ringgit").fill("500");
    await drop.getByRole("button", { name: "Drop to safe" }).click();
    await expect(drop.getByText("There is only RM 285.00 in the drawer.")).toBeVisible();
    await drop.getByLabel("Amount in ringgit").fill("150");
    await drop.getByRole("button", { name: "Drop to safe" }).click();
    await expect(drop).toBeHidden();
    await drawer(page).getByRole("button", { name: "Pay out" }).click();
    const out = page.getByRole("dialog", { name: "Pay out of the drawer" });
    await out.getByLabel("Amount in ringgit").fill("10");
    await out.getByRole("button", { name: "Pay out" }).click();
    await expect(out.getByLabel("What for")).toBeFocused();
    await out.getByLabel("What for").fill("Ice for the bar");
    await out.getByRole("button", { name: "Pay out" }).click();
    await expect(inDrawer(page, "Should hold")).toHaveText("RM 125.00");
  });

  await test.step("the drawer is counted short, with a reason, and the shift is closed", async () => {
    await drawer(page).getByRole("button", { name: "Count and close" }).click();
    const count = page.getByRole("dialog", { name: "Count drawer 3" });
    await count.getByLabel("RM 100.00", { exact: true }).fill("1");
    await count.getByLabel("RM 20.00", { exact: true }).fill("1");
    await expect(count.getByText("Short")).toBeVisible();
    await expectAccessible(page);
    await count.getByRole("button", { name: "Close shift" }).click();
    await expect(count.getByLabel("Reason for the difference")).toBeFocused();
    await count.getByLabel("Reason for the difference").fill("Gave too much change");
    await count.getByLabel(/^Hand-over note/).fill("Small notes are short");
    await count.getByRole("button", { name: "Close shift" }).click();
    await expect(page.getByText(/^Shift \d+ is closed\.$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "You have no drawer open" })).toBeVisible();
  });

  await test.step("the list and the sheet tell it, and nothing can be changed", async () => {
    const row = page
      .getByRole("table", { name: "Shifts" })
      .getByRole("row")
      .filter({ hasText: "Gave too much change" });
    await expect(row).toContainText("RM 5.00");
    await row.getByRole("link", { name: /^Shift / }).click();
    await expect(page.getByRole("table", { name: "Every movement of cash, in order" })).toContainText(
      "Ice for the bar",
    );
    await expect(page.getByText("Small notes are short")).toBeVisible();
    await expect(page.getByRole("button", { name: "Count and close" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    await expectAccessible(page);
  });
});
