import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { emptyDetails } from "./steps/database.ts";
import { dayAtResort } from "./steps/dates.ts";
import { chooseChildren, chooseDay, open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { family, freshEmail, ownPassword } from "./steps/people.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** Whole days at the resort from today to a day as the page writes it: "Fri 4 Dec 2026". */
function daysUntil(written: string): number {
  return Math.round((Date.parse(`${written} UTC`) - Date.parse(dayAtResort())) / 86_400_000);
}

test("a stranger books for a family, pays by the bank and takes the booking into an account", async ({
  page,
}) => {
  const email = freshEmail("wei.ming");
  let total = "";
  let number = "";
  const sameTotal = async () => {
    await wizard.expectTotal(page, total);
    await expectAccessible(page);
  };

  await test.step("party and package on the first page, the day in the calendar", async () => {
    await open(page, "/");
    await chooseChildren(page, [7]);
    await expect(page.getByText("for 3, taxes and fees included").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Choose Lagoon Escape" }).click();
    await wizard.expectStep(page, "dates");
    await chooseDay(page.getByRole("main"), { monthsLater: 1, nth: 4 });
    await expectAccessible(page);
  });

  await test.step("the package shows the price of all three", async () => {
    await page.getByRole("link", { name: /^Package.*done$/ }).click();
    await wizard.expectStep(page, "package");
    const chosen = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Lagoon Escape" }) });
    await expect(chosen.getByRole("button", { name: "Lagoon Escape is chosen" })).toBeVisible();
    await expect(chosen).toContainText("for 3, taxes and fees included");
    await expectAccessible(page);
    await wizard.onward(page, "Continue to dates").click();
    await wizard.onward(page, "Continue to rooms").click();
    await wizard.expectStep(page, "rooms");
  });

  await test.step("a room is held and the clock runs", async () => {
    await wizard.onward(page, "Continue to guests").click();
    await expect(page.getByText("Please choose a room first.")).toBeVisible();
    await wizard.holdFirstRoom(page);
    await expect(wizard.clock(page)).toHaveText(/[12]:\d\d.* held for you/);
    total = await wizard.totalOf(page);
    await sameTotal();
    await wizard.leaveRooms(page);
  });

  await test.step("each mistake has its message, the focus goes to the first, what was typed stays", async () => {
    const first = wizard.guestCard(page, 1);
    await first.getByLabel("Full name").fill(family[0].name);
    await first.getByLabel("IC (MyKad) or passport number").fill("901399-14-5678");
    await wizard.guestCard(page, 2).getByLabel("Document of guest 2").selectOption("Passport");
    await expect(wizard.guestCard(page, 2).getByLabel("Not Malaysian")).toBeChecked();
    await wizard.guestCard(page, 2).getByLabel("Passport number").fill("A1");
    await wizard.guestCard(page, 2).getByLabel("Age on the day you arrive").fill("many");
    await wizard.bookerCard(page).getByLabel("E-mail").fill("wei.ming@");
    await wizard.bookerCard(page).getByRole("textbox", { name: "Postcode" }).fill("123");
    await wizard.onward(page, "Continue to transport").click();
    await expect(first.getByLabel("IC (MyKad) or passport number")).toBeFocused();
    await expect(
      first.getByText("A MyKad number has 12 digits and begins with the date of birth"),
    ).toBeVisible();
    const second = wizard.guestCard(page, 2);
    await expect(second.getByText("Enter an age in whole years, from 0 to 120.")).toBeVisible();
    await expect(second.getByText("Please fill in: Full name.")).toBeVisible();
    await expect(
      second.getByText("A passport number has six to nine letters and digits.").first(),
    ).toBeVisible();
    const booker = wizard.bookerCard(page);
    await expect(booker.getByText("Enter an e-mail address such as name@example.com.")).toBeVisible();
    await expect(booker.getByText("A Malaysian postcode has five digits.")).toBeVisible();
    await expect(booker.getByText(/^Please fill in: /)).toHaveCount(5);
    await expect(first.getByLabel("Full name")).toHaveValue(family[0].name);
    await expect(second.getByLabel("Age on the day you arrive")).toHaveValue("many");
    await expect(booker.getByLabel("E-mail")).toHaveValue("wei.ming@");
    await second.getByLabel("Document of guest 2").selectOption("MyKad");
    await expect(second.getByLabel("Not Malaysian")).toBeHidden();
    await sameTotal();
  });

  await test.step("the right details, the boats, an extra taken and given back", async () => {
    await wizard.fillGuests(page, family);
    await expect(
      wizard.guestCard(page, 1).getByText(/^3[67] years, born 1 Jan 1990 in Kuala Lumpur/),
    ).toBeVisible();
    await wizard.fillBooker(page, family[0].name, email);
    await wizard.leaveGuests(page);
    const out = page.getByRole("region", { name: "To the island" });
    await expect(out).toContainText("Tanjung Jetty to");
    await expect(out.getByRole("radio", { name: /11:00.*Included/ })).toBeChecked();
    await sameTotal();
    await wizard.leaveTransport(page);
    await sameTotal();
    const cake = page.getByRole("listitem").filter({ hasText: "Birthday cake" });
    await cake.getByRole("button", { name: /one more$/ }).click();
    await expect(wizard.summary(page).getByRole("term").filter({ hasText: "Birthday cake" })).toBeVisible();
    await cake.getByRole("button", { name: /one fewer$/ }).click();
    await sameTotal();
    await wizard.leaveAddOns(page);
  });

  await test.step("payment needs the terms, and asks how the guest found the resort", async () => {
    await page.getByRole("button", { name: "Add: Special request" }).click();
    await expect(page.getByLabel("Special request")).toBeFocused();
    await page.getByLabel("Special request").fill("A cot, please");
    await expect(page.getByText("13/500")).toBeVisible();
    await wizard.onward(page, `Pay ${total}`).click();
    await expect(page.getByText("Please agree to the terms before you pay.")).toBeVisible();
    await expect(page.getByText("Please tell us how you found us.")).toBeVisible();
    await expect(page.getByLabel("How did you find us?")).toBeFocused();
    await wizard.sayHowFound(page);
    await wizard.onward(page, `Pay ${total}`).click();
    await expect(page.getByRole("checkbox", { name: /^I agree/ })).toBeFocused();
    await page.getByRole("button", { name: "Read the terms" }).click();
    const terms = page.getByRole("dialog", { name: "Booking terms" });
    const arrival = (await page.getByText(/^\w{3} \d+ \w{3} \d{4}, 11:00$/).textContent()) ?? "";
    // The demo's policy gives nothing back from two weeks before the arrival on.
    await expect(terms).toContainText(
      daysUntil(arrival.replace(", 11:00", "")) >= 14
        ? "of what you paid is refunded"
        : "No refund if you cancel, because your stay begins soon",
    );
    await expectAccessible(page);
    await terms.getByRole("button", { name: "I agree" }).click();
    await expect(page.getByRole("checkbox", { name: /^I agree/ })).toBeChecked();
    await sameTotal();
  });

  await test.step("what the booking still lacks is listed whole, each with the way to its field", async () => {
    // A save that is still on its way would put back what is taken out.
    await expect(page.getByRole("status").filter({ hasText: "Draft saved" })).toBeVisible();
    await emptyDetails(/new\/([^/]+)\//.exec(page.url())?.[1] ?? "");
    await wizard.onward(page, `Pay ${total}`).click();
    const list = page.getByRole("alert").filter({ hasText: "2 details are missing or wrong" });
    await expect(list.getByRole("listitem")).toHaveText([
      "Guest 2, Full namePlease fill this in.",
      "Contact details, Mobile numberEnter a mobile number, e.g. 12 345 6789.",
    ]);
    await expectAccessible(page);
    await list.getByRole("link", { name: "Guest 2, Full name" }).click();
    const name = wizard.guestCard(page, 2).getByLabel("Full name");
    await expect(name).toBeFocused();
    await name.fill("");
    await name.fill(family[1].name);
    await wizard.leaveGuests(page);
    await wizard.leaveTransport(page);
    await wizard.leaveAddOns(page);
    await wizard.agree(page);
    await wizard.onward(page, `Pay ${total}`).click();
    await expect(page.getByRole("heading", { name: total })).toBeVisible();
    await expectAccessible(page);
    await atTheBank(page, "approve", total);
    number = await expectBooked(page);
    await expect(page.getByText(`You paid ${total}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the mail's link takes the booking into a new account", async () => {
    await openMail(page, email, new RegExp(`^Your booking ${number} is confirmed`));
    await expect(page.getByText(`Total: ${total}`)).toBeVisible();
    await page.getByRole("link", { name: /\/booking\/claim\// }).click();
    // It shows the booking in any browser; an account is offered beside it.
    await expect(page.getByRole("heading", { level: 1, name: "Lagoon Escape" })).toBeVisible();
    await expect(page.getByText(`Booking ${number}`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Create an account" }).click();
    // The booking knows who made it; both can be changed.
    await expect(page.getByLabel("Your name")).toHaveValue(family[0].name);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(ownPassword);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText(`Booking ${number}`, { exact: true })).toBeVisible();
  });

  await test.step("detail, print, invoice and the listing say the same", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Lagoon Escape" })).toBeVisible();
    const price = page.getByRole("region", { name: "Price" });
    await expect(price.getByRole("definition").filter({ hasText: total }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Print" }).click();
    await expect(page.getByRole("article")).toContainText(number);
    await expect(page.getByRole("article")).toContainText(total);
    await expectAccessible(page);
    await page.getByRole("link", { name: `Booking ${number}` }).click();
    await page.getByRole("link", { name: "Invoice", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
    await expect(page.getByRole("article")).toContainText(total);
    await expectAccessible(page);
    const kept = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    expect((await kept).suggestedFilename()).toMatch(/^TB-INV-\d\d-\d{5}\.pdf$/);
    await page.goto("/booking/listing");
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toContainText(total);
    await expect(row).toContainText("Confirmed");
    await expectAccessible(page);
  });
});
