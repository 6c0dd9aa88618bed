import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { findOwingBooking } from "./steps/database.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { chooseDay, open } from "./steps/home.ts";
import { freshEmail } from "./steps/people.ts";
import { expect, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const people = 12;
/** As a spreadsheet puts it on the clipboard. */
const rows = Array.from({ length: people }, (_, i) => `Tetamu ${i + 1}\t林美${i}\t9001011450${10 + i}\t37`);
const table = (lines: readonly string[]) => ["Nama penuh\t中文姓名\tNo. KP\tUmur", ...lines].join("\n");

test("a group books with counts alone, and its coordinator names it by a link", async ({ page, browser }) => {
  let total = "";
  let link = "";

  await test.step("twelve adults need several rooms, and no names yet", async () => {
    await open(page, "/");
    await page.getByRole("button", { name: /^Who is coming/ }).click();
    for (let adults = 2; adults < people; adults++)
      await page.getByRole("button", { name: "Adults: one more" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), { monthsLater: 2, nth: 6 });
    await page.getByRole("button", { name: /^See rooms for/ }).click();
    await wizard.expectStep(page, "rooms");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Take|Keep|Choose) / })
      .first()
      .click();
    await expect(wizard.clock(page)).toBeVisible({ timeout: 30_000 });
    await wizard.leaveRooms(page);
    await expectAccessible(page);
    await page.getByLabel("Fill in later").check();
    await expect(page.getByRole("table", { name: "Rooming list" })).toBeHidden();
    await wizard.fillBooker(page, "Rombongan Teluk", freshEmail("group"));
    await expectAccessible(page);
    await wizard.leaveGuests(page);
    await wizard.leaveTransport(page);
    await wizard.leaveAddOns(page);
    await wizard.sayHowFound(page);
    total = await wizard.totalOf(page);
    await wizard.agree(page);
    await wizard.onward(page, /^Pay RM /).click();
    await atTheBank(page, "approve", total);
    await expectBooked(page);
  });

  await test.step("the booking shows how far the list is, and a link passes it on", async () => {
    await page
      .getByRole("link", { name: /booking/i })
      .first()
      .click();
    const card = page.getByRole("region", { name: "Rooming list" });
    await expect(card).toContainText(`0 of ${people} guests are named`);
    await card.getByRole("link", { name: "Fill in the list" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rooming list" })).toBeVisible();
    await expectAccessible(page);
    // The page may still be reading the link of before.
    const answer = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && /rooming-list\/[^/]+\/link$/.test(response.url()),
    );
    await page.getByRole("button", { name: "Create new link" }).click();
    link = ((await (await answer).json()) as { url: string }).url;
  });

  await test.step("the coordinator pastes it, sees what is wrong by row, and mends it", async () => {
    const elsewhere = await browser.newContext();
    const coordinator = await elsewhere.newPage();
    await coordinator.goto(new URL(link).pathname);
    await expect(coordinator.getByRole("heading", { level: 1, name: "Rooming list" })).toBeVisible();
    await expect(coordinator.getByText("RM")).toHaveCount(0);
    await coordinator.getByRole("button", { name: "Paste or import" }).click();
    const wrong = rows.with(3, "Tetamu 4\t\t901399145013\tlama");
    await coordinator.getByLabel("Copied rows").fill(table(wrong));
    await coordinator.getByRole("button", { name: "Check" }).click();
    const problems = coordinator.getByRole("table", { name: "What is wrong, by row and column" });
    await expect(problems.getByRole("row").filter({ hasText: "901399145013" })).toContainText("5");
    await expect(problems.getByRole("row").filter({ hasText: "lama" })).toContainText("D");
    await expectAccessible(coordinator);
    await coordinator.getByRole("button", { name: "Add 11 guests to the list" }).click();
    await coordinator.getByRole("button", { name: "Save list" }).click();
    await expect(coordinator.getByText(`11 of ${people} guests named`).first()).toBeVisible();
    const last = coordinator.getByLabel(/^Full name, /);
    await expect(last.first()).toHaveValue(/^Tetamu/);
    for (let i = 0; i < people; i++) {
      if ((await last.nth(i).inputValue()) !== "") continue;
      await last.nth(i).fill("Tetamu Empat");
      await coordinator
        .getByLabel(/^Age, /)
        .nth(i)
        .fill("41");
      await coordinator
        .getByLabel(/^IC or passport, /)
        .nth(i)
        .fill("900101-14-5099");
    }
    await coordinator.getByRole("button", { name: "Save list" }).click();
    await expect(coordinator.getByText(`${people} of ${people} guests named`).first()).toBeVisible();
    await expectAccessible(coordinator);
    await elsewhere.close();
  });

  await test.step("an import over the list says who is updated and who would be replaced, before it is kept", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Paste or import" }).click();
    await page.getByLabel("Copied rows").fill(table([rows[0] ?? "", "Orang Baharu\t\t880808-14-5554\t38"]));
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("table", { name: "Who goes where" })).toContainText(
      "Already on the list: updated",
    );
    await expect(page.getByText("1 guest on the list is replaced")).toBeVisible();
    await expect(page.getByText(/is replaced by Orang Baharu/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("who booked sees everybody, papers hidden", async () => {
    await page.reload();
    await expect(page.getByText(`${people} of ${people} guests named`).first()).toBeVisible();
    await expect(page.getByLabel(/^IC or passport, /).first()).toHaveValue(/^••••\d{4}$/);
    await expect(page.getByLabel(/^Chinese name, /).first()).toHaveValue(/^林美/);
  });

  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(page.url())?.[0];

  await test.step("the desk takes one of them off at the agreed price, and reads the mail before", async () => {
    await signInAtDesk(page, "manager", `/staff/bookings/${id}`);
    const rooms = page.getByRole("region", { name: "Rooms and guests" });
    const remove = rooms.getByRole("button", { name: "Remove Tetamu 1", exact: true });
    await remove.click();
    const dialog = page.getByRole("alertdialog", { name: "Remove Tetamu 1", exact: true });
    await expect(dialog.getByText("New price", { exact: true })).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole("radio", { name: /^Keep the agreed price/ }).check();
    const act = dialog.getByRole("button", { name: "Remove", exact: true });
    await act.click();
    await expect(dialog.getByLabel("Reason, for the history")).toBeFocused();
    await dialog.getByLabel("Reason, for the history").fill("Ill since yesterday");
    await dialog.getByText(/^The guest gets an e-mail: Your booking .* has been changed/).click();
    await expect(dialog.getByText(/Here are the new details/)).toBeVisible();
    await expectAccessible(page);
    await act.click();
    await expect(page.getByText("Tetamu 1 removed.", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(remove).toBeHidden();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Ill since yesterday");
  });

  await test.step("somebody else’s stay stands beside it, also after a reload, until it is closed", async () => {
    await page.getByRole("button", { name: "Open beside", exact: true }).click();
    const finder = page.getByRole("dialog", { name: "Open beside", exact: true });
    await expect(finder.getByRole("combobox", { name: "Stay to open beside it" })).toBeVisible();
    await expectAccessible(page);
    await open(page, `/staff/bookings/${id}?beside=${await findOwingBooking()}`);
    await expect(page.getByRole("heading", { level: 1, name: "Two stays side by side" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("region", { name: "Rombongan Teluk", exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Rooms and guests" })).toHaveCount(2, { timeout: 30_000 });
    await expectAccessible(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Close / })
      .nth(1)
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Rombongan Teluk", exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/staff/bookings/${id}$`));
  });
});

test("on a phone the list is cards, in Chinese it says so, and a fellow traveller fills in their part", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "guest@demo.pulau.test");
  const bookings = page.waitForResponse(/api\/reservations\?/);
  await page.goto("/booking/listing?lang=cn");
  const { reservations } = (await (await bookings).json()) as {
    reservations: { _id: string; status: string; persons: number; checkIn: string }[];
  };
  // The last of them is far enough away for its guests to be named.
  const stay = reservations
    .filter(({ status, persons }) => status === "confirmed" && persons > 1)
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
    .at(-1);
  await page.goto(`/booking/detail/${stay?._id}/rooming`);
  await expect(page.getByRole("heading", { level: 1, name: "入住名单" })).toBeVisible();
  const field = page.getByLabel(/^姓名，|^姓名, /).first();
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.width ?? 0).toBeGreaterThan(250);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto(`/booking/detail/${stay?._id}/travellers?lang=en`);
  const place = page.getByRole("region", { name: "Guests", exact: true }).getByRole("listitem").nth(1);
  await place.getByRole("button", { name: /^(Ask .* for details|Link of )/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Link of / });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await expect(dialog.getByRole("img", { name: /^QR code of the link of / })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const fellow = await elsewhere.newPage();
  await fellow.goto(new URL(link).pathname);
  await expect(fellow.getByRole("heading", { level: 1 })).toBeVisible();
  const again = fellow.getByRole("button", { name: "Change my details", exact: true });
  const save = fellow.getByRole("button", { name: "Save my details", exact: true });
  await expect(again.or(save)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expectAccessible(fellow);
  await expect(fellow.getByText(/RM\s*\d/)).toHaveCount(0);
  const name = fellow.getByLabel("Full name", { exact: true });
  const was = await name.inputValue();
  await name.fill("");
  await save.click();
  await expect(name).toBeFocused();
  await name.fill(was);
  await fellow.getByText("More about this guest").click();
  await fellow.getByLabel(/^Allergies/).fill("Prawns");
  await save.click();
  await expect(fellow.getByRole("heading", { level: 1, name: "Thank you", exact: true })).toBeVisible();
  await expectAccessible(fellow);

  await page.reload();
  await expect(place).toContainText("Filled in by the guest");
  const share = page.getByRole("region", { name: "Share this stay", exact: true });
  const start = share.getByRole("button", { name: "Create link", exact: true });
  const stop = share.getByRole("button", { name: "Stop sharing", exact: true });
  await expect(start.or(stop)).toBeVisible();
  if (await start.isVisible()) await start.click();
  const shared = await share.getByLabel("Link", { exact: true }).inputValue();
  await fellow.goto(new URL(shared).pathname);
  await expect(fellow.getByText(/^Shared by /)).toBeVisible();
  await expectAccessible(fellow);
  await stop.click();
  await expect(start).toBeVisible();
  await fellow.reload();
  await expect(fellow.getByRole("heading", { name: "This stay is no longer shared" })).toBeVisible();
  await elsewhere.close();
});
