import { expectBooked } from "./steps/bank.ts";
import { open } from "./steps/home.ts";
import { family, freshEmail } from "./steps/people.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";
import { guestCard } from "./steps/wizard.ts";

/** More than this nobody has to do for two adults and a child. */
const most = 25;

/** Does what a guest does, and counts it: a press, a choice and a filled field are one action each. */
function countingHand() {
  const done: string[] = [];
  return {
    done,
    press: async (target: Locator) => {
      done.push(`press ${target}`);
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      done.push(`fill ${target}`);
      await target.fill(text);
    },
    select: async (target: Locator, label: string) => {
      done.push(`select ${target}`);
      await target.selectOption({ label });
    },
  };
}

/** From the first page to a paid booking, as shortly as it can be done without an account. */
async function book(page: Page, { isPhone }: { isPhone: boolean }): Promise<readonly string[]> {
  const hand = countingHand();
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole("button", { name, exact: typeof name === "string" });
  const main = page.getByRole("main");
  const onward = (name: string) =>
    isPhone
      ? button("Continue", page.getByRole("region", { name: "Your booking so far" }))
      : button(name, main);

  await open(page, "/");
  await hand.press(button(/^Who is coming/));
  await hand.press(button("Children: one more"));
  await hand.select(page.getByLabel("Age of child 1"), "7 years");
  await hand.press(button("Done"));
  await hand.press(button(/^Check-in/));
  const search = page.getByRole("form", { name: "Find a stay" });
  const days = search
    .or(page.getByRole("dialog"))
    .getByRole("group", { name: "Total price by arrival date" });
  await hand.press(days.getByRole("button", { name: /, RM / }).last());
  if (isPhone && (await page.getByRole("dialog").isVisible())) await hand.press(button("Done"));
  await hand.press(button("See rooms"));

  await expect(page.getByRole("heading", { name: "Choose your room" })).toBeVisible();
  await hand.press(
    main
      .getByRole("list")
      .getByRole("button", { name: /^Choose / })
      .first(),
  );
  await expect(page.getByRole("timer").filter({ visible: true })).toBeVisible();
  await hand.press(onward("Continue to guests"));

  await expect(page.getByRole("heading", { name: "Who is travelling?" })).toBeVisible();
  for (const [i, { name, identity }] of family.entries()) {
    await hand.fill(guestCard(page, i + 1).getByLabel("Full name"), name);
    await hand.fill(guestCard(page, i + 1).getByLabel("IC (MyKad) or passport number"), identity);
  }
  const contact = page.getByRole("region", { name: "Contact details", exact: true });
  await hand.fill(contact.getByLabel("E-mail"), freshEmail("few.actions"));
  await hand.fill(contact.getByLabel("Mobile number"), "123456789");
  await hand.fill(contact.getByRole("textbox", { name: "Address" }), "12 Jalan Ampang");
  await hand.fill(contact.getByRole("textbox", { name: "Postcode" }), "50450");
  await expect(contact.getByRole("textbox", { name: "City" })).toHaveValue("Kuala Lumpur");
  await hand.press(button("Keep these boats and go to payment", main));

  await expect(page.getByRole("heading", { name: "Review and pay" })).toBeVisible();
  const review = page.getByRole("region", { name: "Your booking", exact: true });
  for (const { name } of family) await expect(review).toContainText(name);
  await hand.select(page.getByLabel("How did you find us?"), "Google");
  await hand.press(page.getByRole("checkbox", { name: /^I agree/ }));
  await hand.press(
    button(/^Pay RM/, isPhone ? page.getByRole("region", { name: "Your booking so far" }) : main),
  );
  await hand.press(button(/^Approve The bank/));
  await expectBooked(page);
  return hand.done;
}

test("two adults and a child are booked and paid in few actions at a desk", async ({ page }) => {
  const done = await book(page, { isPhone: false });
  expect(done.length, done.join("\n")).toBeLessThanOrEqual(most);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("it takes as few", async ({ page }) => {
    const done = await book(page, { isPhone: true });
    expect(done.length, done.join("\n")).toBeLessThanOrEqual(most);
  });
});
