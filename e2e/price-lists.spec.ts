import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import {
  bedsAreForGuests,
  type PublishedStay,
  publishedStay,
  readPublished,
} from "../packages/contract/checks/published-cards.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { Hand } from "./steps/hand.ts";
import { addRule, makeOption, mostMinutes, publish, removeAll } from "./steps/price-list.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** Whether guests can ask for it themselves, and their first quote knows all that the price rests on. */
const isForGuests = (stay: PublishedStay): boolean =>
  stay.guests.every(({ age }) => age === null || age <= 17) && bedsAreForGuests(stay);

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
      optionId,
      checkIn: stay.checkIn,
      nights: stay.nights ?? null,
      party: { adults: all.length - children.length, childAges: children, nonMalaysians: 0 },
      rooms: publishedStay(stay).rooms.map((room) => ({ ...room, roomTypeId })),
    };
    const answer = await page.request.post(quoteRoute.path, { data });
    const { quote, code } = await answer.json();
    totals[stay.name] = quote ? quote.totalSen / 100 : code;
  }
  return totals;
}

/** What staff are told the others cost: a first quote asks guests no adult's age. A room may name its type. */
async function staffTotals(
  page: Page,
  stays: readonly PublishedStay[],
): Promise<Record<string, number | string>> {
  const [optionId = ""] = page.url().split("/").slice(-1);
  const roomType = page.getByRole("combobox", { name: "Room type" });
  const roomTypeId = await roomType.inputValue();
  const types = await roomType
    .locator("option")
    .evaluateAll((choices) => choices.map((choice) => choice.getAttribute("value")));
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const totals: Record<string, number | string> = {};
  for (const stay of stays) {
    const { rooms, travellers } = publishedStay(stay);
    const data = {
      optionId,
      checkIn: stay.checkIn,
      nights: stay.nights ?? null,
      bookedOn: stay.today,
      travellers: travellers.map(({ room: _, ...person }) => person),
      rooms: rooms.map((room) => ({
        ...room,
        roomTypeId: types.includes(room.roomTypeId) ? room.roomTypeId : roomTypeId,
      })),
    };
    const answer = await page.request.post(staffQuoteRoute.path, { data, headers });
    const { quote, code } = await answer.json();
    totals[stay.name] = quote ? quote.totalSen / 100 : code;
  }
  return totals;
}

/** Every stay of the list comes to what it says on paper: to a guest, and else to staff. */
async function expectPaperPrices(page: Page, stays: readonly PublishedStay[]): Promise<void> {
  const guestStays = stays.filter(isForGuests);
  const others = stays.filter((stay) => !isForGuests(stay));
  expect(await guestsPay(page, guestStays)).toEqual(totalsOf(guestStays));
  expect(await staffTotals(page, others)).toEqual(totalsOf(others));
}

const totalsOf = (stays: readonly PublishedStay[]) =>
  Object.fromEntries(stays.map(({ name, total }) => [name, total]));

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
    test.info().annotations.push({ type: "Lang Tengah", description: hand.summary() });
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
    test.info().annotations.push({ type: "Tioman", description: hand.summary() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });

  await test.step("a colleague changes another cell of it, and each sees both", async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInAtDesk(other, "manager", page.url());
    const cell = (of: Page, row: number) => of.locator(`[data-cell="${row}:0"]`);
    await page.getByRole("tab", { name: "Prices", exact: true }).click();
    await expect(cell(other, 0)).toContainText("298.00");
    await cell(page, 0).click();
    await page.keyboard.type("311");
    await page.keyboard.press("Enter");
    await cell(other, 1).click();
    await other.keyboard.type("433");
    await other.keyboard.press("Enter");
    for (const tab of [page, other]) {
      await expect(cell(tab, 0)).toContainText("311.00");
      await expect(cell(tab, 1)).toContainText("433.00");
    }
    await expect(other.getByRole("button", { name: "Publish 2 changes" })).toBeVisible();
    await elsewhere.close();
  });

  await test.step("on a phone the first day is tapped and the last, and dragging scrolls", async () => {
    const storageState = await page.context().storageState();
    const inHand = await browser.newContext({
      storageState,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
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

/** A stay of a list that stands in no file: so many rooms, its guests, and what it comes to by hand. */
const stayOf = (
  stay: Pick<PublishedStay, "name" | "checkIn" | "guests" | "total"> & {
    rooms: (Partial<PublishedStay["rooms"][number]> & Pick<PublishedStay["rooms"][number], "bedType">)[];
    nights: number;
    today?: PublishedStay["today"];
  },
): PublishedStay => ({
  today: "2027-03-20",
  because: ["by hand"],
  ...stay,
  rooms: stay.rooms.map((room) => ({
    count: 1,
    roomTypeId: "any",
    adult: 0,
    child: 0,
    toddler: 0,
    infant: 0,
    ...room,
  })),
});
const adults = (count: number, nonMalaysian = false) => ({ count, age: null, nonMalaysian });
const child = (age: number) => ({ count: 1, age, nonMalaysian: false });

/** Per person for 3D2N; by the season of arrival, who shares, and how a child sleeps. */
const packageStays = [
  // 2 × 720.00 = 1,440.00; tax 8 % 115.20; marine park 2 × 5.00 = 10.00
  stayOf({
    name: "a couple in the low season",
    checkIn: "2027-04-05",
    nights: 2,
    total: 1565.2,
    rooms: [{ bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
  // 2 × 890.00 + extra bed 590.00 + no bed 440.00 = 2,810.00; Friday and Saturday 4 × 2 × 35.00 = 280.00;
  // tax 8 % of 3,090.00 = 247.20; marine park 2 × 5.00 + 2 × 2.00 = 14.00
  stayOf({
    name: "a family over a weekend of the high season",
    checkIn: "2027-06-11",
    nights: 2,
    total: 3351.2,
    today: "2027-05-20",
    guests: [adults(2), child(9), child(7)],
    rooms: [{ bedType: "twin", adult: 2, child: 2, extraBeds: 1 }],
  }),
  // 720.00 + 30 % 216.00 = 936.00; tax 8 % 74.88; tourism tax 2 × 10.00 = 20.00; marine park 30.00
  stayOf({
    name: "somebody from abroad, alone",
    checkIn: "2027-04-12",
    nights: 2,
    total: 1060.88,
    rooms: [{ bedType: "single", adult: 1 }],
    guests: [adults(1, true)],
  }),
  // 2 × 720.00 = 1,440.00, less 10 % 144.00 = 1,296.00; tax 8 % 103.68; marine park 10.00
  stayOf({
    name: "a couple who book early",
    checkIn: "2027-09-06",
    nights: 2,
    total: 1409.68,
    today: "2027-05-01",
    rooms: [{ bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
  // 8 × 720.00 + 3 × 660.00 = 7,740.00, the eleventh free 660.00 = 7,080.00; tax 8 % 566.40; marine park 11 × 5.00 = 55.00
  stayOf({
    name: "a group of eleven",
    checkIn: "2027-04-05",
    nights: 2,
    total: 7701.4,
    rooms: [
      { count: 4, bedType: "twin", adult: 2 },
      { bedType: "triple", adult: 3 },
    ],
    guests: [adults(11)],
  }),
];

/** Per person and night with breakfast: children by a share, stay four and pay three, a dinner on one evening. */
const nightStays = [
  // 2 × 3 × 210.00 = 1,260.00; tax 8 % 100.80
  stayOf({
    name: "three nights",
    checkIn: "2027-04-05",
    nights: 3,
    total: 1360.8,
    rooms: [{ bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
  // 2 × 4 × 210.00 = 1,680.00, one night free 2 × 210.00 = 420.00: 1,260.00; tax 8 % 100.80
  stayOf({
    name: "four nights for three",
    checkIn: "2027-04-05",
    nights: 4,
    total: 1360.8,
    rooms: [{ bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
  // 2 × 2 × 260.00 = 1,040.00; extra bed 2 × 130.00 = 260.00; no bed 2 × 65.00 = 130.00; tax 8 % of 1,430.00 = 114.40
  stayOf({
    name: "a child in an extra bed and one without",
    checkIn: "2027-06-14",
    nights: 2,
    total: 1544.4,
    rooms: [{ bedType: "twin", adult: 2, child: 2, extraBeds: 1 }],
    guests: [adults(2), child(9), child(7)],
  }),
  // 2 × 210.00 + supplement 2 × 90.00 = 600.00; tax 8 % 48.00; tourism tax 2 × 10.00 = 20.00
  stayOf({
    name: "somebody from abroad, alone",
    checkIn: "2027-04-12",
    nights: 2,
    total: 668,
    rooms: [{ bedType: "single", adult: 1 }],
    guests: [adults(1, true)],
  }),
  // 2 × 260.00 + dinner 2 × 75.00 = 670.00; tax 8 % 53.60
  stayOf({
    name: "the evening of the dinner",
    checkIn: "2027-08-30",
    nights: 1,
    total: 723.6,
    rooms: [{ bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
];

test("two more price lists are entered by the screens alone, with fees, taxes, groups and children's beds", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signInAtDesk(page, "admin");
  const stamp = String(Date.now() % 100_000);
  const taxed = async (hand: Hand) => {
    await addRule(hand, "Fees", "Tourism tax RM 10");
    await hand.press("Save rule");
    await addRule(hand, "Taxes", "Service tax 8%");
    await hand.press("Save rule");
  };

  await test.step("a package by seasons, with all that a Malaysian island adds to it", async () => {
    await makeOption(page, { code: `KE${stamp}`, nights: 2 });
    const hand = new Hand(page, page.getByRole("dialog"));
    await hand.paste(
      page.getByLabel("Paste from a spreadsheet"),
      [
        "RM per person\tLow season\tHigh season",
        "\t1 Mar – 27 May, 1 Sep – 31 Oct 2027\t28 May – 31 Aug 2027",
        "Twin sharing\t720\t890",
        "Triple sharing\t660\t820",
        "Quad sharing\t620\t770",
        "Child with extra bed\t480\t590",
        "Child without bed\t360\t440",
      ].join("\n"),
    );
    await hand.press(/^Paste 10 prices/);
    await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
    await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
    await addRule(hand, "Single supplements", "Single supplement 30%");
    await hand.press("Save rule");
    await addRule(hand, "Surcharges", "Custom");
    await hand.type("English", "Weekend");
    await hand.tick("Fri");
    await hand.tick("Sat");
    await hand.type("Amount (RM)", "35");
    await hand.press("Save rule");
    await addRule(hand, "Fees", "Marine park fee");
    await hand.press("Save rule");
    await addRule(hand, "Free places", "One free for every 10 paying");
    await hand.press("Save rule");
    await addRule(hand, "Discounts", "Early bird, 10% off");
    await hand.press("Save rule");
    await taxed(hand);
    await publish(hand);
    expect(await staffTotals(page, packageStays)).toEqual(totalsOf(packageStays));
    test.info().annotations.push({ type: "Package", description: hand.summary() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });

  await test.step("nights with breakfast", async () => {
    await makeOption(page, { code: `BA${stamp}`, nights: 1 });
    const hand = new Hand(page, page.getByRole("dialog"));
    await hand.paste(
      page.getByLabel("Paste from a spreadsheet"),
      [
        "RM per person per night\tLow season\tHigh season",
        "\t1 Mar – 27 May, 1 Sep – 31 Oct 2027\t28 May – 31 Aug 2027",
        "Twin sharing per night\t210\t260",
        "Triple sharing per night\t185\t230",
        "Child with extra bed\t50% of adult\t50% of adult",
        "Child without bed\t25% of adult\t25% of adult",
      ].join("\n"),
    );
    await hand.press(/^Paste 8 prices/);
    await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
    await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
    await addRule(hand, "Single supplements", "Custom");
    await hand.type("English", "Single supplement");
    await hand.type("On each night (RM)", "90");
    await hand.press("Save rule");
    await addRule(hand, "Surcharges", "Custom");
    await hand.type("English", "Merdeka dinner");
    await hand.date("First day", "2027-08-30");
    await hand.date("Last day", "2027-08-30");
    await hand.choose("Charged", "once per person");
    await hand.type("Amount (RM)", "75");
    await hand.press("Save rule");
    await addRule(hand, "Discounts", "Custom");
    await hand.type("English", "Stay four nights, pay three");
    await hand.type("Percent", "");
    await hand.type("Stay … nights", "4");
    await hand.type("Pay … nights", "3");
    await hand.press("Save rule");
    await taxed(hand);
    await publish(hand);
    expect(await staffTotals(page, nightStays)).toEqual(totalsOf(nightStays));
    test.info().annotations.push({ type: "Nights", description: hand.summary() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });
});

/** Per person and night by room; two ages of children, a compulsory dinner, long stays, closed for the monsoon. */
const nightlyStays = (garden: string, beach: string) => [
  // 2 × 3 × 320.00 = 1,920.00; tax 8 % 153.60; marine park 2 × 5.00 = 10.00
  stayOf({
    name: "a couple in the low season",
    checkIn: "2027-04-05",
    nights: 3,
    total: 2083.6,
    rooms: [{ roomTypeId: garden, bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
  // 2 × 3 × 380.00 + 3 × 230.00 + 3 × 115.00 = 3,315.00; tax 265.20; marine park 2 × 5.00 + 2.00 = 12.00, below six free
  stayOf({
    name: "a family with children of both ages",
    checkIn: "2027-06-14",
    nights: 3,
    total: 3592.2,
    rooms: [{ roomTypeId: garden, bedType: "twin", adult: 2, child: 2, extraBeds: 1 }],
    guests: [adults(2), child(9), child(4)],
  }),
  // 2 × (430.00 + 120.00) = 1,100.00; tax 88.00; tourism tax 2 × 10.00 = 20.00; marine park 30.00
  stayOf({
    name: "somebody from abroad, alone",
    checkIn: "2027-04-12",
    nights: 2,
    total: 1238,
    rooms: [{ roomTypeId: beach, bedType: "single", adult: 1 }],
    guests: [adults(1, true)],
  }),
  // 2 × 3 × 380.00 + 3 × 230.00 = 2,970.00; dinner 2 × 168.00 + 84.00 = 420.00; tax of the stay 237.60; marine park 12.00
  stayOf({
    name: "the night of the gala dinner",
    checkIn: "2027-08-30",
    nights: 3,
    total: 3639.6,
    rooms: [{ roomTypeId: garden, bedType: "twin", adult: 2, child: 1 }],
    guests: [adults(2), child(8)],
  }),
  // 3 × 5 × 395.00 = 5,925.00, less 10 % 592.50 = 5,332.50; tax 426.60; marine park 15.00
  stayOf({
    name: "five nights",
    checkIn: "2027-04-05",
    nights: 5,
    total: 5774.1,
    rooms: [{ roomTypeId: beach, bedType: "triple", adult: 3 }],
    guests: [adults(3)],
  }),
  // 2 × (2 × 320.00 + 380.00) = 2,040.00; tax 163.20; marine park 10.00
  stayOf({
    name: "nights of both seasons",
    checkIn: "2027-05-26",
    nights: 3,
    total: 2213.2,
    rooms: [{ roomTypeId: garden, bedType: "twin", adult: 2 }],
    guests: [adults(2)],
  }),
];

/** As it stands in a document: how prices are meant above them, rules and closed days below. */
const nightlyPaper = [
  "Room rates 2027, per person per night with full board, in RM",
  "\tLow season\tHigh season",
  "\t1 Mar – 27 May 2027, 16 Sep – 31 Oct 2027\t28 May – 15 Sep 2027",
  "Garden Room\t\t",
  "Twin sharing\t320\t380",
  "Triple sharing\t295\t350",
  "Child 7–11 years\t190\t230",
  "Child 3–6 years\t95\t115",
  "Infant below 3\tFOC\tFOC",
  "Beach Chalet\t\t",
  "Twin sharing\t430\t510",
  "Triple sharing\t395\t470",
  "Child 7–11 years\t260\t305",
  "Child 3–6 years\t130\t155",
  "Infant below 3\tFOC\tFOC",
  "Single supplement\t120 per night\t150 per night",
  "Minimum stay\t2 nights\t3 nights",
  "Closed for the monsoon from 1 November 2027 to 28 February 2028",
].join("\n");

test("a list of nightly prices is entered by the screens alone, and another year changes that year alone", async ({
  page,
}) => {
  await signInAtDesk(page, "admin");
  await makeOption(page, { code: `CO${Date.now() % 100_000}`, nights: 1 });
  const hand = new Hand(page, page.getByRole("dialog"));

  await test.step("prices, the shortest stays and the rules", async () => {
    await hand.paste(page.getByLabel("Paste from a spreadsheet"), nightlyPaper);
    await expect(
      hand.within.getByRole("checkbox", { name: "Each night costs what its own season asks" }),
    ).toBeChecked();
    await expectAccessible(page);
    await hand.press(/^Paste 20 prices/);
    for (const [season, nights] of [
      ["Low season", ["2", "2"]],
      ["High season", ["3"]],
    ] as const) {
      await hand.press(page.getByRole("button", { name: new RegExp(`^${season}`) }).first());
      for (const [at, least] of nights.entries()) await hand.type("Minimum stay (nights)", least, at);
      await hand.press("Close");
    }
    await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
    await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
    for (const [season, amount] of [
      ["Low season", "120"],
      ["High season", "150"],
    ] as const) {
      await addRule(hand, "Single supplements", "Custom");
      await hand.type("English", "Single supplement");
      await hand.type("On each night (RM)", amount);
      await hand.press(hand.within.getByText("Only for some stays"));
      await hand.tick(season);
      await hand.press("Save rule");
    }
    await expect(page.getByRole("main")).toContainText(
      "A guest alone in a room pays the twin price plus RM 120.00 a night, only for stays in “Low season”",
    );
    await addRule(hand, "Surcharges", "Festive dinner");
    await hand.type("English", "Merdeka gala dinner");
    await hand.date("First day", "2027-08-31");
    await hand.date("Last day", "2027-08-31");
    await hand.type("Amount (RM)", "168");
    await hand.type("Amount (RM)", "84", 1);
    await hand.press("Save rule");
    await addRule(hand, "Discounts", "Custom");
    await hand.type("English", "Long stay");
    await hand.press(hand.within.getByText("Only for some stays"));
    await hand.type("From", "5");
    await hand.press("Save rule");
    for (const [list, ready] of [
      ["Fees", "Marine park fee"],
      ["Fees", "Tourism tax RM 10"],
      ["Taxes", "Service tax 8%"],
    ] as const) {
      await addRule(hand, list, ready);
      await hand.press("Save rule");
    }
    await publish(hand);
    const typeId = async (name: string) =>
      (await page.getByRole("option", { name, exact: true }).first().getAttribute("value")) ?? "";
    const stays = nightlyStays(await typeId("Garden Room"), await typeId("Beach Chalet"));
    expect(await staffTotals(page, stays)).toEqual(totalsOf(stays));
    test.info().annotations.push({ type: "A night", description: hand.summary() });
    expect(hand.minutes()).toBeLessThan(mostMinutes);
  });

  await test.step("next year's dates get a season of their own, with the prices that are not said", async () => {
    await hand.press(page.getByRole("tab", { name: "Prices", exact: true }));
    const nextYear = "\t28 May – 15 Sep 2028 High\nGarden Room\nTwin sharing per night\t405";
    await hand.paste(page.getByRole("grid"), nextYear);
    await expect(hand.within).toContainText("Only these dates change, as High season 2028.");
    await hand.press("Paste 1 price");
    for (const prices of ["320.00 380.00 405.00", "295.00 350.00 350.00", "430.00 510.00 510.00"]) {
      await expect(page.getByRole("row", { name: prices, exact: true })).toBeVisible();
    }
    await publish(hand);
  });
});

/** Two tables for each of two markets, by what guests do; children at a share of what their table asks. */
const marketStays = [
  // Inside the prices: 6 % tax. 2 × 2,215.00
  { market: "resident", activities: { diver: 2 }, adults: 2, ages: [], nights: 2, total: 4430 },
  // 2 × (4,480.00 + 1,055.00); tourism tax 5 × 10.00
  {
    market: "international",
    activities: { diver: 2 },
    adults: 2,
    ages: [],
    nights: 5,
    foreign: 2,
    total: 11_120,
  },
  // 2 × 2,425.00; the child 50 % 1,212.50
  { market: "resident", activities: { resorter: 3 }, adults: 2, ages: [8], nights: 3, total: 6062.5 },
] as const;

test("tables for several markets and activities are pasted at once, and cost guests what they cost on paper", async ({
  page,
}) => {
  await signInAtDesk(page, "admin");
  await makeOption(page, { code: `MA${Date.now() % 100_000}`, nights: 2 });
  const hand = new Hand(page, page.getByRole("dialog"));
  await hand.press("Add period", page);
  await hand.date("First day", "2027-01-01");
  await hand.date("Last day", "2027-12-31");
  await hand.press("Add period");
  const table = (title: string, prices: readonly string[]) => [
    `${title} package`,
    "Twin / triple sharing\tGarden Room\tBeach Chalet",
    ...["3 Days 2 Nights", "4 Days 3 Nights", "5 Days 4 Nights", "Extension Night"].map(
      (nights, i) => `${nights}\t${prices[i]}`,
    ),
  ];
  const children = ["Child (4–11 years)\t50%\t50%", "Toddler (1–3 years)\t30%\t30%"];
  const residents = ["RM 2215.00\tRM 2565.00", "RM 2915.00\tRM 3425.00", "3585\t4245", "845\t1015"];
  const paper = [
    "Resident rates",
    ...table("Diver", residents),
    ...table("Resorter", ["1885\t2220", "2425\t2910", "2985\t3620", "710\t870"]),
    ...children,
    "International rates",
    ...table("Diver", ["2770\t3205", "3645\t4280", "4480\t5305", "1055\t1270"]),
    ...table("Resorter", ["2360\t2775", "3030\t3640", "3730\t4525", "890\t1090"]),
    ...children,
  ];
  await hand.paste(page.getByLabel("Paste from a spreadsheet"), paper.join("\n"));
  await expect(hand.within.getByRole("button", { name: "Paste 0 prices" })).toBeDisabled();
  await hand.choose("Resident rates", "Market: Resident");
  await hand.choose("International rates", "Market: International");
  await hand.choose("Resorter package", "Activity: Resorter");
  await hand.press(/^Paste 40 prices/);
  await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
  await removeAll(hand, ["Surcharges", "Fees", "Taxes"]);
  await addRule(hand, "Taxes", "Service tax 8%");
  await hand.type("Percent", "6");
  await hand.tick("Included in prices");
  await hand.press("Save rule");
  await addRule(hand, "Fees", "Tourism tax RM 10");
  await hand.press("Save rule");
  await publish(hand);
  const [optionId = ""] = page.url().split("/").slice(-1);
  const roomTypeId = await page.getByRole("combobox", { name: "Room type" }).inputValue();
  for (const { total, adults: adult, ages, nights, market, activities, ...stay } of marketStays) {
    const nonMalaysians = "foreign" in stay ? stay.foreign : 0;
    const occupants = { adult, child: ages.length, toddler: 0, infant: 0 };
    const data = {
      optionId,
      checkIn: "2027-05-10",
      nights,
      party: { adults: adult, childAges: ages, nonMalaysians, activities, market },
      rooms: [{ roomTypeId, bedType: ages.length > 0 ? "triple" : "twin", occupants }],
    };
    const answer = await (await page.request.post(quoteRoute.path, { data })).json();
    expect(answer.quote?.totalSen ?? answer).toBe(total * 100);
  }
  test.info().annotations.push({ type: "Markets", description: hand.summary() });
  expect(hand.minutes()).toBeLessThan(mostMinutes);
});
