import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank } from "./steps/bank.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { goToRooms } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { couple, freshEmail } from "./steps/people.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

test("staff mail a payment link; whoever has it pays on a phone without signing in", async ({
  page,
  browser,
}) => {
  const email = freshEmail("link");
  await goToRooms(page, { nth: 4 });
  await wizard.holdFirstRoom(page);
  await wizard.goToPayment(page, couple, email);
  await wizard.agree(page);
  const total = await wizard.totalOf(page);
  await wizard.onward(page, `Pay ${total}`).click();
  await expect(page.getByRole("heading", { name: total })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInAtDesk(desk, "frontdesk", "/staff/bookings");
  const rows = desk.getByRole("row").filter({ hasText: /TB-/ });
  await desk.getByRole("main").getByPlaceholder("Name, number, phone, room, code, reference").fill(email);
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link").click();
  await expect(desk.getByRole("button", { name: "Send payment link" })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Send payment link" }).click();
  await expect(desk.getByText("Payment link sent by e-mail.")).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openMail(phone, email, /^Pay RM/);
  await phone.getByRole("link", { name: /\/pay\// }).click();
  await expect(phone.getByRole("heading", { name: "To pay" })).toBeVisible();
  await expect(phone.getByText("This page shows no details of the guests.")).toBeVisible();
  await expectAccessible(phone);
  // The guest's own page at the bank is still open: paying by the link closes it.
  await expect(phone.getByText("A payment page is already open")).toBeVisible();
  await phone.getByRole("button", { name: `Pay ${total}` }).click();
  await atTheBank(phone, "approve", total);
  await expect(phone.getByText("Everything is paid")).toBeVisible({ timeout: 45_000 });
  await expectAccessible(phone);

  await desk.reload();
  await expect(desk.getByRole("main").getByText("Confirmed").first()).toBeVisible();
  await expect(desk.getByText("Payment link sent")).toBeVisible();
});
