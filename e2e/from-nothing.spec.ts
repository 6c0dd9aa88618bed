import { quoteRoute } from "@pulau/contract/quotes.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { dayAtResort, fillDate } from "./steps/dates.ts";
import { test } from "./steps/empty-resort.ts";
import { Hand } from "./steps/hand.ts";
import { chooseDay, open } from "./steps/home.ts";
import { becomeOwner, writeAccount } from "./steps/owner.ts";
import { couple, freshEmail, ownPassword } from "./steps/people.ts";
import { addRule, makeOption, mostMinutes, publish, removeAll } from "./steps/price-list.ts";
import { expect, type Locator, type Page, type Response } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const owner = "azlan@teluk-hijau.example";
const guest = freshEmail("first");
/** 2 × 560.00, 8 % service tax on it, 2 × 5.00 for the marine park. */
const total = "RM 1,219.60";

/** Opens a step of the checklist and goes where one of its buttons leads. */
async function goToStep(page: Page, title: string, link: string): Promise<void> {
  await page.getByRole("link", { name: /^Setting up/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Setting up" })).toBeVisible();
  const list = page.getByRole("region", { name: "Setting up" });
  const button = list.getByRole("button", { name: title });
  const way = list
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: title }) })
    .getByRole("link", { name: link, exact: true });
  // The first step that is not done opens by itself, once the list knows which that is.
  await expect(async () => {
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await expect(way).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await way.click();
}

const save = (within: Page | Locator) => within.getByRole("button", { name: "Save", exact: true }).click();

/** The page's own save: the price grid keeps its draft by calls of its own, also while one goes on. */
const isSave = (answer: Response): boolean =>
  answer.request().method() === "PUT" && !/price|preferences/.test(answer.url());

/** Saves a page that is saved whole, by its button or by one that saves too, and waits until it is kept. */
async function saveWhole(page: Page, press = () => save(page)): Promise<void> {
  const answered = page.waitForResponse(isSave);
  await press();
  expect((await answered).status()).toBe(200);
}

/** The guests' own pieces, in the frame beside a step. */
const seenByGuests = (page: Page) => page.frameLocator("iframe[title='What guests see']");

async function tellResort(page: Page): Promise<void> {
  await goToStep(page, "The resort", "The resort");
  await page.getByLabel("Company name").fill("Teluk Hijau Resort");
  await page.getByLabel("Short name").fill("Teluk Hijau");
  await page.getByLabel("Full legal name").fill("Teluk Hijau Resort Sdn. Bhd.");
  await page.getByLabel("Contact e-mail").fill("hello@teluk-hijau.example");
  await page.getByLabel("Jetty 1 (mainland)").fill("Merang Jetty");
  await page.getByLabel("Jetty 2 (island)").fill("Teluk Hijau Jetty");
  await page.getByLabel("Guests can pay by bank transfer to this account").check();
  await page.getByLabel("Bank", { exact: true }).fill("Maybank");
  await page.getByLabel("Account holder").fill("Teluk Hijau Resort Sdn. Bhd.");
  await page.getByLabel("Account number").fill("5642 1234 5678");
  await saveWhole(page);
}

async function addFerry(page: Page): Promise<void> {
  await goToStep(page, "Boats and transfers", "Boats");
  await page.getByRole("button", { name: "Add a ferry" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a ferry" });
  await dialog.getByLabel("English").fill("Penyu");
  await dialog.getByRole("group", { name: "To the island" }).getByLabel("Add a time").fill("11:00");
  // Whoever saves at once loses no time that is still being typed.
  await dialog.getByRole("group", { name: "Back" }).getByLabel("Add a time").fill("13:30");
  await save(dialog);
  await expect(page.getByRole("button", { name: "Edit Penyu" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Back" })).toContainText("13:30");
  const out = seenByGuests(page).getByRole("region", { name: "To the island" });
  await expect(out.getByRole("radio", { name: /11:00 Penyu/ })).toBeVisible();
  await expect(out).toContainText("Merang Jetty");
}

async function addRooms(page: Page): Promise<void> {
  await goToStep(page, "Rooms", "Buildings");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add building" }).first().click();
  await dialog.getByLabel("Name").fill("Garden house");
  await dialog.getByLabel("Floors").fill("Ground, First");
  await save(dialog);
  await expect(page.getByRole("button", { name: "Garden house", exact: true })).toBeVisible();

  await goToStep(page, "Rooms", "Room types");
  await page.getByRole("button", { name: "Add room type" }).first().click();
  await dialog.getByLabel("Room code").fill("GR");
  // A room for three is sold to three without another word.
  await dialog.getByLabel("Most guests").fill("3");
  for (const [field, text] of [
    ["Name", "Garden room"],
    ["One-line description", "Behind the palms, a minute from the reef."],
    ["Selling point", "A veranda"],
  ] as const)
    await dialog.getByRole("group", { name: field, exact: true }).getByLabel("English").fill(text);
  await save(dialog);
  await expect(page.getByRole("button", { name: "Garden room", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "View as a guest" }).click();
  await expect(seenByGuests(page).getByRole("heading", { name: "Garden room" })).toBeVisible();

  await goToStep(page, "Rooms", "Room numbers");
  await page.getByRole("button", { name: "Add rooms" }).first().click();
  await dialog.getByLabel("Room numbers").fill("101 to 120");
  await dialog.getByLabel("Room type").selectOption({ label: "Garden room" });
  await dialog.getByLabel("Building").selectOption({ label: "Garden house" });
  await dialog.getByLabel("Floor").selectOption({ label: "Ground" });
  await dialog.getByRole("button", { name: "Add rooms" }).click();
  await expect(page.getByText("20 rooms are added.")).toBeVisible();
}

async function addPackage(page: Page): Promise<void> {
  await goToStep(page, "Packages and prices", "Packages");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add package" }).first().click();
  await dialog.getByLabel("Code").fill("REEF");
  await dialog.getByLabel("Name in English").fill("Reef days");
  await dialog.getByLabel("Summary in English").fill("Three days by the reef.");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reef days" })).toBeVisible();
  await page.getByLabel("Add a boat or transfer").selectOption({ label: "Penyu" });
  await saveWhole(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await dialog.getByLabel("Name in English").fill("3 days 2 nights");
  await dialog.getByRole("button", { name: "Add inclusion" }).click();
  await dialog.getByLabel("Inclusion 1 in English").fill("Snorkelling at the reef");
  await save(dialog);
  await page.getByRole("link", { name: "Prices of 3 days 2 nights" }).click();
}

async function enterPrices(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(page.getByText("No prices yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add period" }).first().click();
  await dialog.getByLabel("Name for staff").fill("Season");
  await fillDate(dialog, "First day", dayAtResort(0));
  await fillDate(dialog, "Last day", dayAtResort(365));
  await dialog.getByRole("button", { name: "Add period" }).click();
  await page.getByRole("button", { name: "Add rows" }).first().click();
  for (const tick of ["Garden room", "twin", "child"]) await dialog.getByLabel(tick, { exact: true }).check();
  await dialog.getByRole("button", { name: "Add 2 rows" }).click();
  const cell = (row: number) => page.locator(`[data-cell="${row}:0"]`);
  for (const [row, typed] of ["560", "50% of adult"].entries()) {
    await cell(row).click();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  await expect(cell(1)).toContainText("280.00");
  await page.getByRole("button", { name: /^Publish 3 changes/ }).click();
  await expect(page.getByText("Prices published")).toBeVisible();
  await page.getByRole("link", { name: /^Setting up/ }).click();
  const sold = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Packages and prices" }) });
  await expect(sold).toContainText("Done");
}

async function settleTheRest(page: Page): Promise<void> {
  await goToStep(page, "Guests and ages", "Guests and ages");
  await saveWhole(page);
  await goToStep(page, "Taxes and fees", "Surcharges, taxes and fees");
  await saveWhole(page, () => page.getByRole("button", { name: "Add all" }).click());
  const price = seenByGuests(page).getByRole("region", { name: "Your stay" });
  await expect(price).toContainText(total.replace(" ", "\u00a0"));
  await expect(price).toContainText("Marine park fee");
  await expectAccessible(page);
  await goToStep(page, "Policies", "Deposit and cancellation");
  await saveWhole(page);
  await goToStep(page, "E-mail", "E-mail");
  await page.getByLabel("Sender address").fill("stay@teluk-hijau.example");
  await saveWhole(page);
  await page.getByLabel("Send to").fill(owner);
  await page.getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("There is no mail server")).toBeVisible();
}

/** From the first page to a slip that staff can check; gives back nothing that a guest would not see. */
async function bookAsGuest(page: Page): Promise<void> {
  await open(page, "/");
  await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }));
  await page.getByRole("button", { name: /^See rooms for/ }).click();
  await wizard.expectStep(page, "rooms");
  await wizard.holdFirstRoom(page);
  await wizard.leaveRooms(page);
  await wizard.fillGuests(page, couple);
  await wizard.fillBooker(page, couple[0].name, guest);
  await wizard.leaveGuests(page);
  await wizard.leaveTransport(page);
  await wizard.leaveAddOns(page);
  await wizard.expectTotal(page, total);
  await wizard.agree(page);
}

/** The keys of a gateway: a key of another kind is told at its field, and none is shown once it is kept. */
async function enterKeys(page: Page, keys: Readonly<Record<string, string>>): Promise<void> {
  await goToStep(page, "Payment", "Payment gateways");
  const row = page.getByRole("row", { name: "Billplz" });
  await row.getByRole("button", { name: "Enter keys" }).click();
  const dialog = page.getByRole("dialog", { name: "Keys of Billplz" });
  await dialog.getByLabel("Secret key").fill(`${keys.BILLPLZ_API_KEY} or so`);
  await dialog.getByLabel("Collection ID").fill(keys.BILLPLZ_COLLECTION_ID ?? "");
  await dialog.getByLabel("XSignature key").fill(keys.BILLPLZ_X_SIGNATURE_KEY ?? "");
  await dialog.getByLabel("Test mode").check();
  await dialog.getByLabel("Your password").fill(ownPassword);
  await save(dialog);
  await expect(dialog.getByText("Enter it as Billplz shows it, without spaces.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Secret key").fill(keys.BILLPLZ_API_KEY ?? "");
  await save(dialog);
  await expect(dialog).toBeHidden();
  await row.getByRole("button", { name: "Test keys" }).click();
  await expect(row).toContainText("Found: Stays.");
  await expect(row).toContainText("Test mode: no real money moves.");
  await expect(row).toContainText("Offered to guests");
  await page.reload();
  await row.getByRole("button", { name: "Change keys" }).click();
  await expect(dialog.getByText(/Set: ••••0f81/)).toBeVisible();
  await expect(dialog.getByLabel("Secret key")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // The first guest pays by bank transfer, for which nothing but an account is needed.
  await page.getByRole("switch", { name: "Offer Billplz" }).click();
  await expect(row).toContainText("Hidden from guests");
}

const year = Number(dayAtResort().slice(0, 4)) + 1;

/** A list as its resort prints it: a table for each kind of guest, a fee of its own beside them, and sentences. */
const divingList = [
  `VALID 1 APR ${year} - 31 MAR ${year + 1}`,
  "GARDEN ROOM",
  "DAYS\tLEISURE DIVE (LD)\t\t\tPARK FEE*",
  "\tTWIN SHARE\tSOLO TRAVELER\tCHILD 2-12 YRS OLD\t",
  "3D2N\tMYR 2550\tMYR 3315\t–\tMYR 60",
  "4D3N\tMYR 3450\tMYR 4485\t–\tMYR 90",
  "5D4N\tMYR 4350\tMYR 5655\t–\tMYR 120",
  "EXTEND 1 NIGHT\tMYR 1042\tMYR 1339\t–\tMYR 30",
  "DAYS\tSNORKELING (SK)\t\t\tPARK FEE*",
  "\tTWIN SHARE\tSOLO TRAVELER\tCHILD 2-12 YRS OLD\t",
  "3D2N\tMYR 2050\tMYR 2665\tMYR 1050\tMYR 60",
  "4D3N\tMYR 2770\tMYR 3601\tMYR 1410\tMYR 90",
  "EXTEND 1 NIGHT\tMYR 865\tMYR 1110\tMYR 458\tMYR 30",
  "ALL PACKAGE PRICES SUBJECT TO PEAK SEASON SURCHARGE 10% OF PACKAGE RATE",
].join("\n");

const occupants = (adult: number, child = 0) => ({ adult, child, toddler: 0, infant: 0 });

/** What its stays come to by hand, in ringgit: who comes, when, and what for. */
const divingStays = [
  // 2 × 2,550.00 = 5,100.00; tax 6 % 306.00; park 2 × 2 × 30.00
  { party: { adults: 2, activities: { diver: 2 } }, bedType: "twin", nights: 2, total: 5526 },
  // 3,450.00 + 2,770.00 + 1,410.00 = 7,630.00; tax 457.80; park 3 × 3 × 30.00
  {
    party: { adults: 2, childAges: [12], activities: { diver: 1, snorkeller: 2 } },
    bedType: "triple",
    nights: 3,
    total: 8357.8,
  },
  // 5,655.00 + 1,339.00 = 6,994.00; tax 419.64; park 5 × 30.00; tourism tax 5 × 10.00
  {
    party: { adults: 1, nonMalaysians: 1, activities: { diver: 1 } },
    bedType: "single",
    nights: 5,
    total: 7613.64,
  },
  // 2 × 2,050.00 and 10 % = 4,510.00; tax 270.60; park 120.00
  {
    party: { adults: 2, activities: { snorkeller: 2 } },
    bedType: "twin",
    checkIn: `${year}-07-05`,
    nights: 2,
    total: 4900.6,
  },
] as const;

/** Copies the list in and adds what its sentences say; no more acts than somebody takes in a few minutes. */
async function enterDivingList(page: Page): Promise<void> {
  const hand = new Hand(page, page.getByRole("dialog"));
  await makeOption(page, { code: "DIVE", nights: 2 });
  await hand.paste(page.getByLabel("Paste from a spreadsheet"), divingList);
  await expect(hand.within).toContainText("children 2–12");
  await expectAccessible(page);
  await hand.choose("TWIN SHARE", "Ignore this name");
  await hand.press(/^Paste 17 prices/);
  await hand.press(page.getByRole("tab", { name: "Rules, fees and taxes" }));
  await removeAll(hand, ["Fees", "Taxes"]);
  await addRule(hand, "Surcharges", "Peak season, 10% more");
  await hand.press("Save rule");
  // Without its days it would count on none: that is told where they are missing, and nothing is lost.
  await expect(
    hand.within.getByRole("group", { name: "First day" }).getByRole("spinbutton").first(),
  ).toBeFocused();
  await hand.date("First day", `${year}-07-01`);
  await hand.date("Last day", `${year}-08-31`);
  await hand.press("Save rule");
  await addRule(hand, "Fees", "Tourism tax RM 10");
  await hand.press("Save rule");
  await addRule(hand, "Fees", /^Custom/);
  await hand.type("English", "Park fee");
  await hand.choose("Charged", "per person per night");
  await hand.type("Amount (RM)", "30");
  await hand.press("Save rule");
  await addRule(hand, "Taxes", "Service tax 8%");
  await hand.type("Percent", "6");
  await hand.press("Save rule");
  // Two snorkellers on the first day: 2 × 2,050.00, park 120.00, tax 246.00.
  await expect(page.getByRole("complementary", { name: "Live quote" })).toContainText("4,466.00");
  await publish(hand);
  test.info().annotations.push({ type: "Diving list", description: hand.summary() });
  expect(hand.acts()).toBeLessThan(40);
  expect(hand.minutes()).toBeLessThan(mostMinutes);
}

/** What guests are asked for the stays of the list. */
async function expectDivingPrices(page: Page): Promise<void> {
  const [optionId = ""] = page.url().split("/").slice(-1);
  const roomTypeId = await page.getByRole("combobox", { name: "Room type" }).inputValue();
  for (const { party, bedType, nights, total: paper, ...stay } of divingStays) {
    const { childAges, nonMalaysians } = { childAges: [], nonMalaysians: 0, ...party };
    const checkIn = "checkIn" in stay ? stay.checkIn : `${year}-05-10`;
    const data = {
      optionId,
      checkIn,
      nights,
      party: { ...party, childAges, nonMalaysians },
      rooms: [{ roomTypeId, bedType, occupants: occupants(party.adults, childAges.length) }],
    };
    const answer = await (await page.request.post(quoteRoute.path, { data })).json();
    expect(answer.quote?.totalSen ?? answer).toBe(Math.round(paper * 100));
  }
}

test("from an empty database to a paid booking of an own package, by screens alone", async ({
  page,
  emptyResort,
  anotherBrowser,
}) => {
  test.setTimeout(240_000);
  const guestPage = await (await anotherBrowser()).newPage();

  await test.step("the owner comes in by the link, and nobody else", async () => {
    await becomeOwner(page, emptyResort.ownerLink, owner);
    // The first sign-in leads to the checklist, which offers the three ways to begin.
    await expect(page.getByRole("region", { name: "Where to begin" })).toBeVisible();
    await writeAccount(guestPage, emptyResort.ownerLink, "someone.else@example.com");
    await expect(guestPage.getByText("This link has been used or is too old")).toBeVisible();
    await expect(guestPage.getByRole("heading", { name: "Your account is ready" })).toBeHidden();
  });

  await test.step("what guests will see says that nothing is sold yet", async () => {
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("Nothing on sale yet")).toBeAttached();
    await expect(preview.getByText("Packages appear here as soon as they have prices.")).toBeAttached();
  });

  await test.step("the checklist leads through everything", async () => {
    await tellResort(page);
    await addFerry(page);
    await addRooms(page);
    await addPackage(page);
    await enterPrices(page);
    await settleTheRest(page);
  });

  await test.step("a gateway's keys are entered, tried, and offered to guests", () =>
    enterKeys(page, emptyResort.billplz));

  await test.step("guests see it once it is opened", async () => {
    await page.getByRole("link", { name: /^Setting up/ }).click();
    await expect(page.getByText("Everything needed is in place.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Where to begin" })).toBeHidden();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText("Guests can book now.")).toBeVisible();
  });

  await test.step("pages and settings are found by their names, and folded groups stay folded", async () => {
    await page.getByRole("button", { name: "Sales", exact: true }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Sales", exact: true })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await page.getByRole("link", { name: "Today", exact: true }).click();
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search", exact: true });
    const field = search.getByRole("searchbox");
    await search.getByRole("button", { name: "Bookmark Today", exact: true }).click();
    await expect(
      search.getByRole("button", { name: "Remove bookmark Today", exact: true }).first(),
    ).toBeVisible();
    await field.fill("akaun bank");
    await expect(search.getByRole("link", { name: /^Bank account/ })).toBeVisible();
    await expectAccessible(page);
    await field.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/staff\/settings\/resort/);
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("114");
    const room = search.getByRole("link", { name: /^114 ?Room/ });
    await expect(room).toBeVisible();
    await search.getByRole("button", { name: "Bookmark 114", exact: true }).click();
    await room.press("Enter");
    await expect(page.getByRole("dialog", { name: /114/ })).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/room-numbers\?q=(%22)?114(%22)?$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.reload();
    // The page hears of keys once it is there.
    await expect(page.getByRole("row").filter({ hasText: "114" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(search.getByRole("link", { name: /^114/ })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a guest books it and pays by bank transfer", async () => {
    await bookAsGuest(guestPage);
    await wizard.onward(guestPage, "Book").click();
    await guestPage.getByRole("link", { name: "Choose how to pay" }).click();
    await guestPage.getByRole("link", { name: /^Pay by bank transfer/ }).click();
    await expect(guestPage.getByText("5642 1234 5678")).toBeVisible();
    await guestPage.getByLabel("Bank reference").fill("MBB 123456");
    const slip = await guestPage.screenshot();
    await guestPage
      .locator("input[type=file]")
      .setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: slip });
    await expect(guestPage.getByText("slip.png")).toBeVisible();
    await guestPage.getByRole("button", { name: "Send slip" }).click();
    await expect(guestPage.getByText("We are checking your transfer")).toBeVisible();
  });

  await test.step("staff find the money in the bank, and the stay is booked", async () => {
    await page.getByRole("link", { name: /^Needs attention/ }).click();
    await page.getByRole("button", { name: /^Payment received: / }).click();
    const dialog = page.getByRole("dialog", { name: "What does the bank show?" });
    await dialog.getByRole("button", { name: "Payment received" }).click();
    await expect(page.getByRole("button", { name: /^Payment received: / })).toBeHidden();
    await page.getByRole("link", { name: "Bookings", exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: couple[0].name });
    await expect(row).toContainText("Confirmed");
    await expect(row).toContainText(total.replace(" ", "\u00a0"));
    await guestPage.getByRole("button", { name: "Back", exact: true }).click();
    // What was to be paid is paid meanwhile: the page goes on by itself.
    await expect(guestPage.getByRole("heading", { level: 1, name: "You are booked" })).toBeVisible();
    await guestPage.getByRole("link", { name: "See and print the booking" }).click();
    await expect(guestPage.getByRole("main").getByText("Confirmed").first()).toBeVisible();
  });

  await test.step("another resort's price list is copied in, and costs guests what it costs on paper", async () => {
    await enterDivingList(page);
    await expectDivingPrices(page);
  });
});
