import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OptionId } from "@pulau/domain/ids.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { chooseFirst } from "./steps/choose.ts";
import { bookingOf } from "./steps/database.ts";
import { fillDate } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { couple, freshEmail, siewLing, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

type SoldOut = { optionId: OptionId; day: Day; bookingId: BookingId };

/** A day that is sold out for the first package, and a booking of just its nights. */
async function soldOutDay(page: Page): Promise<SoldOut> {
  const { packages } = await (await page.request.get("/api/package/all-available?adults=2")).json();
  const [{ optionId, checkIn, checkOut }] = packages;
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  for (let turned = 0; turned < 12; turned++) {
    const start = new Date(`${checkIn.slice(0, 7)}-01T00:00:00Z`);
    start.setUTCMonth(start.getUTCMonth() + turned);
    const month = start.toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/calendar?adults=2&optionId=${optionId}&month=${month}`);
    const { days } = await answer.json();
    for (const { day } of days.filter((day: { state: string }) => day.state === "full")) {
      const bookingId = await bookingOf(day, nights);
      if (bookingId !== null) return { optionId, day, bookingId };
    }
  }
  throw new Error("no day is sold out by a booking of its own");
}

async function fillEnquirer(page: Page, name: string, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Phone" }).fill("123456789");
  await dialog.getByRole("checkbox", { name: /^You may contact me/ }).check();
}

test("sold out: a guest waits, another cancels, the mail offers the stay, and it is booked", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("waiting");
  const { optionId, day, bookingId } = await soldOutDay(page);
  const place = { address: "" };

  await test.step("the guest joins the waiting list", async () => {
    await open(page, `/fully-booked?optionId=${optionId}&checkIn=${day}&adults=2`);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    const dialog = page.getByRole("dialog", { name: "Join the waiting list" });
    await dialog.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(dialog.getByText("Please fill in: Your name.")).toBeVisible();
    await expect(dialog.getByText("Please agree that we may contact you about this.")).toBeVisible();
    await expectAccessible(page);
    await fillEnquirer(page, weiMing.name, email);
    await dialog.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(dialog.getByText("You are on the list")).toBeVisible();
    await dialog.getByRole("link", { name: "See your place" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are on the waiting list" })).toBeVisible();
    await expectAccessible(page);
    place.address = page.url();
    await openMail(page, email, /^You are on the waiting list/);
  });

  const desk = await (await anotherBrowser()).newPage();
  await test.step("the desk sees who waits, and another guest's booking is cancelled", async () => {
    await signInAtDesk(desk, "frontdesk");
    await desk.getByRole("link", { name: /^Waiting list/ }).click();
    await desk.getByLabel("Search the waiting list").fill(email);
    const row = desk.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("Waiting");
    await expectAccessible(desk);
    await open(desk, `/staff/bookings/${bookingId}`);
    await desk.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = desk.getByRole("alertdialog", { name: "Cancel this booking?" });
    await dialog.getByRole("button", { name: /^Cancel and refund RM|^Cancel without refund/ }).click();
    await expect(desk.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  });

  const phone = await (await anotherBrowser()).newPage();
  await test.step("the mail's link opens the offer on another device, and nobody else can have it", async () => {
    await openMail(phone, email, /^A stay is now available for you/);
    await phone.getByRole("link", { name: /\/waiting-list\// }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "A stay is held for you" })).toBeVisible();
    await expect(phone.getByRole("timer")).toHaveText(/Time left to book: \d{1,2}:\d\d:\d\d/);
    await expectAccessible(phone);
    const party = { adults: 2, childAges: [], nonMalaysians: 0 };
    const answer = await phone.request.post("/api/auto-select-room", {
      data: { optionId, checkIn: day, party },
    });
    expect(answer.status()).toBe(409);
    await phone.getByRole("button", { name: "Book now" }).click();
    await wizard.expectStep(phone, "guests");
    await expect(wizard.clock(phone)).toHaveText(/\d{1,2}:\d\d:\d\d/);
    await expect(wizard.bookerCard(phone).getByLabel("E-mail")).toHaveValue(email);
    await expectAccessible(phone);
  });

  await test.step("it is booked and paid", async () => {
    await wizard.fillGuests(phone, couple);
    await wizard.fillBooker(phone, weiMing.name, email);
    await wizard.leaveGuests(phone);
    await wizard.leaveTransport(phone);
    await wizard.leaveAddOns(phone);
    await wizard.sayHowFound(phone);
    await wizard.agree(phone);
    const total = await wizard.totalOf(phone);
    await wizard.onward(phone, `Pay ${total}`).click();
    await atTheBank(phone, "approve", total);
    await expectBooked(phone);
    await open(page, place.address);
    await expect(page.getByRole("heading", { level: 1, name: "Booked" })).toBeVisible();
    await open(desk, "/staff/waiting-list");
    await desk.getByLabel("Search the waiting list").fill(email);
    await expect(desk.getByRole("row").filter({ hasText: email })).toContainText("Booked");
  });
});

test("who waits can leave the list again", async ({ page }) => {
  const { optionId, day } = await soldOutDay(page);
  await open(page, `/fully-booked?optionId=${optionId}&checkIn=${day}&adults=2`);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await fillEnquirer(page, siewLing.name, freshEmail("leaves"));
  await page.getByRole("dialog").getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByRole("link", { name: "See your place" }).click();
  await page.getByRole("button", { name: "Leave the waiting list" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave the waiting list?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Leave the list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You left the waiting list" })).toBeVisible();
});

test("an enquiry is answered by mail with a prepared booking, which the guest opens", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("asks");
  const { optionId, day } = await soldOutDay(page);

  await test.step("the guest asks", async () => {
    await open(page, `/fully-booked?optionId=${optionId}&checkIn=${day}&adults=2`);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask the resort" });
    await fillEnquirer(page, siewLing.name, email);
    await dialog.getByLabel("Your message").fill("Two rooms next to each other, please");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send enquiry" }).click();
    await expect(dialog.getByText("Enquiry sent")).toBeVisible();
    await dialog.getByRole("link", { name: "See your enquiries" }).click();
    await expect(page.getByText("Two rooms next to each other, please")).toBeVisible();
    await expectAccessible(page);
    await openMail(page, email, /^We have received your enquiry E-\d+/);
  });

  const desk = await (await anotherBrowser()).newPage();
  await test.step("the desk takes a note and prepares a booking", async () => {
    await signInAtDesk(desk, "frontdesk");
    await desk.getByRole("link", { name: /^Enquiries/ }).click();
    await desk.getByLabel("Search enquiries").fill(email);
    await expect(desk.getByText("1 enquiry")).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole("link", { name: siewLing.name }).click();
    await desk.getByRole("radio", { name: "Note for staff" }).check();
    await desk.getByLabel("Note for staff only").fill("Adjoining rooms in the garden house");
    await desk.getByRole("button", { name: "Add note" }).click();
    await expect(desk.getByRole("listitem").filter({ hasText: "Adjoining rooms" })).toBeVisible();
    await desk.getByRole("button", { name: "Prepare a booking" }).click();
    const dialog = desk.getByRole("dialog", { name: "Prepare a booking" });
    await chooseFirst(dialog, "Package and length");
    const inAMonth = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10);
    await fillDate(dialog, "Arrival date", inAMonth);
    await dialog.getByLabel("E-mail text").fill("These days have what you wish for.");
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(desk.getByText("Link sent.")).toBeVisible();
    await expect(desk.getByText("Answered", { exact: true }).first()).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step("the mail's link opens the prepared booking", async () => {
    await openMail(page, email, /^About your enquiry E-\d+/);
    await expect(page.getByText("These days have what you wish for.")).toBeVisible();
    await page.getByRole("link", { name: /\/booking\/prepared\// }).click();
    await expect(page).toHaveURL(/\/booking\/new\/[0-9a-f-]{36}\/rooms/);
    await page.goto("/waiting-list");
    await expect(page.getByText("These days have what you wish for.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue booking" })).toBeVisible();
  });
});
