import { expectBooked } from "./bank.ts";
import { comboField } from "./choose.ts";
import type { Traveller } from "./people.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** What is chosen so far, with the clock and the total. */
export const summary = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Your booking so far" });

/** The time that is left for the held rooms. */
export const clock = (page: Page): Locator => summary(page).getByRole("timer");

/** The wizard's own button, not its twin in the summary. */
export const onward = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("main").getByRole("button", { name });

/** A heading that says which step is open. */
export const headings = {
  package: "How would you like to stay?",
  dates: "When would you like to come?",
  rooms: "Choose your room",
  guests: "Who is travelling?",
  transport: "Choose your boat",
  addOns: "Choose your add-ons",
  payment: "Review and pay",
} as const;

export const expectStep = (page: Page, step: keyof typeof headings) =>
  expect(page.getByRole("heading", { level: 1, name: headings[step] })).toBeVisible();

/** The total that the summary shows, once it shows one. */
export async function totalOf(page: Page): Promise<string> {
  const total = summary(page).getByRole("status").filter({ hasText: "Total now" });
  await expect(total).toHaveText(/RM/);
  return ((await total.textContent()) ?? "").replaceAll("\u00a0", " ").replace("Total now ", "");
}

export const expectTotal = (page: Page, total: string) =>
  expect(summary(page).getByRole("status").filter({ hasText: "Total now" })).toHaveText(`Total now ${total}`);

/** Takes the first room that fits; it is held from now on. */
export async function holdFirstRoom(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("list")
    .getByRole("button", { name: /^Choose / })
    .first()
    .click();
  await expect(clock(page)).toBeVisible();
}

export async function leaveRooms(page: Page): Promise<void> {
  await onward(page, "Continue to guests").click();
  await expectStep(page, "guests");
}

export const guestCard = (page: Page, number: number): Locator =>
  page.getByRole("region", { name: `Guest ${number}`, exact: true });
export const bookerCard = (page: Page): Locator =>
  page.getByRole("region", { name: "Contact details", exact: true });

/** Everybody's details as a careful guest writes them; the number says the age. */
export async function fillGuests(page: Page, people: readonly Traveller[]): Promise<void> {
  for (const [i, { name, identity }] of people.entries()) {
    const card = guestCard(page, i + 1);
    await card.getByLabel("Full name").fill(name);
    await card.getByLabel("IC (MyKad) or passport number").fill(identity);
  }
}

const bookingName = (card: Locator): Locator => card.getByLabel("Booking name");

/** Who books, where another than the first guest too, and where they live: the postcode knows the town. */
export async function fillBooker(page: Page, name: string, email: string): Promise<void> {
  const card = bookerCard(page);
  const ofGuest = card.getByText(`${name}, guest 1.`);
  await expect(
    ofGuest
      .or(card.getByRole("button", { name: "Someone else is the booker" }))
      .or(bookingName(card))
      .first(),
  ).toBeVisible();
  if (!(await ofGuest.isVisible())) {
    if (!(await bookingName(card).isVisible()))
      await card.getByRole("button", { name: "Someone else is the booker" }).click();
    await bookingName(card).fill(name);
  }
  await card.getByLabel("E-mail").fill(email);
  await card.getByLabel("Mobile number").fill("123456789");
  await card.getByRole("textbox", { name: "Address" }).fill("12 Jalan Ampang");
  await card.getByRole("textbox", { name: "Postcode" }).fill("50450");
  await expect(card.getByRole("textbox", { name: "City" })).toHaveValue("Kuala Lumpur");
  await expect(comboField(card, "State")).toHaveValue("Kuala Lumpur");
}

export async function leaveGuests(page: Page): Promise<void> {
  await onward(page, "Continue to transport").click();
  await expectStep(page, "transport");
}

export async function leaveTransport(page: Page): Promise<void> {
  await expect(page.getByRole("radio").first()).toBeVisible();
  await onward(page, "Continue to add-ons").click();
  await expectStep(page, "addOns");
}

export async function leaveAddOns(page: Page): Promise<void> {
  await onward(page, "Continue to payment").click();
  await expectStep(page, "payment");
}

/** The question that every booking asks. */
export const sayHowFound = (page: Page) =>
  page.getByLabel("How did you find us?").selectOption({ label: "Google" });

/** From the held rooms to the last step, with nothing extra. */
export async function goToPayment(page: Page, people: readonly Traveller[], email: string): Promise<void> {
  await leaveRooms(page);
  const [first] = people;
  await fillGuests(page, people);
  await fillBooker(page, first?.name ?? "", email);
  await leaveGuests(page);
  await leaveTransport(page);
  await leaveAddOns(page);
  await sayHowFound(page);
}

export const agree = (page: Page) =>
  page.getByRole("checkbox", { name: /^I agree to the booking terms/ }).check();

/** Pays at the last step from the guest's wallet, what its button names; gives the booking's number. */
export async function payFromWallet(page: Page, amount: string | RegExp): Promise<string> {
  await page.getByRole("radio", { name: /^Your wallet/ }).check();
  await agree(page);
  await onward(page, typeof amount === "string" ? `Pay ${amount}` : amount).click();
  return expectBooked(page);
}
