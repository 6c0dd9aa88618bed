import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { chooseDay, open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { couple, freshEmail, siewLing, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

/** The first price of the calendar of cheaper dates, as a number of ringgit. */
async function firstPrice(page: Page): Promise<number> {
  const day = page
    .getByRole("region", { name: "Find a cheaper date" })
    .getByRole("button", { name: /, RM / })
    .first();
  const [, ringgit = ""] = /RM ([\d,]+)/.exec((await day.textContent()) ?? "") ?? [];
  return Number(ringgit.replaceAll(",", ""));
}

const toCustomers = async (page: Page) => {
  const bookings = page.getByRole("button", { name: "Bookings" });
  await bookings.hover(); // opens it in the layout across the top; the click must not close it again
  await bookings.click();
  await page.getByRole("link", { name: "Customers" }).click();
};

const dayChoice = { monthsLater: 1, nth: 6 };

test("an agent books for a customer at the agency's own price, to be paid later", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("customer");
  const stranger = await (await anotherBrowser()).newPage();
  await open(stranger, "/");
  const publicPrice = await firstPrice(stranger);
  await stranger.close();

  await test.step("signed in, prices are the agency's, on a page that the server rendered too", async () => {
    await logIn(page, "agent@demo.pulau.test");
    await open(page, "/");
    await expect.poll(() => firstPrice(page)).toBeLessThan(publicPrice);
  });

  await test.step("a customer is written down", async () => {
    await toCustomers(page);
    await expect(page.getByRole("region", { name: "Contract" })).toContainText("18% below");
    await page.getByRole("button", { name: "Add a customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a customer" });
    await dialog.getByLabel("Phone").fill("12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please fill in: Name.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Name").fill(weiMing.name);
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.getByLabel("Phone").fill("012-345 6789");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("searchbox", { name: "Search customers" }).fill(email);
    const row = page.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("+60123456789");
    await expectAccessible(page);
  });

  let total = "";
  await test.step("they are chosen in the booking, and who books fills itself in", async () => {
    await open(page, "/");
    await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), dayChoice);
    await page.getByRole("button", { name: /^See rooms for/ }).click();
    await wizard.holdFirstRoom(page);
    total = await wizard.totalOf(page);
    await expect(wizard.summary(page)).toContainText("Agency rate");
    await expect(wizard.summary(page)).toContainText("Your agency’s price");
    await wizard.leaveRooms(page);
    await wizard.fillGuests(page, couple);
    const customer = page.getByRole("region", { name: "Who is this booking for?" });
    await customer.getByRole("button", { name: "Choose a customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a customer" });
    await dialog.getByRole("searchbox").fill(email);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: new RegExp(weiMing.name) }).click();
    await expect(customer).toContainText(email);
    const booker = wizard.bookerCard(page);
    await expect(booker.getByLabel("Booking name")).toHaveValue(weiMing.name);
    await expect(booker.getByLabel("E-mail")).toHaveValue(email);
    await expect(booker.getByLabel("Mobile number")).toHaveValue("123456789");
    await wizard.fillBooker(page, weiMing.name, email);
    await expectAccessible(page);
  });

  await test.step("the terms stand at the payment, and nothing is paid now", async () => {
    await wizard.leaveGuests(page);
    await wizard.leaveTransport(page);
    await wizard.leaveAddOns(page);
    await wizard.sayHowFound(page);
    const terms = page.getByRole("region", { name: `Your agency’s terms, for ${weiMing.name}` });
    await expect(terms).toContainText("A deposit of 30% confirms a booking");
    const selling = terms.getByLabel("What your customer pays you");
    await selling.fill("a lot");
    await expect(terms.getByText("Enter an amount such as 1234.50.")).toBeVisible();
    await selling.fill("2,345.50");
    await expect(page.getByRole("radio", { name: /^Pay later/ })).toBeChecked();
    await expectAccessible(page);
    await wizard.agree(page);
    await wizard.onward(page, "Book now, pay later").click();
  });

  await test.step("the booking waits for days, is the customer's in the listing, and has a copy without its price", async () => {
    await page.waitForURL(/\/booking\/detail\//);
    const ours = page.getByRole("region", { name: "For your customer" });
    await expect(ours).toContainText("RM 2,345.50");
    await expect(page.getByRole("main")).toContainText(total);
    await expectAccessible(page);
    await ours.getByRole("link", { name: "Copy for the customer" }).click();
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText("RM 2,345.50");
    await expect(sheet).toContainText(siewLing.name);
    await expect(sheet).not.toContainText(total);
    await expect(sheet).not.toContainText("Agency rate");
    await page.goBack();
    await expect(ours).toBeVisible();
    await toCustomers(page);
    await page.getByRole("searchbox", { name: "Search customers" }).fill(email);
    await page.getByRole("row").filter({ hasText: email }).getByRole("link", { name: "1 booking" }).click();
    await expect(page.getByText(`Bookings for ${weiMing.name} only`)).toBeVisible();
    await page.getByRole("tab", { name: /^Pre-booking/ }).click();
    await expect(page.getByRole("row").filter({ hasText: weiMing.name })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("once it is paid, the customer's mail tells their price alone", async () => {
    await page.getByRole("row").filter({ hasText: weiMing.name }).getByRole("link").click();
    const pay = page.getByRole("region", { name: /pay/i }).first();
    await pay.getByRole("radio", { name: /Wallet/ }).check();
    await pay.getByRole("button", { name: /^Pay RM/ }).click();
    await expect(page.getByText("Confirmed").first()).toBeVisible();
    await openMail(page, email, /^Your booking TB-/);
    await expect(page.locator("pre")).toContainText("RM 2,345.50");
    await expect(page.locator("pre")).not.toContainText(total);
  });
});

test("an influencer's link leads into a booking that is told to be theirs", async ({
  page,
  anotherBrowser,
}) => {
  await logIn(page, "influencer@demo.pulau.test");
  let link = "";
  const countsOf = async () => {
    await open(page, "/influencer/links");
    const card = page.getByRole("listitem").filter({ hasText: "Mira’s House Reef" });
    const text = (await card.textContent()) ?? "";
    link = /https?:\/\/\S+\/p\/[\w-]+\/[\w-]{36}/.exec(text)?.[0] ?? "";
    const of = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1]);
    return { visitors: of("visitor"), bookings: of("booking") };
  };
  const before = await countsOf();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Share Mira’s House Reef" }).click();
  const whatsapp = page.getByRole("dialog").getByRole("link", { name: /^WhatsApp/ });
  await expect(whatsapp).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/.*${encodeURIComponent(link)}$`),
  );
  await expectAccessible(page);

  const guest = await (await anotherBrowser()).newPage();
  await test.step("a stranger follows it and books", async () => {
    await open(guest, new URL(link).pathname);
    await expect(guest.getByText("Mira by the Sea recommends")).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole("link", { name: /^See dates and prices of/ }).click();
    await wizard.expectStep(guest, "dates");
    await chooseDay(guest.getByRole("main"), dayChoice);
    await wizard.onward(guest, "Continue to rooms").click();
    await wizard.holdFirstRoom(guest);
    const total = await wizard.totalOf(guest);
    await wizard.goToPayment(guest, couple, freshEmail("follower"));
    await wizard.agree(guest);
    await wizard.onward(guest, /^Pay RM/).click();
    await atTheBank(guest, "approve", total);
    await expectBooked(guest);
  });

  const after = await countsOf();
  expect(after).toEqual({ visitors: before.visitors + 1, bookings: before.bookings + 1 });
});

test("a guest's own link is passed on, followed, and counts once", async ({ page, anotherBrowser }) => {
  await logIn(page, "guest@demo.pulau.test");
  const visitors = async () => {
    await open(page, "/invite-friends");
    return Number(await page.getByRole("definition").first().textContent());
  };
  const before = await visitors();
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await (await anotherBrowser()).newPage();
  for (const _ of [1, 2]) {
    await friend.goto(new URL(link).pathname);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText(/^\S.* invites you to the island$/);
    await expectAccessible(friend);
    await friend.getByRole("link", { name: "Find a stay" }).click();
    await friend.waitForURL((url) => url.pathname === "/");
  }
  expect(await visitors()).toBe(before + 1);
});

test("an owner invites somebody into the agency and finds them among its members", async ({ page }) => {
  const email = freshEmail("member");
  await logIn(page, "agent@demo.pulau.test");
  await open(page, "/agent/members");
  await page.getByRole("button", { name: "Invite a member" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a member" });
  await dialog.getByLabel("Name").fill("Hui Min");
  await dialog.getByLabel("E-mail", { exact: true }).fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox", { name: "Search members" }).fill(email);
  const rows = page.getByRole("table", { name: "Members" }).getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("Invited");
  await rows.last().getByRole("button", { name: "Block" }).click();
  await expect(rows.last()).toContainText("Blocked");
  await expectAccessible(page);
  await open(page, "/agent/members?role=admin");
  await expect(rows.filter({ hasText: "(you)" })).toHaveCount(1);
  await expect(rows.filter({ hasText: email })).toHaveCount(0);
});
