import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import { bedTypesFor } from "@pulau/domain/party/beds.ts";
import {
  type PublishedStay,
  publishedStay,
  readPublished,
} from "../packages/contract/checks/published-cards.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { Hand } from "./steps/hand.ts";
import { open } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** An option to enter a price list into, as staff make one. */
async function makeOption(page: Page, { code, nights }: { code: string; nights: number }): Promise<void> {
  await open(page, "/staff/packages");
  const hand = new Hand(page, page.getByRole("dialog"));
  await hand.press(page.getByRole("button", { name: "Add package" }));
  await hand.type("Code", code);
  await hand.type("Name in English", `List ${code}`);
  await hand.type("Summary in English", "As it stands on paper");
  await hand.press("Create");
  await hand.press(page.getByRole("button", { name: "Add option" }));
  await hand.type("Name in English", "From paper");
  await hand.type("Nights", String(nights));
  await hand.press("Save");
  await hand.press(page.getByRole("link", { name: "Prices of From paper" }));
  await expect(page.getByText("No prices yet")).toBeVisible();
}

/** The rules that a new option takes from the resort and the list on paper does not have. */
async function removeAll(hand: Hand, lists: readonly string[]): Promise<void> {
  for (const list of lists) {
    const section = hand.page
      .locator("section")
      .filter({ has: hand.page.getByRole("heading", { name: list, exact: true }) });
    await hand.press(section.last().getByRole("button", { name: "Remove all" }));
  }
}

async function addRule(hand: Hand, list: string, ready: string): Promise<void> {
  const section = hand.page
    .locator("section")
    .filter({ has: hand.page.getByRole("heading", { name: list, exact: true }) });
  await hand.press(section.last().getByRole("button", { name: "Add", exact: true }));
  await hand.press(hand.page.getByRole("menuitem", { name: ready }));
}

/** Whether guests can ask for it themselves, and their first quote knows all that the price rests on. */
const isForGuests = (stay: PublishedStay): boolean =>
  stay.guests.every(({ age }) => age === null || age <= 17) &&
  publishedStay(stay).rooms.every(
    ({ bedType, occupants, extraBeds }) =>
      extraBeds === undefined && bedTypesFor(occupants).includes(bedType),
  );

/** What guests pay for the stays of a published list, by the stay's name, in ringgit. */
async function guestsPay(
  page: Page,
  stays: readonly PublishedStay[],
): Promise<Record<string, number | string>> {
  const [optionId = ""] = page.url().split("/").slice(-1);
  const roomTypeId = await page.getByRole("combobox", { name: "Room type" }).inputValue();
  const totals: Record<string, number | string> = {};
  for (const stay of stays) {
    const all = stay.guests.flatMap(({ count, ...guest }) => Array.from({ length: count }, () => guest));
    const children = all.flatMap(({ age }) => (age !== null && age <= 17 ? [age] : []));
    const data = {
      ...{ optionId, checkIn: stay.checkIn, nights: stay.nights ?? null },
      party: { adults: all.length - children.length, childAges: children, nonMalaysians: 0 },
      rooms: publishedStay(stay).rooms.map(({ extraBeds: _, ...room }) => ({ ...room, roomTypeId })),
    };
    const answer = await page.request.post(quoteRoute.path, { data });
    const { quote, code } = await answer.json();
    totals[stay.name] = quote ? quote.totalSen / 100 : code;
  }
  return totals;
}

/** What staff are told the others cost: a first quote asks guests neither an adult's age nor how beds are made. */
async function staffAreTold(
  page: Page,
  stays: readonly PublishedStay[],
): Promise<Record<string, number | string>> {
  const [optionId = ""] = page.url().split("/").slice(-1);
  const roomTypeId = await page.getByRole("combobox", { name: "Room type" }).inputValue();
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const totals: Record<string, number | string> = {};
  for (const stay of stays) {
    const { rooms, travellers } = publishedStay(stay);
    const data = {
      ...{ optionId, checkIn: stay.checkIn, nights: stay.nights ?? null, bookedOn: stay.today },
      travellers: travellers.map(({ room: _, ...person }) => person),
      rooms: rooms.map((room) => ({ ...room, roomTypeId })),
    };
    const answer = await page.request.post(staffQuoteRoute.path, { data, headers });
    const { quote, code } = await answer.json();
    totals[stay.name] = quote ? quote.totalSen / 100 : code;
  }
  return totals;
}

/** Every stay of the list comes to what it says on paper: to a guest, and else to staff. */
async function expectPaperPrices(page: Page, stays: readonly PublishedStay[]): Promise<void> {
  const asked = stays.filter(isForGuests);
  const others = stays.filter((stay) => !isForGuests(stay));
  expect(await guestsPay(page, asked)).toEqual(totalsOf(asked));
  expect(await staffAreTold(page, others)).toEqual(totalsOf(others));
}

const totalsOf = (stays: readonly PublishedStay[]) =>
  Object.fromEntries(stays.map(({ name, total }) => [name, total]));

async function publish(hand: Hand): Promise<void> {
  await expect(hand.page.getByText(/Draft saved/)).toBeVisible();
  await hand.press(hand.page.getByRole("button", { name: /^Publish/ }).first());
  await expect(hand.page.getByText("Prices published")).toBeVisible();
}

/** A person has as long for a whole price list. */
const mostMinutes = 20;

test("two price lists of resorts are entered by the screens alone, and cost guests what they cost on paper", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signInAtDesk(page, "admin");
  const stamp = String(Date.now() % 100_000);

  await test.step("seasons across, who shares down", async () => {
    const { stays } = readPublished("lang-tengah.json");
    await makeOption(page, { code: `LT${stamp}`, nights: 2 });
    const hand = new Hand(page, page.getByRole("dialog"));
    await hand.paste(
      page.getByLabel("Paste from a spreadsheet"),
      [
        "RM per person\tOff season\tPeak season",
        "\t15 Mar – 27 May, 1 Sep – 31 Oct 2027\t28 May – 31 Aug 2027",
        "Single\t888\t888",
        "Twin sharing\t598\t688",
        "Triple sharing\t568\t648",
        "Child with bed (4–11 years)\t398\t398",
        "Child no bed\t298\t298",
        "Extra night, adult\t220\t220",
        "Extra night, child\t120\t120",
      ].join("\n"),
    );
    await expect(hand.within.getByRole("row", { name: /twin, adult/ })).toContainText("598");
    await expectAccessible(page);
    await hand.press(/^Paste 14 prices/);
    await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
    await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
    await addRule(hand, "Guests priced as others", "Custom");
    await hand.press("Save rule");
    await addRule(hand, "Discounts", "Custom");
    await hand.type("English", "Seniors in the week");
    await hand.press(hand.within.getByText("Only for some stays"));
    for (const day of ["Sun", "Mon", "Tue", "Wed"]) await hand.tick(day);
    await hand.press(hand.within.getByText("Only for some guests"));
    await hand.tick("senior");
    await hand.press("Save rule");
    await addRule(hand, "Surcharges", "Custom");
    await hand.type("English", "Raya");
    await hand.date("First day", "2027-05-14");
    await hand.date("Last day", "2027-05-18");
    await hand.choose("Charged", "per room per night");
    await hand.type("Amount (RM)", "60");
    await hand.press("Save rule");
    await addRule(hand, "Taxes", "Service tax 8%");
    await hand.type("To nearest (RM)", "0.05");
    await hand.press("Save rule");
    await publish(hand);
    await expectPaperPrices(page, stays);
    test.info().annotations.push({ type: "Lang Tengah", description: hand.told() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });

  await test.step("who shares across, nights down", async () => {
    const { stays } = readPublished("tioman-price-list.json");
    await makeOption(page, { code: `TI${stamp}`, nights: 1 });
    const hand = new Hand(page, page.getByRole("dialog"));
    await hand.press("Add period", page);
    await hand.date("First day", "2027-01-01");
    await hand.date("Last day", "2027-12-31");
    await hand.press("Add period");
    await hand.paste(
      page.getByLabel("Paste from a spreadsheet"),
      "Package\tTwin\tTriple\tQuad\n2D1N\t298\t278\t268\n3D2N\t428\t398\t378\n4D3N\t548\t508\t488\n",
    );
    await hand.press(/^Paste 9 prices/);
    await hand.paste(
      page.getByRole("grid"),
      "Extra night\t110\nChild with bed\t75% of adult\nChild with extra bed\t75% of adult\nChild no bed\t50% of adult\n",
    );
    await hand.press(/^Paste 4 prices/);
    for (const bed of ["own bed", "extra bed", "shares a bed"]) {
      await hand.press(page.getByRole("button", { name: new RegExp(`child.*${bed}`) }));
      await hand.type("To nearest (RM)", "1");
      await hand.choose("Direction", "up");
      await hand.press("Save row");
    }
    await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
    await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
    await addRule(hand, "Single supplements", "Single supplement 30%");
    await hand.type("On the package (%)", "40");
    await hand.type("On each extra night (%)", "40");
    await hand.press("Save rule");
    await addRule(hand, "Surcharges", "Custom");
    await hand.type("English", "Weekend arrival");
    await hand.tick("Fri");
    await hand.tick("Sat");
    await hand.choose("Charged", "once per person");
    await hand.choose("Counts by", "the day of arrival");
    await hand.type("Amount (RM)", "30");
    await hand.press("Save rule");
    await addRule(hand, "Surcharges", "Custom");
    await hand.type("English", "School holiday");
    await hand.date("First day", "2027-05-29");
    await hand.date("Last day", "2027-06-13");
    await hand.type("Amount (RM)", "25");
    await hand.press("Save rule");
    await addRule(hand, "Free places", "One free for every 10 paying");
    await hand.type("English", "One free for every 15 paying");
    await hand.type("Paying guests", "15");
    await hand.choose("Worth", "a named price");
    await hand.press("Save rule");
    await publish(hand);
    await expectPaperPrices(page, stays);
    test.info().annotations.push({ type: "Tioman", description: hand.told() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });

  await test.step("a colleague changes another cell of it, and each sees both", async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInAtDesk(other, "manager");
    await other.goto(page.url());
    const cell = (of: Page, row: number) => of.locator(`[data-cell="${row}:0"]`);
    await page.getByRole("tab", { name: "Prices", exact: true }).click();
    await expect(cell(other, 3)).toContainText("298.00");
    await cell(page, 3).click();
    await page.keyboard.type("311");
    await page.keyboard.press("Enter");
    await cell(other, 4).click();
    await other.keyboard.type("433");
    await other.keyboard.press("Enter");
    for (const one of [page, other]) {
      await expect(cell(one, 3)).toContainText("311.00");
      await expect(cell(one, 4)).toContainText("433.00");
    }
    await expect(other.getByRole("button", { name: "Publish 2 changes" })).toBeVisible();
    await elsewhere.close();
  });

  await test.step("on a phone the first day is tapped and the last, and dragging scrolls", async () => {
    const storageState = await page.context().storageState();
    const inHand = await browser.newContext({
      ...{ storageState, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    });
    const phone = await inHand.newPage();
    await phone.goto(page.url());
    await phone.getByRole("tab", { name: "Calendar" }).tap();
    const day = (date: string) => phone.locator(`[data-day="${date}"]`);
    while ((await day("2027-04-12").count()) === 0) {
      await phone.getByRole("button", { name: "Next month" }).tap();
    }
    await expect(phone.getByText("Tap the first day, then the last.")).toBeVisible();
    await day("2027-04-12").tap();
    await expect(phone.getByText(/First day: Monday, 12 April 2027/)).toBeVisible();
    await expectAccessible(phone);
    await day("2027-04-15").tap();
    const dialog = phone.getByRole("dialog");
    await dialog.getByLabel("Stop-sell").check();
    await dialog.getByRole("button", { name: "Stop selling 4 days" }).tap();
    await expect(day("2027-04-14")).toHaveAccessibleName(/Stop-sell/);
    await expect(day("2027-04-16")).not.toHaveAccessibleName(/Stop-sell/);
    await inHand.close();
  });
});
