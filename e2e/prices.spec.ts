import { quoteRoute } from "@pulau/contract/quotes.ts";
import { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { fillDate } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";

const words = (en: string) => ({ en, my: en, cn: en });

/** A package with one option that has no price yet, as the API makes it. */
async function makeEmptyOption(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const made = await page.request.post(createPackageRoute.path, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ code: "PAPER", type: "tour", picture: "lagoon-above", position: 999 },
      ...{ name: words("Paper list"), summary: words("As it stands on paper") },
      options: [{ name: words("3D2N from paper"), nights: 2, meals: "full" }],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).cards[0].option.id;
}

test("a price list on paper is entered, published, and paid by guests to the sen", async ({ page }) => {
  await signInAtDesk(page, "admin");
  const optionId = await makeEmptyOption(page);
  await open(page, "/staff/prices");
  await expectAccessible(page);
  await page.getByRole("link", { name: /3D2N from paper/ }).click();
  await expect(page.getByText("No prices yet")).toBeVisible();

  await test.step("a period, and rows for who shares which room", async () => {
    await page.getByRole("button", { name: "Add period" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name for staff").fill("Season");
    await fillDate(dialog, "First day", "2027-03-01");
    await fillDate(dialog, "Last day", "2027-10-31");
    await dialog.getByRole("button", { name: "Add period" }).click();
    await page.getByRole("button", { name: "Add rows" }).click();
    for (const tick of ["Garden Room", "twin", "child"])
      await dialog.getByLabel(tick, { exact: true }).check();
    await dialog.getByRole("button", { name: "Add 2 rows" }).click();
    await expect(page.getByRole("columnheader", { name: /Season/ })).toBeVisible();
    await expectAccessible(page);
  });

  const grid = page.getByRole("grid");
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
  const column =
    (await page.getByRole("columnheader", { name: /Season/ }).getAttribute("aria-colindex")) ?? "3";
  const at = Number(column) - 3;

  await test.step("prices by the keys alone, a slip and its repair", async () => {
    await cell(0, at).click();
    await page.keyboard.type("5,68");
    await page.keyboard.press("Enter");
    await cell(0, at).click();
    await page.getByRole("button", { name: "Use RM 568.00" }).click();
    await expect(cell(0, at)).toContainText("568.00");
    await cell(1, at).click();
    await page.keyboard.type("50% of adult");
    await page.keyboard.press("Enter");
    await expect(cell(1, at)).toContainText("284.00");
    await grid.press("Control+z");
    await expect(cell(1, at)).not.toContainText("50%");
    await grid.press("Control+Shift+z");
    await expect(cell(1, at)).toContainText("284.00");
  });

  await test.step("the quote beside says what the paper says", async () => {
    const quote = page.getByRole("complementary", { name: "Live quote" });
    await fillDate(quote, "Check-in", "2027-04-12");
    await fillDate(quote, "Check-out", "2027-04-14");
    // 2 × 568.00, marine park 2 × 5.00, service tax 8 % of 1,136.00
    await expect(quote).toContainText("1,236.88");
    await expectAccessible(page);
  });

  await test.step("guests see it once it is published", async () => {
    const guest = await page.request.post(quoteRoute.path, { data: wishOf(optionId, await roomOf(page)) });
    expect(guest.ok()).toBe(false);
    await page.getByRole("button", { name: /^Publish 3 changes/ }).click();
    await expect(page.getByText("Prices published")).toBeVisible();
    const now = await page.request.post(quoteRoute.path, { data: wishOf(optionId, await roomOf(page)) });
    expect((await now.json()).quote?.totalSen).toBe(123_688);
    await page.getByRole("button", { name: "Versions" }).click();
    await expect(page.getByRole("dialog")).toContainText("Guests see this");
    await expectAccessible(page);
  });
});

const roomOf = async (page: Page): Promise<string> =>
  page.getByRole("combobox", { name: "Room type" }).inputValue();

const wishOf = (optionId: string, roomTypeId: string) => ({
  ...{ optionId, checkIn: "2027-04-12", party: { adults: 2, childAges: [], nonMalaysians: 0 } },
  ...{ transport: { out: null, back: null, land: [] } },
  rooms: [{ roomTypeId, bedType: "twin", occupants: { adult: 2, child: 0, toddler: 0, infant: 0 } }],
});
