import { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { open } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { signInAsStaff } from "./steps/session.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

const signIn = (page: Page, username: string) =>
  signInAsStaff(page, { email: `${username}@demo.pulau.test`, password: demoPassword });

const tile = (page: Page, room: string): Locator => page.locator(`[data-room="${room}"]`);
const view = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const sheet = (page: Page, room: string) => page.getByRole("dialog", { name: new RegExp(`^${room} `) });

/** The number of the first tile that stands so. */
async function firstRoom(page: Page, state: string): Promise<string> {
  const first = page.locator(`[data-room][data-state="${state}"]`).first();
  await expect(first).toBeVisible();
  return (await first.getAttribute("data-room")) ?? "";
}

test("a room is cleaned and inspected on a phone, and a colleague sees it", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  await signIn(page, "housekeeping");
  await open(page, "/staff");

  await test.step("who cleans begins with their own rooms, and has nothing else", async () => {
    await expect(page).toHaveURL(/\/staff\/housekeeping/);
    await expect(view(page, "My rooms")).toBeChecked();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await view(page, "All").check({ force: true });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    const spilling = await page
      .locator("[data-room]")
      .evaluateAll(
        (tiles) =>
          tiles.filter(
            (tile) =>
              tile.clientWidth > (tile.parentElement?.clientWidth ?? 0) ||
              tile.scrollWidth > tile.clientWidth,
          ).length,
      );
    expect(spilling, "tiles wider than their place").toBe(0);
    await view(page, "My rooms").check({ force: true });
  });

  const room = await firstRoom(page, "dirty");
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await test.step("a colleague has the board open too", async () => {
    await signIn(colleague, "manager");
    await open(colleague, "/staff/housekeeping?view=all");
    await expect(tile(colleague, room)).toContainText("To clean");
  });

  await test.step("it is started, paused and marked as clean, with its minutes", async () => {
    await tile(page, room).click();
    await expect(sheet(page, room)).toBeVisible();
    await expectAccessible(page);
    await sheet(page, room).getByRole("button", { name: "Start" }).click();
    await expect(sheet(page, room).getByText("Being cleaned")).toBeVisible();
    await expect(sheet(page, room).getByText(/^0:0[1-9]$/)).toBeVisible();
    await expect(tile(colleague, room)).toContainText("Being cleaned", { timeout: 3_000 });
    await sheet(page, room).getByRole("button", { name: "Pause" }).click();
    await expect(sheet(page, room).getByText("Paused")).toBeVisible();
    const done = sheet(page, room).getByRole("button", { name: "Mark as clean" });
    const box = await done.boundingBox();
    expect(box && box.y + box.height, "within reach of the thumb").toBeGreaterThan(740);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await done.click();
    await expect(page.getByText(`${room} is clean.`)).toBeVisible();
    await expect(sheet(page, room)).toHaveCount(0);
    await expect(tile(page, room)).toContainText("To inspect");
    await expect(tile(colleague, room)).toContainText("To inspect", { timeout: 3_000 });
  });

  await test.step("a colleague passes it, and who cleaned it sees that", async () => {
    await tile(colleague, room).click();
    await sheet(colleague, room).getByRole("button", { name: "Mark as inspected" }).click();
    await expect(colleague.getByText(`${room} is inspected.`)).toBeVisible();
    await expect(tile(page, room)).toContainText("Inspected", { timeout: 3_000 });
  });

  await test.step("what was done stays, with who and why", async () => {
    await page.reload();
    await tile(page, room).click();
    const history = sheet(page, room).getByRole("region", { name: "History" }).getByRole("listitem");
    await expect(history.nth(0)).toContainText("Inspected");
    await expect(history.nth(1)).toContainText(/To inspect.*Rosnah Bakar.*1 minute/);
    await expect(history.nth(2)).toContainText("To clean");
    expect(refused, "calls that are not for who cleans").toEqual([]);
  });
  await elsewhere.close();
});

test("several rooms are given to somebody, who finds them under their own", async ({ page, browser }) => {
  await signIn(page, "frontdesk");
  await open(page, "/staff/housekeeping?view=arrivals");
  await expect(view(page, "Arrivals")).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Select rooms" }).click();
  const rooms = page.locator("[data-room]");
  const names = await Promise.all([0, 1].map((at) => rooms.nth(at).getAttribute("data-room")));
  await rooms.nth(0).click();
  await rooms.nth(1).press("Enter");
  const bar = page.getByRole("region", { name: "Selected rooms" });
  await expect(bar).toContainText("2 selected");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign 2 rooms" });
  await dialog.getByText("Devi Muniandy").click();
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("2 rooms assigned to Devi Muniandy.")).toBeVisible();
  await expect(bar).toHaveCount(0);
  const elsewhere = await browser.newContext();
  const hers = await elsewhere.newPage();
  await signIn(hers, "housekeeping2");
  await open(hers, "/staff/housekeeping");
  for (const name of names) await expect(tile(hers, name ?? "")).toBeVisible();
  await elsewhere.close();
});

test("a note stays on the room until it is removed", async ({ page }) => {
  await signIn(page, "housekeeping");
  await open(page, "/staff/housekeeping?view=all");
  const room = await firstRoom(page, "clean");
  await tile(page, room).click();
  const save = async (text: string) => {
    await sheet(page, room)
      .getByRole("button", { name: /^(Add|Edit) note$/ })
      .click();
    await sheet(page, room).getByRole("textbox", { name: "Note" }).fill(text);
    await sheet(page, room).getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText(`Note on ${room} saved.`).last()).toBeVisible();
  };
  await save("The balcony door sticks");
  await expect(tile(page, room)).toContainText("The balcony door sticks");
  await save("");
  await expect(tile(page, room)).not.toContainText("The balcony door sticks");
});

test("who has no right to it is not shown it", async ({ page }) => {
  await signIn(page, "driver");
  await open(page, "/staff");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Housekeeping" })).toHaveCount(0);
  const status = await page.evaluate(async (path) => (await fetch(path)).status, housekeepingRoute.path);
  expect(status).toBe(401);
});

test("the faults of all rooms are listed, and one is marked as repaired from there", async ({ page }) => {
  await signInAsStaff(page, { email: "housekeeping@demo.pulau.test", password: demoPassword });
  await open(page, "/staff/maintenance?state=open");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await expectAccessible(page);
  await rows
    .nth(1)
    .getByRole("button", { name: /^Mark as repaired/ })
    .click();
  await expect(page.getByText(/^Fault in .* marked as repaired\./)).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.reload();
  await expect(rows).toHaveCount(before - 1);
});
