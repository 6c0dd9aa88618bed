import { expectAccessible } from "./steps/accessible.ts";
import { dayWithParties, dayWithRides, giveBooking } from "./steps/database.ts";
import { dayAtResort } from "./steps/dates.ts";
import { enterAs } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { demoPassword } from "./steps/people.ts";
import { signInAtPortal } from "./steps/session.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** Days on which no other journey sails. */
const quietDays = [17, 20, 23, 24, 25, 26, 27, 28].map((days) => dayAtResort(days));
const laterDays = [18, 21, 30].map((days) => dayAtResort(days));
const daysOfCrew = [19, 22, 29].map((days) => dayAtResort(days));

const boatsOf = (page: Page, day: string) =>
  open(page, `/staff/sailings?from=${day}&to=${day}&kind=ferry&direction=out`);

/** Opens the default boat to the island of a day, and the page where it is cancelled. */
async function openCancelling(page: Page, day: string): Promise<void> {
  await boatsOf(page, day);
  await page.getByRole("link", { name: /^11:00 .*open boarding list$/ }).click();
  await page.getByRole("link", { name: "Won’t sail" }).click();
  await expect(page.getByRole("heading", { name: "Cancel sailings" })).toBeVisible();
}

/** What each party of the table gets, by its row. */
const goesTo = (page: Page) => page.getByRole("combobox", { name: /^New boat for .* party$/ });
const personsWith = (page: Page, solution: string) =>
  page.locator("dt", { hasText: new RegExp(`^${solution}$`) }).locator("xpath=following-sibling::dd");

/** Confirms, with what stood on the question. */
async function confirm(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Cancel and send \d+ e-mails?$/ }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel now?" });
  const announced = (await question.textContent()) ?? "";
  await question.getByRole("button", { name: "Cancel and send" }).click();
  await expect(page.getByRole("heading", { name: "Cancelled sailings" })).toBeVisible();
  return announced;
}

test("a stormy day: guests are moved or refunded, told by mail, and seen everywhere", async ({
  page,
  browser,
}) => {
  const stormy = await dayWithRides(quietDays);
  await enterAs(page, "manager");
  await openCancelling(page, stormy);
  await expectAccessible(page);
  await expect(goesTo(page).first()).toBeVisible();
  const parties = await goesTo(page).count();
  expect(parties).toBeGreaterThan(2);

  await test.step("what guests will read is shown before", async () => {
    await page.getByLabel("Note to guests").fill("Hot drinks wait for you at the jetty.");
    const mail = page.getByRole("group").filter({ hasText: /^Moved · English/ });
    await mail.locator("summary").click();
    await expect(mail).toContainText("will not sail");
    await expect(mail).toContainText("Hot drinks wait for you at the jetty.");
  });

  await test.step("a land transfer moves with its boat", async () => {
    const rides = page.getByRole("region", { name: "Land transfers" }).getByRole("listitem");
    await expect(rides.filter({ hasText: / \d\d:\d\d, now \d\d:\d\d/ }).first()).toBeVisible();
  });

  let refunded = "";
  let moved = "";
  await test.step("one gets the money back, the others another boat", async () => {
    const names = page.getByRole("table", { name: "Guests and their new boats" }).getByRole("link");
    [moved = "", refunded = ""] = await names.allTextContents();
    await goesTo(page).nth(1).selectOption("refund");
    await goesTo(page).nth(2).selectOption("later");
    await expect(personsWith(page, "Refund")).not.toHaveText("0");
    const announced = await confirm(page);
    expect(announced).toContain("1 sailing will be cancelled");
    expect(announced).toContain("1 booking waits on the list");
    expect(announced).toContain(`${parties} e-mails are sent`);
    await expectAccessible(page);
  });

  const settledAt = page.url();
  await test.step("whoever waits gets a place", async () => {
    const waiting = page.getByRole("region", { name: "To be settled" });
    await waiting.getByRole("combobox").selectOption({ index: 0 });
    await waiting.getByRole("button", { name: "Settle 1 booking" }).click();
    await expect(waiting).toBeHidden();
  });

  await test.step("who was moved is asked, answers on the page of the booking, and staff see it", async () => {
    const settled = page.getByRole("table", { name: "Settled" });
    await expect(page.getByText(`${parties} bookings haven’t answered yet`)).toBeVisible();
    const others = settled.getByRole("row").filter({ hasNotText: moved });
    await others.getByRole("button", { name: "Agreed by phone" }).first().click();
    await expect(settled.getByText("Suits them")).toHaveCount(1);
    const theirs = settled.getByRole("row", { name: moved });
    const address = await theirs.getByRole("link", { name: moved }).getAttribute("href");
    const bookingId = address?.split("/").at(-1) ?? "";
    const email = "guest@demo.pulau.test";
    await giveBooking(bookingId, email);
    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    await signInAtPortal(guest, { email, password: demoPassword });
    await open(guest, `/booking/detail/${bookingId}`);
    const boats = guest.getByRole("region", { name: "Boats" });
    await expect(boats.getByText("Does this suit you?")).toBeVisible();
    await expectAccessible(guest);
    await expect(boats.getByRole("button", { name: "Please call me" })).toBeVisible();
    await boats.getByRole("button", { name: "I’d like another boat" }).click();
    const question = guest.getByRole("dialog", { name: "What would suit you better?" });
    await question.getByLabel("Your message").fill("Is there an earlier boat?");
    await question.getByRole("button", { name: "Send" }).click();
    await expect(boats.getByText("You asked for another boat. We’ll contact you.")).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(settled.getByRole("row", { name: moved })).toContainText("Want something else");
    await expect(settled.getByRole("row", { name: moved })).toContainText("Is there an earlier boat?");
  });

  await test.step("a land transfer has its new time", async () => {
    const outcome = page.getByRole("table", { name: "Settled" });
    await expect(outcome.getByText(/ \d\d:\d\d, now \d\d:\d\d/).first()).toBeVisible();
  });

  await test.step("the booking says what its boat was", async () => {
    await page.getByRole("link", { name: moved, exact: true }).first().click();
    await expect(page.getByText(/instead of .*11:00.*: cancelled, weather/)).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: refunded, exact: true }).first().click();
    await expect(page.getByText(/11:00.*: cancelled, weather/)).toBeVisible();
  });

  await test.step("the list and the boarding list say that it does not sail", async () => {
    await boatsOf(page, stormy);
    await expect(page.getByText("Cancelled: weather").first()).toBeVisible();
    await page.getByRole("link", { name: /^11:00 .*open boarding list$/ }).click();
    await expect(page.getByText("This sailing is cancelled")).toBeVisible();
    await expect(page.getByRole("button", { name: "Close boarding" })).toBeHidden();
  });

  await test.step("the month shows it too, by keys and on a phone", async () => {
    await boatsOf(page, stormy);
    await page.getByRole("radio", { name: "Month" }).check({ force: true });
    await expect(page.getByRole("table", { name: "Sailings" })).toBeVisible();
    await open(page, `/staff/sailings?view=month&month=${stormy}`);
    const cancelled = page
      .locator(`[data-day="${stormy}"]`, { hasText: "11:00" })
      .and(page.getByRole("link", { name: /^11:00 .* To the island, .*Cancelled: weather/ }));
    await expect(cancelled).toBeVisible();
    await expectAccessible(page);
    await cancelled.focus();
    await page.keyboard.press("Home");
    const boats = page.locator(`[data-day="${stormy}"]`);
    await expect(boats.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(boats.nth(1)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("table")).toBeHidden();
    await expectAccessible(page);
    await cancelled.click();
    await expect(page.getByText("This sailing is cancelled")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a guest without an account answers by the mail’s link, and staff see it", async () => {
    await page.goto(settledAt);
    const settled = page.getByRole("table", { name: "Settled" });
    const silent = await settled
      .getByRole("row", { name: /No answer yet/ })
      .first()
      .textContent();
    const bookingNo = /[A-Z]+-\d\d-\d+/.exec(silent ?? "")?.[0] ?? "";
    const subject = "(Your boat is cancelled|Bot anda tidak belayar|您的船班已取消)";
    await openMail(page, "", new RegExp(`^${subject}.*${bookingNo}`));
    const links = page.getByRole("link", { name: /boat-answer.*answer=call/ });
    const address = (await links.getAttribute("href")) ?? "";
    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    await guest.goto(`${address.replace(/&lang=.*/, "")}&lang=en`);
    await expect(guest.getByRole("heading", { name: "Your boat has changed" })).toBeVisible();
    await expectAccessible(guest);
    await expect(guest.getByRole("button", { name: "Please call me" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await guest.getByRole("textbox").fill("After six, please.");
    await guest.getByRole("button", { name: "Ask for a call" }).click();
    await expect(guest.getByText("Thank you. We’ll call you.")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("After six, please.")).toBeVisible();
    await expect(guest.getByRole("button", { name: "Please call me" })).toBeHidden();
    await elsewhere.close();
    await page.goto(settledAt);
    await expect(settled.getByRole("row", { name: /After six, please/ })).toContainText("Want a call");
  });
});

test("another sailing is taken back as one act, on a phone", async ({ page }) => {
  const laterDay = await dayWithParties(laterDays);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "manager");
  await openCancelling(page, laterDay);
  await expectAccessible(page);
  await expect(goesTo(page).first()).toBeVisible();
  const parties = await goesTo(page).count();
  await confirm(page);
  await page.getByRole("button", { name: "Reinstate sailing" }).click();
  const question = page.getByRole("alertdialog", { name: "Reinstate this sailing?" });
  await expect(question).toContainText(`${parties} bookings get their old seats back`);
  await question.getByRole("button", { name: "Reinstate sailing" }).click();
  await question.getByRole("textbox").fill("The sea is calm.");
  await question.getByRole("button", { name: "Reinstate sailing" }).click();
  await expect(page.getByText("The sailing is on sale again")).toBeVisible();
  await expectAccessible(page);
  await boatsOf(page, laterDay);
  await expect(page.getByText("Cancelled: weather")).toBeHidden();
  await openMail(page, "", /^(Your boat sails after all|Bot anda belayar seperti biasa|您的船班恢复开航)/);
});

test("the crew sees no button that cancels", async ({ page }) => {
  await enterAs(page, "crew");
  await boatsOf(page, await dayWithParties(daysOfCrew));
  await page.getByRole("link", { name: /^11:00 .*open boarding list$/ }).click();
  await expect(page.getByRole("tab", { name: "Boarding" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Won’t sail" })).toBeHidden();
});
