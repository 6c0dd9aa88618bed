import { expectAccessible } from "./steps/accessible.ts";
import { goToRooms, open, untilQuiet } from "./steps/home.ts";
import { demoPassword } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { clock, expectStep, holdFirstRoom, onward, totalOf } from "./steps/wizard.ts";

test("a couple takes two rooms, one of them for a night alone, made up with single beds", async ({
  page,
}) => {
  await goToRooms(page, { monthsLater: 3 });
  await holdFirstRoom(page);
  const both = await totalOf(page);
  await page.getByRole("button", { name: "Split into two rooms" }).click();
  const first = page.getByRole("group", { name: "Room 1", exact: true });
  const second = page.getByRole("group", { name: "Room 2", exact: true });

  await test.step("a night without any room is not kept", async () => {
    for (const [room, label] of [
      [first, "Until"],
      [second, "Until"],
    ] as const) {
      await room.getByRole("button", { name: /^Other nights/ }).click();
      await room.getByLabel(label).selectOption({ index: 0 });
    }
    await expect(page.getByText(/^No room is booked for the night of/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep these 2 rooms" })).toBeDisabled();
    await expectAccessible(page);
    await first.getByRole("button", { name: "Whole stay" }).click();
  });

  await test.step("beds and nights are kept with the rooms", async () => {
    await second.getByLabel("Beds").selectOption({ index: 1 });
    const beds = await second.getByLabel("Beds").inputValue();
    await page.getByRole("button", { name: "Keep these 2 rooms" }).click();
    await expect(page.getByRole("button", { name: "Keep these 2 rooms" })).toHaveCount(0);
    await expect(clock(page)).toBeVisible();
    expect(await totalOf(page)).not.toBe(both);
    await expect(page.getByText("Saving…")).toHaveCount(0);
    await untilQuiet(page, () => page.reload());
    await expectStep(page, "rooms");
    await expect(second.getByLabel("Beds")).toHaveValue(beds);
    await expect(second.getByLabel("Until")).toBeVisible();
  });
  await onward(page, "Continue to guests").click();
  await expectStep(page, "guests");
});

async function signIn(page: Page, who: string): Promise<void> {
  await open(page, "/staff/");
  await page.getByLabel("E-mail").fill(`${who}@demo.pulau.test`);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("tablist", { name: "Guests of the day" })).toBeVisible();
}

test("staff put the room types into order by keys, and can't close a room that is booked", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.getByRole("link", { name: "Rooms" }).click();
  const types = page.getByRole("grid", { name: "Room types" });

  await test.step("a type moves by its handle's arrow keys", async () => {
    const names = types.getByRole("heading", { level: 2 });
    await expect(names.first()).toContainText("Garden Room");
    await page.getByRole("button", { name: "Move Garden Room", exact: true }).press("ArrowDown");
    await expect(names.nth(1)).toContainText("Garden Room");
    await page.getByRole("button", { name: "Garden Room one place up" }).click();
    await expect(names.first()).toContainText("Garden Room");
    await expectAccessible(page);
  });

  await test.step("closing a booked room lists the bookings", async () => {
    await page.getByRole("tab", { name: "Rooms by floor" }).click();
    await page.getByRole("button", { name: /^V-01/ }).click();
    const dialog = page.getByRole("dialog", { name: "Room V-01" });
    await dialog.getByRole("switch", { name: "In use" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/are in the way$/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: /TB-/ }).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("occupancy has its figures and bands", async () => {
    await page.getByRole("tab", { name: "Occupancy" }).click();
    await expect(page.getByRole("table", { name: "Occupancy by room type" })).toContainText("Family Villa");
    await expectAccessible(page);
  });
});

test("a driver sees no rooms in the menu, and is told so at their address", async ({ page }) => {
  await signIn(page, "driver");
  await expect(page.getByRole("link", { name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rooms" })).toHaveCount(0);
  await open(page, "/staff/rooms");
  await expect(page.getByText("You don’t have the right to do this.", { exact: false })).toBeVisible();
});
