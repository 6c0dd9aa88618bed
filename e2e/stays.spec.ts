import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { expect, test } from "./steps/test.ts";

test("arrivals, departures and guests in house are listed over days, filed and printed", async ({ page }) => {
  await signInAtDesk(page, "frontdesk");
  await page.getByRole("link", { name: "Arrivals and departures" }).click();
  await expect(page.getByRole("tab", { name: "Arrivals" })).toHaveAttribute("aria-selected", "true");
  const counts = page.getByText(/\d+ bookings?, \d+ guests, \d+ rooms/).first();
  await expect(counts).toBeVisible();
  await expectAccessible(page);

  await test.step("other days and other lists stand in the address", async () => {
    await page.getByRole("radio", { name: "7 days" }).check();
    await page.getByRole("tab", { name: "In house" }).click();
    await expect(page).toHaveURL(/list=inHouse/);
    await expect(page.getByRole("table", { name: "Guests in house" }).getByRole("row").nth(1)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();
    await expect(page.getByRole("tab", { name: "In house" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("the file and the paper have all of them", async () => {
    const total = Number((await counts.textContent())?.match(/(\d+) bookings?/)?.[1]);
    expect(total).toBeGreaterThan(20);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/^stays.*\.csv$/);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Guests in house", level: 1 })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(total + 1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("heading", { name: "Arrivals and departures", level: 1 })).toBeVisible();
  });
});

test("the registration card of an arrival has everybody on it, with a line to sign on", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", "/staff/stays");
  const arrivals = page.getByRole("table", { name: "Arrivals" });
  const guest = arrivals.getByRole("row").filter({ hasText: "Confirmed" }).first().getByRole("link").first();
  const name = (await guest.textContent()) ?? "";
  await guest.click();
  await page.getByRole("link", { name: "Registration card" }).click();
  await expect(page.getByRole("navigation", { name: "Guests by room" })).toBeVisible();
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("heading", { name: "Registration card", level: 1 })).toBeVisible();
  const guests = page.getByRole("table", { name: "Guests" });
  await expect(guests.getByRole("columnheader")).toHaveText([
    "Guest",
    "Nationality",
    "Passport or IC",
    "Room",
    "Signature",
  ]);
  await expect(guests.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("article").getByText(name).first()).toBeVisible();
  // Papers are masked here as everywhere.
  await expect(guests.getByText(/\d{6}/)).toHaveCount(0);
  await expectAccessible(page);
});

test("a group is let in at once from the list of arrivals; who owes or has no clean room is named", async ({
  page,
}) => {
  await signInAtDesk(page, "manager", "/staff/stays");
  const rows = page
    .getByRole("table", { name: "Arrivals" })
    .getByRole("row")
    .filter({ hasText: "Confirmed" });
  const expected = await rows.count();
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(/Check in \d+ bookings?\?/);
  await dialog.getByRole("button", { name: "Check in", exact: true }).click();
  // Of the demo's arrivals some are ready, and some owe money or wait for their room.
  await expect(page.getByText(/\d+ bookings? (is|are) checked in\./)).toBeVisible();
  const refused = page.getByRole("dialog").getByRole("listitem");
  const left = await refused.count();
  if (left > 0) await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(left);
  expect(left).toBeLessThan(expected);
});

test("the crew reads who comes, and neither what they owe nor a phone number", async ({ page }) => {
  await signInAtDesk(page, "crew", "/staff/stays?list=inHouse");
  const table = page.getByRole("table", { name: "Guests in house" });
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Money" })).toHaveCount(0);
  await expect(table.locator("a[href^='tel:']")).toHaveCount(0);
});
