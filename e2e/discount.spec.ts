import { expectAccessible } from "./steps/accessible.ts";
import { findOwingBooking } from "./steps/database.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

test("a manager takes a discount off a stay with a reason, and takes that back; the front desk goes up to a tenth", async ({
  page,
}) => {
  const id = await findOwingBooking();
  await signInAtDesk(page, "manager", `/staff/bookings/${id}`);
  const price = page.getByRole("region", { name: "Price" });
  const total = price.getByText("Total, taxes and fees included").locator("xpath=following-sibling::dd");
  const before = (await total.textContent()) ?? "";

  await test.step("what is wrong is said at its field, and what it will cost before it is done", async () => {
    await price.getByRole("button", { name: "Discount" }).click();
    const dialog = page.getByRole("dialog", { name: "Discount on this stay" });
    await expect(dialog.getByText(/^Price of the stay: RM/)).toBeVisible();
    await dialog.getByRole("button", { name: "Give discount" }).click();
    await expect(dialog.getByLabel("Percent off")).toBeFocused();
    await dialog.getByLabel("Percent off").fill("10");
    await expect(dialog.getByText(/^New price: RM/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: "Amount" }).check();
    await dialog.getByLabel("Amount off (RM)").fill("999999");
    await dialog.getByLabel("Reason").fill("Their third stay this year");
    await dialog.getByRole("button", { name: "Give discount" }).click();
    await expect(dialog.getByText(/^Only RM .* can still be taken off/)).toBeVisible();
    await dialog.getByLabel("Amount off (RM)").fill("20");
    await dialog.getByRole("button", { name: "Give discount" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the price has its line and the history its reason", async () => {
    await expect(price.getByText("Discount", { exact: true }).first()).toBeVisible();
    await expect(price).toContainText("-RM 20.00");
    await expect(total).not.toHaveText(before);
    await expect(page.getByRole("region", { name: "History" })).toContainText("Their third stay this year");
    await expectAccessible(page);
  });

  await test.step("it is taken back", async () => {
    await price.getByRole("button", { name: "Take discount back" }).click();
    await expect(price.getByRole("button", { name: "Take discount back" })).toBeHidden();
    await expect(total).toHaveText(before);
  });

  await signInAtDesk(page, "frontdesk", `/staff/bookings/${id}`);
  await expect(price.getByText("Total, taxes and fees included")).toBeVisible();
  await price.getByRole("button", { name: "Discount" }).click();
  const dialog = page.getByRole("dialog", { name: "Discount on this stay" });
  await expect(dialog).toContainText("You can take off up to 10% of the stay by yourself.");
  await dialog.getByLabel("Percent off").fill("30");
  await dialog.getByLabel("Reason").fill("Friends of the house");
  await dialog.getByRole("button", { name: "Give discount" }).click();
  await expect(dialog.getByText(/^You can take off up to 10% .* earlier discounts/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
});
