import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { dayAtResort } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { signInAsStaff } from "./steps/session.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

/** Days in which no other journey books or moves anybody. */
const quiet = dayAtResort(68);
const chartAt = (from: Day) => `/staff/chart?from=${from}`;

const grid = (page: Page): Locator => page.getByRole("grid", { name: /^Tape chart/ });
/** What has the focus, as it stands below the chart. */
const strip = (page: Page): Locator => grid(page).locator("xpath=following-sibling::div[1]/p");

/** The rooms that a guest is offered for three nights. */
async function offered(page: Page): Promise<string[]> {
  const answer = await page.request.get(`/api/unblocked-room?checkIn=${quiet}&checkOut=${addDays(quiet, 3)}`);
  const { rooms } = (await answer.json()) as { rooms: { roomNo: string }[] };
  return rooms.map(({ roomNo }) => roomNo);
}

/** Goes down from room to room until the line below the chart says so. */
async function goDownUntil(page: Page, ends: RegExp): Promise<string> {
  await grid(page).focus();
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 70; step++) {
    const text = (await strip(page).textContent()) ?? "";
    if (ends.test(text)) return text;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no room of which the chart says ${ends}`);
}

/** Draws over nights of the room that the cursor is on, with the shift key held. */
async function drawClosure(page: Page, nights: number): Promise<void> {
  const cell = page.locator("#tape-chart-cell");
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error("the cursor is nowhere");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.keyboard.down("Shift");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * (nights - 0.5), y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
}

/** Brings what is in hand to the next room that it fits into, further down or up, and says which that is. */
async function goToFitting(page: Page): Promise<string> {
  for (const key of [...Array(60).fill("ArrowDown"), ...Array(120).fill("ArrowUp")]) {
    await page.keyboard.press(key);
    const [, room] = /\. (\S+), .*\. Fits$/.exec((await strip(page).textContent()) ?? "") ?? [];
    if (room !== undefined) return room;
  }
  throw new Error("the closure fits into no other room");
}

/** Pulls the end of a bar one night further. */
async function pullEnd(page: Page, bar: Locator, nights: number): Promise<void> {
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (!box) throw new Error("the closure is not drawn");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 3 + box.width / nights, y, { steps: 4 });
  await page.mouse.up();
}

test("a room is closed on the chart, offered to nobody, and sold again", async ({ page, browser }) => {
  await signInAtDesk(page, "frontdesk");
  const [room = ""] = await offered(page);
  await open(page, chartAt(quiet));
  await expect(grid(page)).toBeVisible();
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signInAtDesk(colleague, "manager", chartAt(quiet));
  await expect(grid(colleague)).toBeVisible();
  const bar = (at: Page) =>
    at.getByRole("gridcell", { name: new RegExp(`^${room}, Out of order, Plumbing`) });

  await test.step("three nights are drawn over and get a reason", async () => {
    await goDownUntil(colleague, new RegExp(`^${room} Free on`));
    await goDownUntil(page, new RegExp(`^${room} Free on`));
    await drawClosure(page, 3);
    const dialog = page.getByRole("dialog", { name: `Close ${room}` });
    await dialog.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Plumbing" });
    await dialog.getByRole("textbox", { name: /^Note/ }).fill("The pipe under the basin");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close room" }).click();
    await expect(page.getByText(`${room}: Out of order.`)).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveAttribute("aria-colspan", "3");
    await expectAccessible(page);
  });

  await test.step("a colleague sees it, and guests are not offered the room", async () => {
    await expect(bar(colleague)).toBeVisible({ timeout: 3_000 });
    await elsewhere.close();
    expect(await offered(page)).not.toContain(room);
  });

  await test.step("it is undone, and closed again", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(bar(page)).toBeHidden();
    expect(await offered(page)).toContain(room);
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "hidden" });
    await grid(page).focus();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: `Close ${room}` });
    await dialog.getByRole("checkbox", { name: "Until further notice" }).check();
    await dialog.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Plumbing" });
    await dialog.getByRole("button", { name: "Close room" }).click();
    const inWay = dialog.getByText(/bookings? needs? to be moved/);
    await expect(bar(page).or(inWay)).toBeVisible();
    // Where somebody is booked later on, it says who, and a shorter closure is made.
    if (await inWay.isVisible()) {
      await expect(dialog.getByRole("link", { name: "Show on tape chart" }).first()).toBeVisible();
      await dialog.getByRole("checkbox", { name: "Until further notice" }).uncheck();
      await dialog.getByRole("button", { name: "Close room" }).click();
    }
    await expect(bar(page)).toBeVisible();
    expect(await offered(page)).not.toContain(room);
  });

  await test.step("it is given to another room by keys, undone, and stretched by the mouse", async () => {
    await bar(page).click();
    const card = page.getByRole("dialog", { name: "Plumbing" });
    await card.getByRole("button", { name: "Move", exact: true }).click();
    await expect(strip(page)).toContainText("Moving the closure (Plumbing).");
    const into = await goToFitting(page);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Closure moved to ${into}.`)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await offered(page)).toContain(room);
    expect(await offered(page)).not.toContain(into);
    await page
      .getByText(`Closure moved to ${into}.`)
      .locator("xpath=ancestor::*[.//button][1]")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(bar(page)).toBeVisible();
    expect(await offered(page)).not.toContain(room);
    const nights = Number(await bar(page).getAttribute("aria-colspan"));
    if (nights < 8) {
      await pullEnd(page, bar(page), nights);
      await expect(page.getByText(`Closure of ${room} saved.`)).toBeVisible();
      await expect(bar(page)).toHaveAttribute("aria-colspan", String(nights + 1));
    }
  });

  await test.step("it is removed, and the room is sold again, also after a reload", async () => {
    await bar(page).click();
    const card = page.getByRole("dialog", { name: "Plumbing" });
    await expectAccessible(page);
    await card.getByRole("button", { name: "Remove closure" }).click();
    await expect(page.getByText(`Closure of ${room} removed.`)).toBeVisible();
    await page.reload();
    await expect(grid(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await offered(page)).toContain(room);
  });
});

test("a room that somebody sleeps in is not closed, and says who it is", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt(dayAtResort(0)));
  await expect(grid(page)).toBeVisible();
  const text = await goDownUntil(page, /, In house, /);
  const room = text.split(" ")[0] ?? "";
  await page.keyboard.press("r");
  await page
    .getByRole("dialog", { name: `Room ${room}` })
    .getByRole("button", { name: "Close room" })
    .click();
  const dialog = page.getByRole("dialog", { name: `Close ${room}` });
  await dialog.getByRole("button", { name: "Close room" }).click();
  await expect(dialog.getByText("1 booking needs to be moved")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("a fault is reported from a phone and settled, and the desk closes the room for it", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page, { email: "housekeeping@demo.pulau.test", password: demoPassword });
  await open(page, "/staff/housekeeping?view=all");
  const tile = page.locator('[data-room][data-state="inspected"]').last();
  const room = (await tile.getAttribute("data-room")) ?? "";
  const sheet = (at: Page) => at.getByRole("dialog", { name: new RegExp(`^${room} `) });
  const faults = (at: Page) => sheet(at).getByRole("region", { name: "Faults" });

  await test.step("the phone reports it", async () => {
    await page.locator(`[data-room="${room}"]`).click();
    await faults(page).getByRole("button", { name: "Report a fault" }).click();
    await faults(page).getByRole("button", { name: "Report fault" }).click();
    await expect(faults(page).getByRole("textbox")).toBeFocused();
    await faults(page).getByRole("textbox").fill("The safe does not open");
    await expectAccessible(page);
    await faults(page).getByRole("button", { name: "Report fault" }).click();
    await expect(page.getByText(`Fault in ${room} reported.`)).toBeVisible();
    await expect(faults(page).getByText("The safe does not open", { exact: true })).toBeVisible();
    await expect(faults(page).getByRole("button", { name: "Close room" })).toHaveCount(0);
    await expect(page.locator(`[data-room="${room}"]`)).toContainText("1 fault");
  });

  const elsewhere = await browser.newContext();
  const desk = await elsewhere.newPage();
  await test.step("the desk puts the room out of service for it", async () => {
    await signInAtDesk(desk, "frontdesk", "/staff/housekeeping?view=all");
    await desk.locator(`[data-room="${room}"]`).click();
    await faults(desk).getByRole("button", { name: "Close room" }).click();
    const dialog = desk.getByRole("dialog", { name: `Close ${room}` });
    await expect(dialog.getByRole("textbox", { name: /^Note/ })).toHaveValue("The safe does not open");
    await dialog.getByRole("radio", { name: /^Out of service/ }).check();
    await dialog.getByRole("button", { name: "Close room" }).click();
    await expect(desk.getByText(`${room}: Out of service.`)).toBeVisible();
    await expect(sheet(page).getByRole("heading", { name: "Out of service" })).toBeVisible({
      timeout: 4_000,
    });
    await elsewhere.close();
  });

  await test.step("it is settled, opened again, and settled", async () => {
    await faults(page).getByRole("button", { name: "Mark as repaired" }).click();
    await expect(page.getByText(`Fault in ${room} marked as repaired.`)).toBeVisible();
    await faults(page).getByRole("button", { name: "Reopen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reopen" }).click();
    await expect(faults(page).getByText(/^Open/)).toBeVisible();
    await faults(page).getByRole("button", { name: "Mark as repaired" }).click();
    await expect(faults(page).getByText(/^Repaired/)).toBeVisible();
    await page.reload();
    await expect(faults(page).getByText(/^Repaired/)).toBeVisible();
  });
});
