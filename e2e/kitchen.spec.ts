import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { goToRooms, open } from "./steps/home.ts";
import { couple, demoPassword, freshEmail } from "./steps/people.ts";
import { signInAsStaff } from "./steps/session.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

test("a guest's allergy is read in the kitchen on the days that they eat there", async ({ page }) => {
  const allergy = `Peanuts ${crypto.randomUUID().slice(0, 4)}`;
  let arrival = "";
  await test.step("the guest says it when booking, and is told when it is too long", async () => {
    await goToRooms(page, { monthsLater: 1, nth: 6 });
    await wizard.holdFirstRoom(page);
    await wizard.leaveRooms(page);
    await wizard.fillGuests(page, couple);
    const second = wizard.guestCard(page, 2);
    await second.getByText("More about this guest").click();
    await second.getByLabel("Allergies").fill(`${"Peanuts ".repeat(16)}`);
    await wizard.fillBooker(page, couple[0].name, freshEmail("wei.ming"));
    await wizard.onward(page, "Continue to transport").click();
    await expect(second.getByLabel("Allergies")).toBeFocused();
    await second.getByLabel("Allergies").fill(allergy);
    await wizard.leaveGuests(page);
    await wizard.leaveTransport(page);
    await wizard.leaveAddOns(page);
    await wizard.sayHowFound(page);
    await wizard.agree(page);
    const written = (await page.getByText(/^\w{3} \d+ \w{3} \d{4}, 11:00$/).textContent()) ?? "";
    arrival = new Date(`${written.replace(", 11:00", "")} UTC`).toISOString().slice(0, 10);
    const total = await wizard.totalOf(page);
    await wizard.onward(page, `Pay ${total}`).click();
    await atTheBank(page, "approve", total);
    await expectBooked(page);
  });
  await test.step("the kitchen reads it from the meal after they arrive until they leave", async () => {
    await signInAtDesk(page, "frontdesk");
    await page.getByRole("link", { name: "All meals" }).click();
    await expect(page.getByRole("heading", { name: "Kitchen", level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Dinner" }).getByText(/^\d+ people$/)).toBeVisible();
    await expectAccessible(page);
    await open(page, `/staff/kitchen?day=${arrival}`);
    const guest = page.getByRole("row", { name: `${couple[1].name} Allergies: ${allergy}` });
    await expect(guest).toContainText("Lunch, Dinner");
    await page.getByRole("button", { name: "Next day" }).click();
    await expect(guest).toContainText("All meals");
    for (let days = 0; days < 9 && (await guest.count()) > 0; days++) {
      await page.getByRole("button", { name: "Next day" }).click();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
    }
    await expect(guest).toHaveCount(0);
    await page.getByRole("button", { name: "Previous day" }).click();
    await expect(guest).toContainText("Breakfast");
    await page.getByRole("button", { name: "Today" }).click();
    await expect(page).toHaveURL(/\/staff\/kitchen$/);
  });
});

test("who cooks and who takes guests diving begin with their own day, and find nothing else", async ({
  page,
}) => {
  const menu = page.getByRole("navigation").getByRole("link");
  await test.step("the kitchen begins with its meals", async () => {
    await signInAsStaff(page, { email: "kitchen@demo.pulau.test", password: demoPassword });
    await open(page, "/staff");
    await expect(page.getByRole("heading", { name: "Kitchen", level: 1 })).toBeVisible();
    await expect(menu.filter({ hasText: /Bookings|Today|Activities/ })).toHaveCount(0);
  });
  await test.step("the dive shop begins with today's and tomorrow's activities, and has its till", async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signInAsStaff(page, { email: "dive@demo.pulau.test", password: demoPassword });
    await open(page, "/staff");
    await expect(page.getByRole("heading", { name: "Activities", level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: /^Today, / })).toBeVisible();
    await expect(page.getByRole("region", { name: /^Tomorrow, / })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Till" }).click();
    await expect(page.getByRole("heading", { name: "Till", level: 1 })).toBeVisible();
  });
});
