import { expectAccessible } from "./steps/accessible.ts";
import { takeOutOfUse } from "./steps/database.ts";
import { goToRooms, open, untilQuiet } from "./steps/home.ts";
import { couple, demoPassword, freshEmail } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import {
  clock,
  expectStep,
  fillBooker,
  fillGuests,
  holdFirstRoom,
  leaveGuests,
  leaveRooms,
  onward,
  summary,
  totalOf,
} from "./steps/wizard.ts";

test("a couple takes two rooms, one of them for a night alone, made up with single beds", async ({
  page,
}) => {
  // A day that no other journey takes: two rooms of the type that comes first have to be free.
  await goToRooms(page, { monthsLater: 3, nth: 14 });
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
    await expect(page.getByRole("button", { name: "Hold these 2 rooms" })).toBeDisabled();
    await expectAccessible(page);
    await first.getByRole("button", { name: "Whole stay" }).click();
  });

  await test.step("beds and nights are kept with the rooms", async () => {
    await second.getByLabel("Beds").selectOption({ index: 1 });
    const beds = await second.getByLabel("Beds").inputValue();
    await page.getByRole("button", { name: "Hold these 2 rooms" }).click();
    await expect(page.getByRole("button", { name: "Hold these 2 rooms" })).toHaveCount(0);
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

async function signIn(page: Page, username: string): Promise<void> {
  await open(page, "/staff/");
  await page.getByLabel("E-mail").fill(`${username}@demo.pulau.test`);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
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
    await page.mouse.move(0, 0); // its tooltip goes with the pointer
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("closing a booked room lists the bookings", async () => {
    await page.getByRole("tab", { name: "Rooms by floor" }).click();
    await page.getByRole("button", { name: /^V-01/ }).click();
    const dialog = page.getByRole("dialog", { name: "Room V-01" });
    await dialog.getByRole("switch", { name: "In use" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/needs? to be moved$/)).toBeVisible();
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

test("the crew sees no rooms in the menu, and is told so at their address", async ({ page }) => {
  await signIn(page, "crew");
  await expect(page.getByRole("link", { name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rooms" })).toHaveCount(0);
  await open(page, "/staff/rooms");
  await expect(page.getByText("You don’t have permission to do this.", { exact: false })).toBeVisible();
});

test("staff add rooms 301 to 305 and a later ferry, and a guest is offered it", async ({
  page,
  anotherBrowser,
}) => {
  await signIn(page, "admin");

  await test.step("rooms are added by their numbers", async () => {
    await open(page, "/staff/rooms?tab=plan");
    await page.getByRole("button", { name: "Add rooms" }).click();
    const dialog = page.getByRole("dialog", { name: "Add rooms" });
    await dialog.getByLabel("Room numbers").fill("301 to 305");
    await expect(dialog.getByText(/^5 rooms: 301/)).toBeVisible();
    await dialog.getByLabel("Room type").selectOption({ label: "Garden Room" });
    await dialog.getByLabel("Building").selectOption({ index: 1 });
    await dialog.getByLabel("Floor").selectOption({ index: 1 });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add rooms" }).click();
    await expect(page.getByText("5 rooms are added.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^303/ })).toBeVisible();
    await takeOutOfUse(["301", "302", "303", "304", "305"]);
  });

  await test.step("a time is added to a boat’s timetable", async () => {
    await page.getByRole("link", { name: "Boats", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Boats", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Edit Bayu Laut ferry" }).click();
    const dialog = page.getByRole("dialog", { name: "Bayu Laut ferry" });
    const out = dialog.getByRole("group", { name: "To the island" });
    await out.getByLabel("Add a time").fill("1745");
    await out.getByLabel("Add a time").press("Enter");
    await expect(out.getByRole("button", { name: "17:45: included in packages" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^Saved\. \d{3} sailings are new\.$/)).toBeVisible();
  });

  await test.step("a time that guests have booked is not dropped unseen", async () => {
    await page.getByRole("button", { name: "Edit Bayu Laut ferry" }).click();
    const dialog = page.getByRole("dialog", { name: "Bayu Laut ferry" });
    await dialog.getByRole("button", { name: "Remove 11:00" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/bookings are on sailings that would be cancelled$/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: /TB-/ }).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a van to the boat costs more, by a price list’s fields", async () => {
    await page.getByRole("link", { name: "Land transfers" }).click();
    const row = page.getByRole("row").filter({ hasText: "Kuala Terengganu bus terminal" });
    await expect(row).toContainText("Adult: RM 20.00, return RM 35.00");
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Kuala Terengganu bus terminal/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Edit Kuala Terengganu bus terminal/ });
    await dialog.getByLabel("Return (RM)").first().fill("");
    await dialog.getByLabel("One way (RM)").first().fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please fill in: One way (RM).")).toBeVisible();
    await dialog.getByLabel("One way (RM)").first().fill("21.50");
    await dialog.getByLabel("Departures to the island").fill("08:15, 09:15");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Adult: RM 21.50 ·");
  });

  await test.step("a guest is offered the new sailing", async () => {
    const guest = await (await anotherBrowser()).newPage();
    await goToRooms(guest, { monthsLater: 3 });
    await holdFirstRoom(guest);
    await leaveRooms(guest);
    await fillGuests(guest, couple);
    await fillBooker(guest, "Tan Wei Ming", freshEmail("feri"));
    await leaveGuests(guest);
    await expect(guest.getByRole("radio", { name: /17:45/ })).toBeVisible();
    await guest.getByRole("button", { name: "Add a land transfer" }).click();
    const ride = guest.getByRole("region", { name: "Transfer 1", exact: true });
    await ride.getByLabel("From", { exact: true }).selectOption({ label: "Kuala Terengganu bus terminal" });
    await expect(ride.getByText("Leaves at 08:15, 09:15")).toBeVisible();
    await expect(ride.getByLabel("Pick-up time")).toHaveValue("09:15");
    // Two adults, there and back at twice RM 21.50.
    await expect(summary(guest).getByText("RM 86.00", { exact: true })).toBeVisible();
  });
});
