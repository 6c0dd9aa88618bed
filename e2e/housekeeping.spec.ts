import { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { open } from "./steps/home.ts";
import { photoOf, roomThat, sheet, signInAs, tile } from "./steps/housekeeping.ts";
import { expect, type Page, test } from "./steps/test.ts";

const view = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

test("a room is cleaned and inspected on a phone, and a colleague sees it", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  await signInAs(page, "housekeeping");
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

  const room = await roomThat(page, "dirty");
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await test.step("a colleague has the board open too", async () => {
    await signInAs(colleague, "manager");
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
  await signInAs(page, "frontdesk");
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
  await signInAs(hers, "housekeeping2");
  await open(hers, "/staff/housekeeping");
  for (const name of names) await expect(tile(hers, name ?? "")).toBeVisible();
  await elsewhere.close();
});

test("a note stays on the room until it is removed", async ({ page }) => {
  await signInAs(page, "housekeeping");
  await open(page, "/staff/housekeeping?view=all");
  const room = await roomThat(page, "clean");
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
  await signInAs(page, "crew");
  await open(page, "/staff");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Housekeeping" })).toHaveCount(0);
  const status = await page.evaluate(async (path) => (await fetch(path)).status, housekeepingRoute.path);
  expect(status).toBe(401);
});

test("the faults of all rooms are listed, and one is marked as repaired from there", async ({ page }) => {
  await signInAs(page, "housekeeping");
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

test("a fault has its photo, which maintenance sees, and which is removed", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "housekeeping");
  await open(page, "/staff/housekeeping?view=all");
  const room = await roomThat(page, "inspected", 3);
  const text = `Mirror is cracked ${Date.now()}`;
  await tile(page, room).click();
  const opened = sheet(page, room);
  await opened.getByRole("button", { name: "Report a fault" }).click();
  await opened.getByLabel("What is broken?").fill(text);
  await opened.getByLabel("Add a photo of the fault").setInputFiles(await photoOf(page));
  await expect(opened.getByRole("img", { name: "Photo of the fault, not sent yet" })).toBeVisible();
  await expectAccessible(page);
  await opened.getByRole("button", { name: "Report fault" }).click();
  await expect(page.getByText(`Fault in ${room} reported.`)).toBeVisible();
  const photo = new RegExp(`^Photo of ${text}, `);
  await opened.getByRole("button", { name: photo }).click();
  const whole = page.getByRole("dialog", { name: `${room} ${text}` });
  await expect(whole.getByRole("img", { name: photo })).toHaveJSProperty("naturalWidth", 320);
  await expect(whole.getByText(/^Rosnah Bakar, /)).toBeVisible();
  await expectAccessible(page);

  const desk = await (await anotherBrowser()).newPage();
  await signInAs(desk, "manager");
  await open(desk, `/staff/maintenance?q=${encodeURIComponent(text)}`);
  await expect(desk.getByRole("button", { name: photo })).toBeVisible();

  await whole.getByRole("button", { name: "Remove photo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Photo removed.")).toBeVisible();
  await expect(opened.getByRole("button", { name: photo })).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByText(text).first()).toBeVisible();
  await expect(desk.getByRole("button", { name: photo })).toHaveCount(0);
  await desk.getByRole("button", { name: /^Mark as repaired/ }).click();
});

test("a found thing goes from its room by the desk to its guest", async ({ page, anotherBrowser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "housekeeping");
  await open(page, "/staff/housekeeping?view=all");
  const room = await roomThat(page, "dirty", 2);
  const towel = `Green towel ${Date.now()}`;

  await test.step("who cleans writes it down with a photo, and is told of no guest", async () => {
    await tile(page, room).click();
    await sheet(page, room).getByRole("button", { name: "Record a found thing" }).click();
    const form = page.getByRole("dialog", { name: "Record a found thing" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("textbox", { name: "What was found?" })).toBeFocused();
    await form.getByRole("textbox", { name: "What was found?" }).fill(towel);
    await form.getByLabel("Where is it kept?").fill("Office, shelf 2");
    await form.getByLabel(`Add a photo of ${towel}`).setInputFiles(await photoOf(page));
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`${towel} recorded for ${room}.`)).toBeVisible();
    await sheet(page, room).getByRole("link", { name: towel }).click();
    const dialog = page.getByRole("dialog", { name: towel });
    await expect(dialog.getByRole("button", { name: new RegExp(`^Photo of ${towel}, `) })).toBeVisible();
    await expect(dialog.getByText("Guests who had slept in the room")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  const desk = await (await anotherBrowser()).newPage();
  await test.step("the desk hears of it, sees whose it may be, and gives it back", async () => {
    await signInAs(desk, "frontdesk");
    await open(desk, "/staff");
    await desk
      .getByRole("region", { name: /^Found today/ })
      .getByRole("link", { name: `${room}: ${towel}` })
      .click();
    const dialog = desk.getByRole("dialog", { name: towel });
    await expect(dialog.getByRole("region", { name: "Guests who had slept in the room" })).toBeVisible();
    await expectAccessible(desk);
    await expect(dialog.getByRole("button", { name: /^Throw away from/ })).toBeDisabled();
    await dialog.getByRole("button", { name: "Mark as asked for" }).click();
    await expect(dialog.getByText("Asked for", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Return to guest" }).click();
    const returning = desk.getByRole("dialog", { name: `Return ${towel}` });
    await returning.getByText("Sent", { exact: true }).click();
    await returning.getByLabel("Note").fill("EH123");
    await returning.getByRole("button", { name: "Return to guest" }).click();
    await expect(desk.getByText(`${towel} is marked as returned.`)).toBeVisible();
    await expect(dialog.getByText("Returned", { exact: true })).toBeVisible();
    await desk.reload();
    await expect(dialog.getByText(/Sent.*EH123/)).toBeVisible();
  });
  await expect(
    page.getByRole("dialog", { name: towel }).getByText("Returned", { exact: true }),
  ).toBeVisible();
});
