import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./steps/accessible.ts";
import { fillDate } from "./steps/dates.ts";
import { enterAs } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";

/** The guests' page beside a page, or within its dialog. */
const beside = (side: Page | Locator) => side.frameLocator("iframe[title='What guests see']");

/** Opens a record's form, with the guests' page in it. */
async function openRecord(page: Page, path: string, name: string) {
  await open(page, path);
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "View as a guest" }).click();
  return { dialog, seen: beside(dialog).getByRole("main") };
}

async function leaveForm(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Enters a surcharge for every night, and takes it back once a reload shows that it is kept. */
async function enterSurcharge(page: Page): Promise<void> {
  await open(page, "/staff/charges");
  const list = page.getByRole("region", { name: "Surcharges" });
  const price = beside(page).getByRole("region", { name: "Your stay" });
  await expect(price).toContainText("RM", { timeout: 30_000 });
  await list.getByRole("button", { name: "Add a surcharge" }).click();
  const form = list.locator("xpath=./details").last();
  await form.getByLabel("English").fill("Turtle season");
  await fillDate(form, "First day", "2026-01-01");
  await fillDate(form, "Last day", "2029-12-31");
  await form.getByLabel("Amount (RM)").first().fill("12.34");
  await expect(form.locator("summary").first()).toContainText("RM 12.34 per person per night");
  await expect(price).toContainText("Turtle season");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  const kept = list.locator("xpath=./details").filter({ hasText: "Turtle season" });
  await expect(kept.locator("summary").first()).toContainText("RM 12.34 per person per night");
  await expect(price).toContainText("Turtle season", { timeout: 30_000 });
  await kept.locator("summary").first().press("Enter");
  await kept.getByRole("button", { name: "Remove surcharge: Turtle season" }).press("Enter");
  await expect(price).not.toContainText("Turtle season");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.").last()).toBeVisible();
}

test("what guests would read and pay follows what is typed, before any of it is saved", async ({ page }) => {
  await enterAs(page, "admin");

  await test.step("taxes and fees, in the price of a stay", async () => {
    await open(page, "/staff/charges");
    const price = beside(page).getByRole("region", { name: "Your stay" });
    const tax = page.getByRole("region", { name: "Taxes" }).getByLabel("Percent").first();
    await expect(price).toContainText("8% of", { timeout: 30_000 });
    const saved = await price.textContent();
    await tax.fill("12.5");
    await expect(price).toContainText("12.5% of");
    // What can't be saved as it stands changes nothing; what is as it was shows what is saved.
    await tax.fill("125");
    await tax.press("Tab");
    await expect(tax).toHaveAttribute("aria-invalid", "true");
    await expect(price).toContainText("12.5% of");
    await tax.fill("8");
    await expect.poll(() => price.textContent()).toBe(saved);
    await page.getByRole("button", { name: "Remove Marine park fee" }).click();
    await expect(price).not.toContainText("Marine park fee");
    await page.getByRole("link", { name: "Boats", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  });

  await test.step("a surcharge of the resort's, in the price of a stay, and to the sen once it is saved", async () => {
    await enterSurcharge(page);
    await page.getByRole("link", { name: "Boats", exact: true }).click();
  });

  await test.step("the times of a boat, on the day that guests look at", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Boats" })).toBeVisible();
    const out = beside(page).getByRole("region", { name: "To the island" });
    await expect(out.getByRole("radio").first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Add a ferry" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("English").fill("Rajawali");
    const time = dialog.getByRole("group", { name: "To the island" }).getByLabel("Add a time");
    await time.fill("0605");
    await time.press("Enter");
    await expect(out.getByRole("radio", { name: /06:05 Rajawali/ })).toBeVisible();
    await dialog.getByRole("button", { name: "Remove 06:05" }).click();
    await time.fill("7.10");
    await time.press("Enter");
    await expect(out.getByRole("radio", { name: /07:10 Rajawali/ })).toBeVisible();
    await leaveForm(page);
    await expect(out.getByRole("radio", { name: /Rajawali/ })).toHaveCount(0);
  });

  await test.step("a bed and an amenity, at the rooms that have them", async () => {
    const bed = await openRecord(page, "/staff/beds", "King bed");
    await expect(bed.seen).toContainText("King bed", { timeout: 30_000 });
    await bed.dialog.getByLabel("English").fill("Emperor bed");
    await expect(bed.seen).toContainText("Emperor bed");
    await expect(bed.seen).not.toContainText("King bed");
    await leaveForm(page);
    const amenity = await openRecord(page, "/staff/amenities", "Hammock");
    await expect(amenity.seen).toContainText("Hammock", { timeout: 30_000 });
    await amenity.dialog.getByLabel("English").fill("Fan of feathers");
    await expect(amenity.seen).toContainText("Fan of feathers");
    await leaveForm(page);
  });

  await test.step("a ride to the jetty, with its price for the guests", async () => {
    await open(page, "/staff/transfers");
    const row = page
      .getByRole("row")
      .filter({ hasText: "Sultan Mahmud Airport" })
      .filter({ hasText: "Shared" });
    await row.getByRole("button").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "View as a guest" }).click();
    const seen = beside(dialog).getByRole("region", { name: "Land transfers" });
    const van = seen.getByRole("radio", { name: /Shared van/ });
    await expect(van).toBeVisible({ timeout: 30_000 });
    await dialog.getByLabel("Travel time (minutes)").fill("75");
    await dialog.getByLabel("Return (RM)").first().fill("57.50");
    await expect(seen).toContainText("about 1 h 15 min");
    await expect(seen).toContainText("RM 115.00");
    await dialog.getByLabel("Departures to the island (optional)").fill("07:45, 08:30");
    await expect(seen).toContainText("Leaves at 07:45, 08:30");
    await leaveForm(page);
  });

  await test.step("how guests would pay stands beside the gateways", async () => {
    await open(page, "/staff/settings/gateways");
    const ways = beside(page).getByRole("group", { name: "Payment method" }).getByRole("radio");
    await expect(ways.first()).toBeVisible({ timeout: 30_000 });
    const offered = await ways.count();
    // A switch saves at once; the ways beside follow it without being loaded anew.
    const offer = page.getByRole("switch", { name: "Offer Sandbox bank" });
    await offer.click();
    await expect(ways).toHaveCount(offered - 1);
    await page.reload();
    await expect(ways).toHaveCount(offered - 1, { timeout: 30_000 });
    await offer.click();
    await expect(ways).toHaveCount(offered);
  });
});
