import { addDays, type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { expectBooked } from "./steps/bank.ts";
import { comboField } from "./steps/choose.ts";
import { open } from "./steps/home.ts";
import { couple, freshEmail, type Traveller } from "./steps/people.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Tab from where the focus is until it stands on `target`; nothing else may bring it there. */
async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} can't be reached with the Tab key`);
}

async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const dayIn = async (cell: Locator): Promise<Day> => dayOf((await cell.getAttribute("data-day")) ?? "");

async function typeGuest(page: Page, number: number, { name, identity }: Traveller): Promise<void> {
  const card = wizard.guestCard(page, number);
  await type(page, card.getByLabel("Full name"), name);
  await type(page, card.getByLabel("IC (MyKad) or passport number"), identity);
  await expect(card.getByText(/^3\d years, born .* in /)).toBeVisible();
}

test("the whole booking with the keyboard alone", async ({ page }) => {
  await test.step("the day by arrow keys", async () => {
    await open(page, "/");
    const calendar = page.getByRole("region", { name: "Find a cheaper date" });
    await press(page, calendar.getByRole("button", { name: "Next month" }));
    const days = calendar.getByRole("group", { name: "Total price by arrival date" });
    await expect(calendar.getByRole("heading", { level: 3 })).not.toHaveText(/^$/);
    await expect(days).not.toHaveAttribute("aria-busy", "true");
    const free = days.getByRole("button", { name: /, RM / });
    await tabTo(page, free.first());
    // Days that can't be chosen are on the way too: each is read out with its reason.
    const [first, second] = [await dayIn(free.first()), await dayIn(free.nth(1))];
    for (let day = first; day < second; day = addDays(day, 1)) await page.keyboard.press("ArrowRight");
    await expect(free.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(free.nth(1)).toHaveAttribute("aria-pressed", "true");
    await press(page, page.getByRole("button", { name: /^See rooms for/ }));
  });

  await test.step("a room, and the focus follows to each step", async () => {
    await wizard.expectStep(page, "rooms");
    await press(page, wizard.onward(page, "Choose for us"));
    await expect(wizard.clock(page)).toBeVisible();
    await press(page, wizard.onward(page, "Continue to guests"));
    await expect(page.getByRole("heading", { name: wizard.headings.guests })).toBeFocused();
  });

  await test.step("everybody's details", async () => {
    for (const [i, person] of couple.entries()) await typeGuest(page, i + 1, person);
    const booker = wizard.bookerCard(page);
    await expect(booker.getByText(`${couple[0].name}, guest 1.`)).toBeVisible();
    await type(page, booker.getByLabel("E-mail"), freshEmail("keyboard"));
    await type(page, booker.getByLabel("Mobile number"), "123456789");
    await type(page, booker.getByRole("textbox", { name: "Address" }), "12 Jalan Ampang");
    await type(page, booker.getByRole("textbox", { name: "Postcode" }), "50450");
    await expect(booker.getByRole("textbox", { name: "City" })).toHaveValue("Kuala Lumpur");
    await type(page, comboField(booker, "State"), "Sela");
    await page.keyboard.press("Enter");
    await expect(comboField(booker, "State")).toHaveValue("Selangor");
    await press(page, wizard.onward(page, "Continue to transport"));
  });

  await test.step("another boat and back, one extra, the terms, the bank", async () => {
    await expect(page.getByRole("heading", { name: wizard.headings.transport })).toBeFocused();
    const way = page.getByRole("group", { name: /To the island/ });
    await tabTo(page, way.getByRole("radio", { checked: true }));
    await press(page, wizard.onward(page, "Continue to add-ons"));
    await expect(page.getByRole("heading", { name: wizard.headings.addOns })).toBeFocused();
    const cake = page.getByRole("listitem").filter({ hasText: "Birthday cake" });
    await press(page, cake.getByRole("button", { name: /one more$/ }), "Space");
    await expect(cake.getByRole("spinbutton")).toHaveValue("1");
    await press(page, wizard.onward(page, "Continue to payment"));
    await expect(page.getByRole("heading", { name: wizard.headings.payment })).toBeFocused();
    await type(page, page.getByLabel("How did you find us?"), "Goo");
    await page.keyboard.press("Tab"); // out of the select, so that its choice stands
    await press(page, page.getByRole("checkbox", { name: /^I agree/ }), "Space");
    await press(page, wizard.onward(page, /^Pay RM/));
    await press(page, page.getByRole("button", { name: /^Approve The bank/ }));
    await expectBooked(page);
  });
});
