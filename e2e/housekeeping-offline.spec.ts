import { expectAccessible } from "./steps/accessible.ts";
import { open } from "./steps/home.ts";
import { photoOf, roomThat, sheet, signInAs, tile } from "./steps/housekeeping.ts";
import { kept } from "./steps/kept.ts";
import { expect, type Page, test } from "./steps/test.ts";

test.use({ bearsNoConnection: true });

const step = async (page: Page, room: string, name: string) => {
  await tile(page, room).click();
  await sheet(page, room).getByRole("button", { name }).click();
  await expect(sheet(page, room)).toHaveCount(0);
};
const outcomes = (page: Page) => page.getByRole("region", { name: /^What became of your changes/ });

test("rooms are cleaned without a signal; nothing is lost, and of two changes the later holds", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "housekeeping");
  await open(page, "/staff/housekeeping?view=all");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  const [mine, theirs] = [await roomThat(page, "dirty", 0), await roomThat(page, "dirty", 1)];
  const text = `Door sticks ${Date.now()}`;
  const glasses = `Sun glasses ${Date.now()}`;
  const photo = await photoOf(page);
  const colleague = await (await anotherBrowser()).newPage();
  await signInAs(colleague, "manager");
  await open(colleague, "/staff/housekeeping?view=all");

  await test.step("the page of a room opens, and all of its work goes on", async () => {
    await tile(page, mine).click();
    await expect(sheet(page, mine).getByRole("region", { name: "Found things" })).toBeVisible();
    await page.context().setOffline(true);
    await sheet(page, mine).getByRole("button", { name: "Start" }).click();
    await expect(sheet(page, mine).getByText("Being cleaned")).toBeVisible();
    await sheet(page, mine).getByRole("button", { name: "Add note" }).click();
    await sheet(page, mine).getByRole("textbox", { name: "Note" }).fill(text);
    await sheet(page, mine).getByRole("button", { name: "Save note" }).click();
    await expect(sheet(page, mine).getByRole("region", { name: "Note" })).toContainText(text);
    await sheet(page, mine).getByRole("button", { name: "Report a fault" }).click();
    await sheet(page, mine).getByLabel("What is broken?").fill(text);
    await sheet(page, mine).getByLabel("Add a photo of the fault").setInputFiles(photo);
    await sheet(page, mine).getByRole("button", { name: "Report fault" }).click();
    await expect(
      sheet(page, mine).getByRole("img", { name: `Photo of ${text}, not sent yet` }),
    ).toBeVisible();
    await sheet(page, mine).getByRole("button", { name: "Record a found thing" }).click();
    const form = page.getByRole("dialog", { name: "Record a found thing" });
    await form.getByRole("textbox", { name: "What was found?" }).fill(glasses);
    await form.getByLabel("Where is it kept?").fill("Office");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(sheet(page, mine).getByText("not sent yet")).toHaveCount(2);
    await expectAccessible(page);
    await sheet(page, mine).getByRole("button", { name: "Mark as clean" }).click();
    await expect(tile(page, mine)).toContainText("To inspect");
    await expect(page.getByText(/^No signal\. List of \d/)).toBeVisible();
    await expect(page.getByText("6 to send")).toBeVisible();
    await step(page, theirs, "Mark as clean");
    await expect(page.getByText("7 to send")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("after a reload all of it is still there, also the page of a room", async () => {
    await page.reload();
    await expect(tile(page, mine)).toContainText("To inspect");
    await expect(page.getByText("7 to send")).toBeVisible();
    await tile(page, mine).click();
    await expect(sheet(page, mine).getByText(glasses).first()).toBeVisible();
    await expect(
      sheet(page, mine).getByRole("img", { name: `Photo of ${text}, not sent yet` }),
    ).toBeVisible();
    await expect(sheet(page, mine).getByRole("region", { name: "History" })).toBeVisible();
    await sheet(page, mine).getByRole("button", { name: "Close" }).first().click();
  });

  await test.step("a colleague, who can't know of it, inspects one of the rooms meanwhile", async () => {
    await expect(tile(colleague, theirs)).toContainText("To clean");
    await step(colleague, theirs, "Mark as clean");
    await step(colleague, theirs, "Mark as inspected");
  });

  await test.step("with the signal back all is sent once, and both see which change was kept", async () => {
    await page.context().setOffline(false);
    await expect(page.getByText(/to send$/)).toHaveCount(0, { timeout: 20_000 });
    await expect(outcomes(page)).toContainText(theirs);
    await expect(outcomes(page)).toContainText("Theirs was kept.");
    await expect(tile(page, theirs)).toContainText("Inspected");
    await expectAccessible(page);
    await outcomes(page)
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await expect(outcomes(page)).toHaveCount(0);
    await expect(tile(colleague, mine)).toContainText("To inspect");
    await tile(colleague, theirs).click();
    await expect(
      sheet(colleague, theirs).getByText(/Rosnah Bakar marked “clean” .*, sent too late/),
    ).toBeVisible();
    await open(colleague, `/staff/maintenance?q=${encodeURIComponent(text)}`);
    await expect(colleague.getByRole("button", { name: new RegExp(`^Photo of ${text}`) })).toHaveCount(1);
    await open(colleague, `/staff/found?q=${encodeURIComponent(glasses)}`);
    await expect(colleague.getByRole("table").getByRole("row")).toHaveCount(2);
  });

  await test.step("without a signal a room is put out of service for a fault, which is repaired, and given to somebody", async () => {
    const lamp = `Lamp flickers ${Date.now()}`;
    await open(colleague, "/staff/housekeeping?view=all");
    await tile(colleague, theirs).click();
    const room = sheet(colleague, theirs);
    await room.getByRole("button", { name: "Report a fault" }).click();
    await room.getByLabel("What is broken?").fill(lamp);
    await room.getByRole("button", { name: "Report fault" }).click();
    const fault = room
      .getByRole("region", { name: "Faults" })
      .getByRole("listitem")
      .filter({ hasText: lamp });
    await expect(fault.getByText(/^Open/)).toBeVisible();
    await colleague.context().setOffline(true);
    await fault.getByRole("button", { name: "Close room" }).click();
    const closure = colleague.getByRole("dialog", { name: `Close ${theirs}` });
    await closure.getByRole("radio", { name: /^Out of service/ }).check();
    await closure.getByRole("button", { name: "Close room" }).click();
    await expect(closure).toHaveCount(0);
    await fault.getByRole("button", { name: "Mark as repaired" }).click();
    await expect(fault.getByText(/^Repaired/)).toBeVisible();
    await room.getByRole("region", { name: "Assigned to" }).getByRole("button", { name: "Assign" }).click();
    const people = colleague.getByRole("dialog", { name: `Assign ${theirs}` });
    await people.getByText("Devi Muniandy").click();
    await people.getByRole("button", { name: "Assign" }).click();
    await expect(people).toHaveCount(0);
    for (const act of ["roomClosed", "faultSettled"]) expect(await kept(colleague)).toContain(act);
    await colleague.context().setOffline(false);
    await tile(page, theirs).click();
    const seen = sheet(page, theirs);
    await expect(seen.getByRole("heading", { name: "Out of service" })).toBeVisible({ timeout: 20_000 });
    await expect(
      seen.getByRole("region", { name: "Faults" }).getByRole("listitem").filter({ hasText: lamp }),
    ).toContainText("Repaired");
    await expect(seen.getByRole("region", { name: "Assigned to" })).toContainText("Devi Muniandy");
    await seen.getByRole("button", { name: "Close" }).first().click();
    await expect.poll(() => kept(colleague)).not.toContain("faultSettled");
    await room
      .getByRole("region", { name: "Out of service" })
      .getByRole("button", { name: "Remove closure", exact: true })
      .click();
    await expect(room.getByRole("region", { name: "Out of service" })).toHaveCount(0);
  });

  await test.step("who signs out leaves nothing on the device", async () => {
    expect(await kept(page)).toContain(mine);
    await page
      .getByRole("button", { name: /^Your account|account/i })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Log Out" }).click();
    await expect(page).toHaveURL(/\/staff\/login/);
    expect(await kept(page)).not.toContain(mine);
  });

  await test.step("and the journey leaves the room as it was", async () => {
    await open(colleague, "/staff/housekeeping?view=all");
    await tile(colleague, mine).click();
    await sheet(colleague, mine).getByRole("button", { name: "Edit note" }).click();
    await sheet(colleague, mine).getByRole("textbox", { name: "Note" }).fill("");
    await sheet(colleague, mine).getByRole("button", { name: "Save note" }).click();
    await expect(colleague.getByText(`Note on ${mine} saved.`)).toBeVisible();
  });
});
