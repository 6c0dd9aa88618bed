import type { Reply } from "@pulau/contract/route.ts";
import type { tillRoute } from "@pulau/contract/till.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank } from "./steps/bank.ts";
import { dayAtResort } from "./steps/dates.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { signInAsStaff } from "./steps/session.ts";
import { expect, type Page, test } from "./steps/test.ts";

type Till = Reply<typeof tillRoute>;

const signIn = (page: Page, username: string) =>
  signInAsStaff(page, { email: `${username}@demo.pulau.test`, password: demoPassword });
const tile = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^.?\\s*${name}`) });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Charge to a room" });
const pay = (page: Page) => page.getByRole("dialog", { name: "Pay now" });
const received = (page: Page) => pay(page).getByRole("textbox", { name: /^Cash received/ });
const go = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

const ink = (page: Page) => sheet(page).locator("[data-signature] path").last();

/** Signs with a stroke across the field. */
async function sign(page: Page): Promise<void> {
  await sheet(page).getByRole("button", { name: "Let the guest sign" }).click();
  const box = await sheet(page).locator("[data-signature]").boundingBox();
  if (!box) throw new Error("there is nowhere to sign");
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 220, box.y + 70, { steps: 5 });
  await page.mouse.up();
}

test("two beers and a dive are charged to a room by phone, one is taken off, and the desk settles the rest", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  await signIn(page, "bar");
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/admin/api/till");
  await open(page, "/staff");
  const { stays }: Till = await (await answered).json();
  // Not one of those who stay longest: the demo charges those.
  const [stay] = stays
    .filter(
      ({ guests, rooms, checkOut }) => guests.length > 1 && rooms.length === 1 && checkOut > dayAtResort(),
    )
    .toSorted((a, b) => (a.checkOut < b.checkOut ? -1 : 1));
  const room = stay?.rooms[0] ?? "";
  const other = stays.find(({ _id, bookingName }) => _id !== stay?._id && bookingName !== stay?.bookingName);
  if (!stay || !other) throw new Error("nobody is in house in one room");

  await test.step("who sells begins with the till, and has nothing else", async () => {
    await expect(page).toHaveURL(/\/staff\/till/);
    await expect(tile(page, "Beer, can")).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step("two beers go to a room, found by its number, signed by the guest", async () => {
    await tile(page, "Beer, can").click();
    await tile(page, "Beer, can").click();
    await expect(tile(page, "Beer, can")).toContainText("2 in the basket");
    await go(page);
    await sheet(page)
      .getByRole("button", { name: /^Charge RM 38\.16$/ })
      .click();
    await expect(sheet(page).getByText("Choose who pays.")).toBeVisible();
    await sheet(page).getByRole("searchbox", { name: "Room or guest" }).fill(room);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^${room}`) })
      .click();
    await sheet(page)
      .getByLabel("Guest")
      .selectOption({ label: stay.guests[1]?.fullName ?? "" });
    await sign(page);
    const count = sheet(page).getByRole("spinbutton", { name: "Beer, can" });
    await count.fill("3");
    await count.blur();
    await expect(ink(page), "what is signed is this amount").toHaveAttribute("d", "");
    await count.fill("2");
    await count.blur();
    await expect(ink(page)).not.toHaveAttribute("d", "");
    await expectAccessible(page);
    await sheet(page)
      .getByRole("button", { name: `Charge RM 38.16 to ${room}` })
      .dblclick();
    await expect(page.getByRole("heading", { name: "RM 38.16 charged" })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("what was charged by mistake is undone, and is in the basket again", async () => {
    await page.getByRole("button", { name: "Next guest" }).click();
    await page.getByRole("radio", { name: "Dive shop" }).check({ force: true });
    await tile(page, "Boat dive").click();
    await go(page);
    await sheet(page).getByRole("searchbox", { name: "Room or guest" }).fill(stay.bookingName);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^${room}`) })
      .click();
    await sheet(page)
      .getByRole("button", { name: `Charge RM 130.00 to ${room}` })
      .click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(tile(page, "Boat dive")).toContainText("1 in the basket");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Dive shop" }), "the outlet is remembered").toBeChecked();
    await tile(page, "Boat dive").click();
    await go(page);
    await sheet(page).getByRole("searchbox", { name: "Room or guest" }).fill(room);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^${room}`) })
      .click();
    await sheet(page)
      .getByRole("button", { name: `Charge RM 130.00 to ${room}` })
      .click();
    await expect(page.getByRole("heading", { name: "RM 130.00 charged" })).toBeVisible();
  });

  await test.step("after the next guest has come, the last slip can still be undone", async () => {
    await page.getByRole("button", { name: "Next guest" }).click();
    await tile(page, "Boat dive").click();
    await go(page);
    await sheet(page).getByRole("searchbox", { name: "Room or guest" }).fill(room);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^${room}`) })
      .click();
    await sheet(page)
      .getByRole("button", { name: `Charge RM 130.00 to ${room}` })
      .click();
    await page.getByRole("button", { name: "Next guest" }).click();
    await page.reload();
    const recent = page.getByRole("region", { name: "Just charged" });
    await expect(recent.getByRole("listitem"), "the newest alone").toHaveCount(1);
    await recent.getByRole("button", { name: /^\d+ more$/ }).click();
    // The demo has charged some too.
    const before = await recent.getByRole("listitem").count();
    expect(before).toBeGreaterThan(2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await recent
      .getByRole("button", { name: /^Undo RM 130\.00/ })
      .first()
      .click();
    await expect(recent.getByRole("listitem")).toHaveCount(before - 1);
    expect(refused).toEqual([]);
  });

  await test.step("a day visitor pays in cash: a drawer is opened there, and the change is told", async () => {
    await page.getByRole("radio", { name: "Beach bar" }).check({ force: true });
    await tile(page, "Beer, can").click();
    await go(page);
    await sheet(page).getByText("Pay now", { exact: true }).click();
    await expect(pay(page).getByRole("button", { name: "Take RM 19.10" })).toBeDisabled();
    await expect(pay(page)).toContainText("Rounding to 5 sen");
    await pay(page).getByRole("button", { name: "Open drawer" }).click();
    const opening = page.getByRole("dialog", { name: "Open a drawer" });
    await opening.getByLabel("Float in ringgit").fill("100");
    await opening.getByRole("button", { name: "Open drawer" }).click();
    await expect(page.getByText(/^Drawer \d+ is open\.$/)).toBeVisible();
    await received(page).fill("10");
    await pay(page).getByRole("button", { name: "Take RM 19.10" }).click();
    await expect(pay(page).getByText("This is less than the amount to pay.")).toBeVisible();
    await expect(received(page)).toBeFocused();
    await pay(page).getByRole("button", { name: "RM 50.00" }).click();
    await expectAccessible(page);
    await pay(page).getByRole("button", { name: "Take RM 19.10" }).dblclick();
    await expect(page.getByRole("heading", { name: "RM 19.10 paid" })).toBeFocused();
    await expect(page.getByText("RM 30.90")).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  let receipt = "";
  await test.step("the receipt is mailed and read, and the sale is in the list with its drawer", async () => {
    await page.getByRole("button", { name: "E-mail receipt" }).click();
    const mail = page.getByRole("dialog", { name: "E-mail the receipt" });
    await mail.getByRole("button", { name: "Send receipt" }).click();
    await expect(mail.getByLabel("E-mail address")).toBeFocused();
    await mail.getByLabel("E-mail address").fill("visitor@example.com");
    await mail.getByRole("button", { name: "Send receipt" }).click();
    await expect(page.getByText("The receipt is on its way to visitor@example.com.")).toBeVisible();
    await page.getByRole("link", { name: "Show receipt" }).click();
    const heading = page.getByRole("heading", { level: 1, name: /^Receipt .+-TS-/ });
    await expect(heading).toBeVisible();
    receipt = ((await heading.textContent()) ?? "").replace("Receipt ", "");
    const slip = page.getByRole("article");
    for (const part of ["Beach bar", "Served by Jason Lim", "Cash received", "RM 50.00", "RM 30.90"])
      await expect(slip).toContainText(part);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("link", { name: "All sales" }).click();
    await expect(page.getByRole("link", { name: receipt })).toBeVisible();
    await expect(page.getByRole("region", { name: /^Drawer \d+, / })).toContainText("RM 119.10");
    await expectAccessible(page);
    expect(refused).toEqual([]);
  });

  await test.step("another visitor scans the code of the till, and pays at the bank on their own phone", async () => {
    await page.goto("/staff/till");
    await page.getByRole("radio", { name: "Beach bar" }).check({ force: true });
    await tile(page, "Beer, can").click();
    await go(page);
    await sheet(page).getByText("Pay now", { exact: true }).click();
    await pay(page).getByText("Phone (QR)", { exact: true }).click();
    const started = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === "/admin/api/till/phone-sales",
    );
    await pay(page).getByRole("button", { name: "Show QR code for RM 19.08" }).dblclick();
    const { url }: { url: string } = await (await started).json();
    await expect(page.getByRole("img", { name: "QR code to pay RM 19.08" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Next guest meanwhile" }).click();
    await page.reload();
    const waiting = page.getByRole("region", { name: "Waiting for payment" });
    await waiting.getByRole("button", { name: /^Show the code for RM 19\.08/ }).click();
    const own = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await own.newPage();
    await phone.goto(new URL(url).pathname);
    await expect(phone.getByRole("heading", { level: 1, name: "Beach bar" })).toBeVisible();
    await expect(phone.getByText("Beer, can")).toBeVisible();
    await expect(phone.getByRole("link", { name: "Sign in to pay from your wallet" })).toBeVisible();
    await expectAccessible(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.getByRole("button", { name: "Pay RM 19.08" }).click();
    await atTheBank(phone, "approve", "RM 19.08");
    await expect(phone.getByText("We have received RM 19.08.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "RM 19.08 paid" })).toBeFocused();
    await own.close();
    await page.goto("/staff/till-sales");
    await expect(
      page
        .getByRole("row", { name: /Online/ })
        .or(page.getByText("Online"))
        .first(),
    ).toBeVisible();
  });

  const elsewhere = await browser.newContext();
  const desk = await elsewhere.newPage();
  const panel = desk.getByRole("region", { name: /^Charges in house/ });
  await test.step("the desk sees both on the booking, and what was undone", async () => {
    await signIn(desk, "manager");
    await open(desk, `/staff/bookings/${stay._id}`);
    await expect(panel.getByRole("listitem").filter({ hasText: "2 × Beer, can" })).toContainText(
      stay.guests[1]?.fullName ?? "",
    );
    await expect(panel.getByRole("img", { name: "Signed" })).toBeVisible();
    await expect(panel.getByRole("listitem").filter({ hasText: "Boat dive" })).toHaveCount(3);
    await expect(panel.getByText("Taken off by Jason Lim: Undone")).toHaveCount(2);
    await expect(panel).toContainText("RM 168.16");
    await expectAccessible(desk);
  });

  await test.step("the beers get a discount, are moved to another booking with it, and are taken off there with a reason", async () => {
    await panel.getByRole("button", { name: "Discount on 2 × Beer, can" }).click();
    const discount = desk.getByRole("dialog", { name: "Discount on 2 × Beer, can" });
    await discount.getByRole("button", { name: "Give discount" }).click();
    await expect(discount.getByLabel("Amount off, before taxes")).toBeFocused();
    await discount.getByLabel("Amount off, before taxes").fill("10");
    await discount.getByLabel("Reason").fill("Warm beer");
    await discount.getByRole("button", { name: "Give discount" }).click();
    await expect(panel.getByText("Discount RM 10.60: Warm beer")).toBeVisible();
    await panel.getByRole("button", { name: "Remove the discount on 2 × Beer, can" }).click();
    const ending = desk.getByRole("alertdialog", { name: "Remove this discount?" });
    await expect(ending).toContainText("the guest owes RM 10.60 more");
    await ending.getByRole("button", { name: "Cancel" }).click();
    await panel.getByRole("button", { name: "Move 2 × Beer, can to another booking" }).click();
    const moving = desk.getByRole("dialog", { name: "Move 2 × Beer, can to another booking" });
    await moving.getByRole("button", { name: "Move charge" }).click();
    await expect(moving.getByLabel("To booking")).toBeFocused();
    await moving.getByLabel("To booking").fill(other.bookingName);
    await desk.getByRole("option", { name: other.bookingName }).first().click();
    await moving.getByLabel("Reason").fill("Wrong room");
    await expectAccessible(desk);
    await moving.getByRole("button", { name: "Move charge" }).click();
    await expect(panel.getByText(/^Taken off by Suresh Pillai: .+: Wrong room$/)).toBeVisible();
    await expect(panel).toContainText("RM 130.00");
    await open(desk, `/staff/bookings/${other._id}`);
    await panel.getByRole("button", { name: "Take off 2 × Beer, can" }).click();
    const off = desk.getByRole("alertdialog", { name: "Take this charge off?" });
    await expect(off, "what goes back is what it came to").toContainText("RM 27.56");
    await off.getByRole("textbox").fill("Sent back");
    await off.getByRole("button", { name: "Take off" }).click();
    await expect(panel.getByText("Taken off by Suresh Pillai: Sent back")).toBeVisible();
  });

  const folio = (name: RegExp) => desk.getByRole("region", { name });
  await test.step("the bill is split: a company pays the dive, which is moved there, back and there again", async () => {
    await desk.goto(`/staff/bookings/${stay._id}/money`);
    await desk.getByRole("button", { name: "Split the bill" }).click();
    const payer = desk.getByRole("dialog", { name: "Add folio B" });
    await payer.getByRole("button", { name: "Save folio" }).click();
    await expect(payer.getByLabel("Company name")).toBeFocused();
    await payer.getByLabel("Company name").fill("Halim and Partners Sdn. Bhd.");
    await payer.getByRole("button", { name: "Save folio" }).click();
    const company = folio(/^B Halim/);
    await expect(company.getByText("No charges yet.")).toBeVisible();
    const move = async () => {
      await folio(/^A /)
        .getByRole("checkbox", { name: /Boat dive/ })
        .check();
      await desk.getByRole("button", { name: "Move to B", exact: true }).click();
      await expect(company.getByText("Boat dive")).toBeVisible();
    };
    await move();
    await desk.getByRole("button", { name: "Undo" }).click();
    await expect(company.getByText("No charges yet.")).toBeVisible();
    await move();
    await desk.reload();
    await expect(company.getByText("RM 130.00").first()).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step("the company pays the dive at the desk, and nothing is owed", async () => {
    const record = desk.getByRole("region", { name: "Record a payment" });
    await record.getByLabel("Payment for").selectOption({ label: "B Halim and Partners Sdn. Bhd." });
    await record.getByRole("radio", { name: "Card terminal" }).check({ force: true });
    await desk.getByRole("button", { name: /^Record RM/ }).click();
    await expect(desk.getByText("Payment recorded.")).toBeVisible();
    await desk.goto(`/staff/bookings/${stay._id}`);
    await expect(desk.getByText("Boat dive").first()).toBeVisible();
    await expect(desk.getByText("Everything is paid.")).toBeVisible();
    await desk.getByRole("button", { name: "Check out" }).click();
    await desk.getByRole("button", { name: "Check out now" }).click();
    await expect(desk.getByText("Completed").first()).toBeVisible();
    await desk.getByRole("link", { name: "Invoice", exact: true }).click();
    await expect(desk.getByRole("heading", { name: "Invoice", level: 1 })).toBeVisible();
    // Where the stay had its invoice before, what was charged has one of its own, the last.
    const papers = desk.getByRole("navigation", { name: "All documents" });
    if (await papers.isVisible()) await papers.getByRole("link").last().click();
    await expect(desk.getByText("Boat dive").first(), "what was charged is billed").toBeVisible();
  });

  await test.step("a beer that was forgotten is charged to the company after the guests have left", async () => {
    await desk.goto(`/staff/bookings/${stay._id}`);
    await panel.getByRole("link", { name: "Add charge" }).click();
    await desk.getByRole("radio", { name: "Bar" }).check({ force: true });
    await tile(desk, "Beer, can").click();
    await go(desk);
    await expect(sheet(desk).getByText(/Left /)).toBeVisible();
    await sheet(desk).getByLabel("Who pays").selectOption({ label: "B Halim and Partners Sdn. Bhd." });
    await sheet(desk)
      .getByRole("button", { name: /^Charge RM 19\.08 to / })
      .click();
    await expect(desk.getByRole("heading", { name: "RM 19.08 charged" })).toBeVisible();
    await expect(desk.getByText("On folio B Halim and Partners Sdn. Bhd.")).toBeVisible();
    await desk.goto(`/staff/bookings/${stay._id}/money`);
    await expect(folio(/^B Halim/).getByText("Beer, can")).toBeVisible();
  });
  await test.step("the desk voids the sale of the bar, whose drawer gives the money back", async () => {
    await desk.goto(`/staff/till-sales?q=${receipt}`);
    await desk.getByRole("link", { name: receipt }).click();
    await desk.getByRole("button", { name: "Void sale" }).click();
    const dialog = desk.getByRole("alertdialog", { name: "Void this sale?" });
    await dialog.getByRole("button", { name: "Void sale" }).click();
    await expect(dialog.getByLabel("Reason")).toBeFocused();
    await dialog.getByLabel("Reason").fill("Sent back");
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Void sale" }).click();
    await expect(desk.getByText("Sale voided, RM 19.10 given back.")).toBeVisible();
    await expect(desk.getByText("Voided by Suresh Pillai")).toBeVisible();
    await expect(desk.getByRole("button", { name: /^(Void|Refund) sale$/ })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("region", { name: /^Drawer \d+, / })).toContainText("RM 100.00");
  });
  await elsewhere.close();
});

test.describe("without a connection for a moment", () => {
  test.use({ bearsNoConnection: true });

  test("a slip whose answer was lost is charged once, and the next guest is not put to the room before", async ({
    page,
  }) => {
    await signIn(page, "manager");
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/admin/api/till");
    await open(page, "/staff/till");
    const { stays }: Till = await (await answered).json();
    // Not the one whose bill the other journey settles, which leaves soonest.
    const [stay] = stays.toSorted((a, b) => (a.checkOut > b.checkOut ? -1 : 1));
    if (!stay) throw new Error("nobody is in house");
    const note = `Sunset table ${Date.now()}`;
    const charge = sheet(page).getByRole("button", { name: /^Charge RM 19\.08 to / });
    const payer = sheet(page).getByRole("button", { name: "Change" });

    await test.step("it is charged, and the answer is lost", async () => {
      await open(page, `/staff/till?stay=${stay._id}`);
      await page.getByRole("radio", { name: "Bar" }).check({ force: true });
      await tile(page, "Beer, can").click();
      await go(page);
      await expect(payer, "who pays is known from the booking").toBeVisible();
      await sheet(page).getByLabel("Note").fill(note);
      await sign(page);
      const reached = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      await page.route("**/admin/api/reservations/*/charges", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        reached.resolve();
        await mayEnd.promise;
        await route.abort("internetdisconnected");
      });
      await charge.click();
      await reached.promise;
      await page.keyboard.press("Escape");
      await expect(sheet(page), "it stays until the answer is seen").toBeVisible();
      mayEnd.resolve();
      await expect(sheet(page).getByRole("alert")).toBeVisible();
      await page.unroute("**/admin/api/reservations/*/charges");
    });

    await test.step("the sheet is closed and opened again: it is the same slip", async () => {
      await page.keyboard.press("Escape");
      await expect(sheet(page)).toBeHidden();
      await go(page);
      await expect(sheet(page).getByLabel("Note")).toHaveValue(note);
      await charge.click();
      await expect(page.getByRole("heading", { name: "RM 19.08 charged" })).toBeVisible();
    });

    await test.step("for the next guest it is asked again who pays", async () => {
      await page.getByRole("button", { name: "Next guest" }).click();
      await expect(page).toHaveURL(/\/staff\/till$/);
      await tile(page, "Beer, can").click();
      await go(page);
      await expect(sheet(page).getByRole("searchbox", { name: "Room or guest" })).toBeVisible();
      await expect(payer).toBeHidden();
    });

    await test.step("the booking has one slip", async () => {
      await page.goto(`/staff/bookings/${stay._id}`);
      const panel = page.getByRole("region", { name: /^Charges in house/ });
      await expect(panel.getByRole("listitem").filter({ hasText: note })).toHaveCount(1);
    });
  });
});
