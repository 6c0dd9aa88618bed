import type { Sen } from "@pulau/domain/money/sen.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { register } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { choose } from "./steps/choose.ts";
import { giveCredit } from "./steps/database.ts";
import { dateField, dayAtResort, dayPart, expectDate, fillDate } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { chooseDay, open } from "./steps/home.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const senOf = (text: string): number => Number(/RM\s([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));
const ringgit = (sen: Sen): string => `RM ${(sen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;

test("a package is bought at the bank, redeemed for dates, and booked once the rest is paid", async ({
  page,
}) => {
  const email = freshEmail("ahead");
  await register(page, "Ahead Buyer", email);
  await open(page, "/offers?tab=packages");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buy Reef Days Ahead" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay RM 200.00" }).click();
  await atTheBank(page, "approve", "RM 200.00");
  await expect(page.getByText("All done")).toBeVisible({ timeout: 45_000 });

  await open(page, "/my-promotions?tab=packages");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose dates for Reef Days Ahead" }).click();
  await wizard.expectStep(page, "dates");
  await expect(page.getByText("A stay you have already bought")).toBeVisible();
  await chooseDay(page.getByRole("main"), { nth: 6 });
  await wizard.onward(page, "Continue to rooms").click();
  await wizard.expectStep(page, "rooms");
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, email);
  await expect(page.getByText("You have already paid RM 200.00.")).toBeVisible();
  await expectAccessible(page);
  const rest = ringgit(senOf(await wizard.totalOf(page)) - 20_000);
  await wizard.agree(page);
  await wizard.onward(page, `Pay ${rest}`).click();
  await atTheBank(page, "approve", rest);
  await expectBooked(page);
  await open(page, "/my-promotions?tab=packages");
  await expect(page.getByText("1 of 1 used").first()).toBeVisible();
});

/** What the tax office wants to know of whoever needs an e-Invoice. */
async function orderEInvoice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "I need an e-Invoice" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "MyKad (NRIC)" }).fill("900101-14-5678");
  await form.getByLabel("Phone").fill("+60123456789");
  await form.getByLabel("Address").fill("18 Jalan Kenari 4");
  await form.getByLabel("City").fill("Puchong");
  await form.getByLabel("Postcode").fill("47100");
  await choose(form, "State", "Sela", "Selangor");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Request e-Invoice" }).click();
  await expect(page.getByRole("heading", { name: "You have requested an e-Invoice" })).toBeVisible();
}

test("two places at an event are paid from the wallet, invoiced, seen at the door, and given back", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("event");
  await register(page, "Event Guest", email);
  await giveCredit(email, 50_000);
  await open(page, "/offers?tab=events");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buy tickets for Full Moon Dinner" }).click();
  await page.getByLabel("Name of adult 2").fill("Mei Ling");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: /Wallet|account/ }).check();
  await page.getByRole("button", { name: "Pay RM 256.00" }).click();
  await expect(page.getByText("All done")).toBeVisible({ timeout: 45_000 });

  await page.getByRole("link", { name: "Invoice" }).click();
  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { name: "Invoice" })).toBeVisible();
  for (const part of ["TB-INV-", "2 adults", "Before tax", "RM 241.51", "RM 14.49", "RM 256.00"])
    await expect(sheet.getByText(part).first()).toBeVisible();
  await expectAccessible(page);
  await orderEInvoice(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: /TB-INV-.* as JSON/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^TB-INV-.*\.json$/);

  await test.step("staff find who comes, tick them off and back, and print everybody", async () => {
    const desk = await (await anotherBrowser()).newPage();
    await signInAtDesk(desk, "admin", "/staff/events?q=Full+Moon");
    await desk.getByRole("link", { name: /^Attendees of Full Moon Dinner/ }).click();
    await expect(desk.getByRole("heading", { level: 1, name: "Full Moon Dinner" })).toBeVisible();
    await desk.getByRole("searchbox", { name: "Search names or codes" }).fill("Event Guest");
    const row = desk.getByRole("row").filter({ hasText: "Mei Ling" });
    await expect(row).toHaveCount(1);
    await row.getByRole("checkbox", { name: "Check in Mei Ling" }).click();
    await expect(desk.getByText(/^.* · 1 of \d+ checked in$/)).toBeVisible();
    await expectAccessible(desk);
    await open(desk, `${new URL(desk.url()).pathname}?q=Event+Guest&come=no`);
    await expect(desk.getByRole("table").getByRole("row")).toHaveCount(2);
    await expect(row).toHaveCount(0);
    await desk.evaluate(() => {
      window.print = () => undefined;
    });
    await desk.getByRole("button", { name: "Print" }).click();
    await expect(desk.locator("table").last().locator("tbody tr")).toHaveCount(1);
    await open(desk, `${new URL(desk.url()).pathname}?q=Event+Guest`);
    await row.getByRole("checkbox", { name: "Check in Mei Ling" }).click();
    await expect(desk.getByText(/ · 0 of \d+ checked in$/)).toBeVisible();
  });

  await open(page, "/my-promotions?tab=events");
  await page.getByRole("link", { name: "Tickets for Full Moon Dinner" }).click();
  await expect(page.getByRole("heading", { name: "Mei Ling" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Return tickets" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Return tickets" }).click();
  await expect(page.getByText("You returned the tickets. RM 256.00 is being refunded.")).toBeVisible();
  await expect(page.getByText("RM 500.00").first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page.getByRole("link", { name: /^Credit note TB-CN-/ }).click({ timeout: 3_000 });
  }).toPass();
  await expect(sheet.getByRole("heading", { name: "Credit note" })).toBeVisible();
  await expect(sheet.getByText("RM 14.49")).toBeVisible();
  await expectAccessible(page);
});

const names = { English: "Monsoon Early Bird", Malay: "Tempah Awal Monsun", Chinese: "季风早鸟预售" };

/** What nobody can save yet: each field says so, the first has the focus, and what was typed stays. */
async function fillWrong(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  const stay = form.getByLabel("Stay", { exact: true });
  await expect(stay).toBeFocused();
  await expect(stay).toHaveAccessibleDescription(/Please fill in: Stay/);
  await stay.selectOption({ index: 1 });
  for (const [language, name] of Object.entries(names))
    await form.getByLabel(`Name (${language})`).fill(name);
  for (const language of Object.keys(names))
    await form.getByLabel(`Description (${language})`).fill(`Three days, ${language}.`);
  await form.getByLabel("Deposit (RM)").fill("0.50");
  await form.getByLabel("How many to sell").fill("a few");
  await fillDate(form, "On sale from", dayAtResort(0));
  await fillDate(form, "On sale until", dayAtResort(-1));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Deposit (RM)")).toBeFocused();
  await expect(form.getByLabel("How many to sell")).toHaveValue("a few");
  await expect(form.getByLabel("How many to sell")).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(dateField(form, "On sale until")).toHaveAccessibleDescription(/is before the first/);
  await expect(form.getByLabel("Name (Chinese)")).toHaveValue(names.Chinese);
}

test("staff sell a stay ahead, change its deposit, and end the sale; guests see each in their language", async ({
  page,
  anotherBrowser,
}) => {
  const phone = await (await anotherBrowser()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await signInAtDesk(page, "manager", "/staff/promo-packages");
  await expectAccessible(page);

  await test.step("saved once all of it is right", async () => {
    await page.getByRole("button", { name: "Add package" }).click();
    const form = page.getByRole("dialog", { name: "New promo package" });
    await fillWrong(form);
    await expectAccessible(page);
    await form.getByLabel("Deposit (RM)").fill("150");
    await form.getByLabel("How many to sell").fill("8");
    await fillDate(form, "On sale until", dayAtResort(60));
    await form.getByRole("button", { name: "Add a period" }).click();
    await fillDate(form, "From", dayAtResort(90));
    await fillDate(form, "To", dayAtResort(80));
    await form.getByRole("button", { name: "Save" }).click();
    await expect(dayPart(form, "To")).toBeFocused();
    await fillDate(form, "To", dayAtResort(120));
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: names.English });
    await expect(row).toContainText("RM 150.00");
    await expect(row).toContainText("0 of 8");
    await expect(row).toContainText("On sale");
  });

  await test.step("a guest finds it on a phone in Chinese", async () => {
    await open(phone, "/offers?tab=packages&lang=cn");
    const card = phone.getByRole("listitem").filter({ hasText: names.Chinese });
    await expect(card).toContainText("RM 150.00");
    await expectAccessible(phone);
  });

  await test.step("what is changed is kept, and the rest of it stays", async () => {
    await page.getByRole("button", { name: `Edit ${names.English}` }).click();
    const form = page.getByRole("dialog", { name: "Edit promo package" });
    await expect(form.getByLabel("Name (Malay)")).toHaveValue(names.Malay);
    await expectDate(form, "To", dayAtResort(120));
    await form.getByLabel("Deposit (RM)").fill("1,250.50");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await open(phone, "/offers?tab=packages&lang=my");
    await expect(phone.getByRole("listitem").filter({ hasText: names.Malay })).toContainText("RM 1,250.50");
  });

  await test.step("ended for good, nobody can buy it any more", async () => {
    await page.getByRole("button", { name: `End sale: ${names.English}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End the sale" }).click();
    await expect(page.getByText("The sale has ended.")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: names.English });
    await expect(row).toContainText("Ended");
    await expect(row.getByRole("button")).toHaveCount(0);
    await open(phone, "/offers?tab=packages&lang=cn");
    await expect(phone.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expect(phone.getByText(names.Chinese)).toHaveCount(0);
  });
});
