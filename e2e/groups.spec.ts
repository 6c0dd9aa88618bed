import { addDays } from "@pulau/domain/calendar/day.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank } from "./steps/bank.ts";
import { dayAtResort, fillDate } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, type Page, test } from "./steps/test.ts";

/** Days on which no other journey books anybody. */
const arrival = dayAtResort(72);

async function holdRooms(page: Page): Promise<void> {
  await open(page, "/staff/groups");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New group" }).first().click();
  const form = page.getByRole("dialog", { name: "New group" });
  await form.getByRole("button", { name: "Hold rooms" }).click();
  // The first mistake has the focus, and what was not asked is asked.
  await expect(form.getByRole("textbox", { name: "Name of the group" })).toBeFocused();
  await form.getByRole("textbox", { name: "Name of the group" }).fill("Kelab Selam Permata");
  await form.getByRole("textbox", { name: "Contact" }).fill("Rashid bin Omar");
  await form.getByRole("textbox", { name: "E-mail address" }).fill("rashid@example.com");
  await form.getByRole("textbox", { name: "Mobile number" }).fill("012-345 6789");
  await form.getByRole("combobox", { name: "Package" }).selectOption({ index: 1 });
  await fillDate(form, "Arrival", arrival);
  await form.getByRole("combobox", { name: "Room type" }).selectOption({ index: 1 });
  await form.getByRole("spinbutton", { name: "Rooms" }).fill("2");
  await form.getByRole("spinbutton", { name: "Boat seats" }).fill("4");
  await fillDate(form, "Names until", addDays(arrival, -10));
  await form.getByRole("button", { name: "Add deposit" }).click();
  await fillDate(form, "Due on", dayAtResort(1));
  await form.getByRole("button", { name: "Add price" }).click();
  await form.getByRole("textbox", { name: "Amount (RM)" }).first().fill("480");
  await form.getByRole("checkbox", { name: "Invoice a company" }).check();
  await form.getByRole("textbox", { name: "Company name" }).fill("Permata Divers Sdn. Bhd.");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Hold rooms" }).click();
  await expect(page.getByText("Rooms held for Kelab Selam Permata.")).toBeVisible();
}

/** A deposit that comes before anybody is named stands on the group. */
async function payAhead(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record payment" }).click();
  const form = page.getByRole("dialog", { name: "Payment of the group" });
  await form.getByRole("textbox", { name: "Amount (RM)" }).fill("100.01");
  await form.getByRole("button", { name: "Record payment" }).click();
  const account = page.getByRole("region", { name: "Group’s account" });
  await expect(account.getByRole("row").filter({ hasText: "Received" })).toContainText("100.01");
  await account.getByRole("button", { name: "Pay back" }).click();
  const back = page.getByRole("dialog", { name: "Pay back to the group" });
  await back.getByRole("textbox", { name: "Amount (RM)" }).fill("0.01");
  await back.getByRole("button", { name: "Pay back" }).click();
  await expect(back.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await back.getByRole("textbox", { name: "Reason" }).fill("One sen too much");
  await expectAccessible(page);
  await back.getByRole("button", { name: "Pay back" }).click();
  const bill = page.getByRole("region", { name: "Group’s bill" });
  await expect(bill.getByText("Held for rooms to name")).toBeVisible();
  await expect(bill.getByText("RM 100.00").first()).toBeVisible();
}

async function nameFromList(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add names" }).click();
  const form = page.getByRole("dialog", { name: "Names for Kelab Selam Permata" });
  await form.getByText("Paste a rooming list").click();
  await form
    .getByRole("textbox", { name: "Rooming list" })
    .fill("Aini binti Salleh / Tan Mei Ling\nKumar a/l Raju");
  await form.getByRole("button", { name: "Use 2 rooms" }).click();
  await expect(form.getByRole("textbox", { name: "Guest 2" }).first()).toHaveValue("Tan Mei Ling");
  await form.getByRole("button", { name: "Book 2 rooms" }).click();
  await expect(page.getByText("2 rooms booked.")).toBeVisible();
}

test("a club’s rooms are held, named from its list, and paid by its link", async ({ page }) => {
  await signInAtDesk(page, "manager");
  await holdRooms(page);
  await page.getByRole("link", { name: "Kelab Selam Permata" }).click();
  await payAhead(page);
  await nameFromList(page);
  // What stood on the group has paid its bookings.
  await expect(page.getByText("Held for rooms to name")).toHaveCount(0);
  await expect(page.getByText("3 / 4", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await payByLink(page);
  // A booking says whose it is, and leads back.
  await page.getByRole("link", { name: "Kumar a/l Raju" }).click();
  await expect(page.getByText("The group pays")).toBeVisible();
  await page.getByRole("link", { name: "Kelab Selam Permata" }).click();
  const bill = page.getByRole("region", { name: "Group’s bill" });
  await expect(bill.getByRole("row").filter({ hasText: "Paid" }).last()).toBeVisible();
  await invoice(page);
});

/** Whoever in the group has the link pays all that is due, without an account; the bill says so. */
async function payByLink(page: Page): Promise<void> {
  const groupPage = new URL(page.url()).pathname;
  const given = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/pay-link"));
  await page.getByRole("button", { name: "Copy payment link" }).click();
  const { url }: { url: string } = await (await given).json();
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole("heading", { level: 1, name: "Kelab Selam Permata" })).toBeVisible();
  await page.getByRole("radio", { name: /^All that is due/ }).check({ force: true });
  await expectAccessible(page);
  const pay = page.getByRole("button", { name: /^Pay RM / });
  const amount = ((await pay.textContent()) ?? "").replace(/^.*(?=RM)/, "").trim();
  await pay.click();
  await atTheBank(page, "approve", amount);
  await expect(page.getByText(`We have received ${amount} for the group.`)).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("There is nothing to pay at the moment.")).toBeVisible();
  await expectAccessible(page);
  await open(page, groupPage);
  const account = page.getByRole("region", { name: "Group’s account" });
  await expect(account.getByText(/^Paid online by the link/)).toBeVisible();
}

/** One invoice over both rooms, at the agreed price, made out to the company. */
async function invoice(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Invoice", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pro-forma invoice" })).toBeVisible();
  const sheet = page.getByRole("article");
  await expect(sheet.getByText("Permata Divers Sdn. Bhd.")).toBeVisible();
  await expect(sheet.getByText("RM 960.00").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Issue invoice" }).click();
  await expect(page.getByText("Invoice issued.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Invoice", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send by e-mail" }).click();
  await expect(page.getByText("Sent by e-mail.")).toBeVisible();
  await page.reload();
  await expect(sheet.getByText("Kumar a/l Raju")).toBeVisible();
  await expect(page.getByRole("button", { name: "Issue invoice" })).toHaveCount(0);
}
