import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import type { OptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { fillDate } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** A package with one option that has no price yet, by the screens of staff; gives the option's id. */
async function makePackage(page: Page): Promise<string> {
  await open(page, "/staff/packages");
  await page.getByRole("button", { name: "Add package" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Code").fill("lagoon");
  await dialog.getByLabel("Name in English").fill("Paper list");
  await dialog.getByLabel("Summary in English").fill("As it stands on paper");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("This code is used by another package.")).toBeVisible();
  await dialog.getByLabel("Code").fill("PAPER");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Paper list" })).toBeVisible();
  await expect(page.getByText("no option on sale has a price")).toBeVisible();
  await page.getByRole("button", { name: "Add option" }).click();
  await dialog.getByLabel("Name in English").fill("3D2N from paper");
  await dialog.getByRole("button", { name: "Add inclusion" }).click();
  await dialog.getByLabel("Inclusion 1 in English").fill("Ferry both ways");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  return describePackage(page);
}

/** Says what a package lacks: its Chinese name, a picture of the resort's own, and what that shows. */
async function describePackage(page: Page): Promise<string> {
  await expect(page.getByLabel("Name in Chinese")).toHaveAccessibleDescription(/Missing/);
  await page.getByLabel("Name in Chinese").fill("纸上套餐");
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  await page
    .getByLabel("Picture 1: Upload a picture")
    .setInputFiles({ name: "lagoon.png", mimeType: "image/png", buffer: png });
  await expect(page.getByRole("combobox", { name: "Picture 1" })).toHaveValue("");
  await page.getByLabel("What picture 1 shows in English").fill("The lagoon at noon");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel("Name in Chinese")).toHaveValue("纸上套餐");
  await expect(page.getByLabel("Summary in Chinese")).toHaveValue("");
  await expectAccessible(page);
  const prices = page.getByRole("link", { name: "Prices of 3D2N from paper" });
  return ((await prices.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
}

/** A guest finds the package on the first page, with its own picture, and pays for it. */
async function bookAsGuest(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: /^All \d+ packages/ }).click();
  const card = page.getByRole("article").filter({ hasText: "Paper list" });
  await expect(card).toBeVisible();
  await expect(card.locator("img")).toHaveAttribute("src", /resort\/picture/);
  await card.getByRole("button", { name: "Choose Paper list" }).click();
  await wizard.expectStep(page, "dates");
  await wizard.onward(page, "Continue to rooms").click();
  await wizard.expectStep(page, "rooms");
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, freshEmail("paper"));
  await wizard.agree(page);
  const total = await wizard.totalOf(page);
  await wizard.onward(page, `Pay ${total}`).click();
  await atTheBank(page, "approve", total);
  await expectBooked(page);
}

test("a package from a price list on paper is made, priced, published, and booked by a guest", async ({
  page,
  request,
  browser,
}) => {
  await signInAtDesk(page, "admin");
  const optionId = await makePackage(page);
  await open(page, "/staff/prices");
  await expectAccessible(page);
  await page.getByRole("link", { name: /3D2N from paper/ }).click();
  await expect(page.getByText("No prices yet")).toBeVisible();

  await test.step("a period, and rows for who shares which room", async () => {
    await page.getByRole("button", { name: "Add period" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name for staff").fill("Season");
    // The first page looks for offers in the next weeks.
    await fillDate(dialog, "First day", new Date().toISOString().slice(0, 10));
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

  await test.step("who would pay more is told of the prices as they were typed last", async () => {
    const dialog = page.getByRole("dialog");
    const compared = async () => {
      await page.getByRole("button", { name: "Compare before and after" }).click();
      await expect(dialog).toContainText("Sample stays");
      const text = await dialog.textContent();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      return text;
    };
    const before = await compared();
    await cell(0, at).click();
    await page.keyboard.type("600");
    await page.keyboard.press("Enter");
    expect(await compared()).not.toBe(before);
    await cell(0, at).click();
    await grid.press("Control+z");
    await expect(cell(0, at)).toContainText("568.00");
  });

  await test.step("guests see it once it is published", async () => {
    const guest = await page.request.post(quoteRoute.path, { data: wishOf(optionId, await roomOf(page)) });
    expect(guest.ok()).toBe(false);
    // As a visitor has it: staff who have looked at the portal beside a form have its preview.
    const firstPage = async () => (await request.get("/?lang=en")).text();
    expect(await firstPage()).not.toContain("Paper list");
    await page.getByRole("button", { name: /^Publish 3 changes/ }).click();
    await expect(page.getByText("Prices published")).toBeVisible();
    const offers = async () => (await page.request.get(`${allAvailableRoute.path}?adults=2`)).text();
    await expect.poll(offers, { timeout: 3_000, message: "guests see it at once" }).toContain('"PAPER"');
    await expect
      .poll(firstPage, { timeout: 3_000, message: "the kept page is made anew" })
      .toContain("Paper list");
    const now = await page.request.post(quoteRoute.path, { data: wishOf(optionId, await roomOf(page)) });
    expect((await now.json()).quote?.totalSen).toBe(123_688);
    await page.getByRole("button", { name: "Versions" }).click();
    await expect(page.getByRole("dialog")).toContainText("Guests see this");
    await expectAccessible(page);
  });

  await test.step("a guest finds it and books it", async () => {
    const guest = await browser.newPage();
    await bookAsGuest(guest);
    await guest.close();
  });

  await test.step("a rule and its line in the quote light one another", async () => {
    await page.keyboard.press("Escape");
    const quote = page.getByRole("complementary", { name: "Live quote" });
    await quote.getByRole("button", { name: /^Marine park fee/ }).click();
    const rule = page.getByRole("button", { name: /^In the quote: Marine park fee: RM 5\.00 per person/ });
    await expect(rule).toBeFocused();
    await expect(rule).toContainText("Guests read “Marine park fee, 2 adults");
    await page.getByRole("button", { name: /^In the quote: Service tax/ }).hover();
    await expect(quote.getByRole("button", { name: /^Service tax/ })).toHaveAttribute("data-lit", "true");
    await expectAccessible(page);
  });

  await test.step("a rule shows what the stay would cost while it is typed, and asks before that is lost", async () => {
    await page.getByRole("button", { name: /^In the quote: Marine park fee: RM 5\.00 per person/ }).click();
    const dialog = page.getByRole("dialog");
    const typed = dialog.getByRole("region", { name: "Live quote" });
    await expect(typed.locator("[aria-current=true]")).toContainText("Marine park fee");
    await expect(typed).toContainText("1,236.88");
    await dialog.getByLabel("Amount").first().fill("8");
    await expect(typed).toContainText("1,242.88");
    await expect(typed.locator("[aria-current=true]")).toContainText("16.00");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel("Amount").first()).toHaveValue(/^8/);
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("complementary", { name: "Live quote" })).toContainText("1,236.88");
  });

  const day = (date: string) => page.locator(`[data-day="${date}"]`);
  const drag = async (from: string, to: string) => {
    while ((await day(to).count()) === 0) await page.getByRole("button", { name: "Next month" }).click();
    await day(from).hover();
    await page.mouse.down();
    await day(to).hover();
    await page.mouse.up();
  };

  await test.step("a period is made by dragging, and made longer by its end", async () => {
    const dialog = page.getByRole("dialog");
    await page.getByRole("tab", { name: "Calendar" }).click();
    await page.getByRole("radio", { name: "Periods" }).check();
    await drag("2027-04-19", "2027-04-20");
    await dialog.getByLabel("Name for staff").fill("Feast");
    await expect(dialog).toContainText("“Season”");
    await dialog.getByRole("button", { name: "Add period" }).click();
    await expect(day("2027-04-20")).toHaveAccessibleName(/Feast/);
    await drag("2027-04-20", "2027-04-22");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Change Feast to/ }).click();
    await expect(day("2027-04-22")).toHaveAccessibleName(/Feast/);
    await expect(day("2027-04-23")).toHaveAccessibleName(/Season/);
    await drag("2027-04-21", "2027-04-21");
    await dialog.getByRole("button", { name: "Remove period" }).click();
    await expect(day("2027-04-21")).toHaveAccessibleName(/Season/);
    await page.getByRole("radio", { name: "Restrictions" }).check();
  });

  await test.step("days are dragged over in the calendar and sold no more", async () => {
    const dialog = page.getByRole("dialog");
    await drag("2027-04-12", "2027-04-12");
    await dialog.getByLabel("Stop-sell").check();
    await dialog.getByRole("textbox", { name: "Maximum stay (nights)" }).fill("5");
    await dialog.getByRole("textbox", { name: "Book at least (days before)" }).fill("3");
    await dialog.getByRole("button", { name: "Stop selling 1 day" }).click();
    await expect(day("2027-04-12")).toHaveAccessibleName(
      /Maximum stay 5 nights, Book at least 3 days before/,
    );
    // The first of the five days is stopped already.
    await drag("2027-04-12", "2027-04-16");
    await expect(dialog).toContainText("Bookings and holds stay as they are");
    await expect(dialog.getByLabel("Stop-sell")).toHaveAccessibleName(/Differs between these days/);
    await expect(dialog.getByRole("textbox", { name: "Maximum stay (nights)" })).toHaveAccessibleDescription(
      /Differs/,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Remove from all days: Maximum stay (nights)" }).click();
    await dialog.getByRole("button", { name: /^Remove from all days: Book at least/ }).click();
    await dialog.getByLabel("Stop-sell").check();
    await dialog.getByRole("button", { name: "Stop selling 5 days" }).click();
    await expect(day("2027-04-14")).toHaveAccessibleName(/Stop-sell/);
    await expect(day("2027-04-12")).not.toHaveAccessibleName(/Maximum stay|Book at least/);
    await expect(day("2027-04-17")).not.toHaveAccessibleName(/Stop-sell/);
    await expectAccessible(page);
    await day("2027-04-14").focus();
    await page.keyboard.press("Control+z");
    await expect(day("2027-04-14")).not.toHaveAccessibleName(/Stop-sell/);
    await page.keyboard.press("Control+Shift+z");
    await page
      .getByRole("button", { name: /^Publish/ })
      .first()
      .click();
    const data = wishOf(optionId, await roomOf(page));
    const isSold = async () => (await page.request.post(quoteRoute.path, { data })).ok();
    await expect.poll(isSold, { message: "guests can no longer have these days" }).toBe(false);
  });

  await test.step("what is booked is not deleted, and it is told by what", async () => {
    await open(page, "/staff/packages?q=paper");
    await page.getByRole("link", { name: "Paper list" }).click();
    await expect(page.getByText("Used by 1 booking.")).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog.getByText("This is used by 1 booking")).toBeVisible();
  });
});

const roomOf = async (page: Page): Promise<string> =>
  page.getByRole("combobox", { name: "Room type" }).inputValue();

const wishOf = (optionId: OptionId, roomTypeId: RoomTypeId) => ({
  optionId,
  checkIn: "2027-04-12",
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  transport: { out: null, back: null, land: [] },
  rooms: [{ roomTypeId, bedType: "twin", occupants: { adult: 2, child: 0, toddler: 0, infant: 0 } }],
});
