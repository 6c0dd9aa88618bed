import { expectAccessible } from "./steps/accessible.ts";
import { atTheBank, expectBooked } from "./steps/bank.ts";
import { fillFerries } from "./steps/database.ts";
import { chooseChildren, chooseDay, goToRooms, open, untilQuiet } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { family, freshEmail } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import { emptyTime, expectTime, fillTime, hourPart } from "./steps/times.ts";
import * as wizard from "./steps/wizard.ts";

const transfer = (page: Page, number: number) =>
  page.getByRole("region", { name: `Transfer ${number}`, exact: true });
const rows = (page: Page) => wizard.summary(page);

test("a family is driven from the airport to the boat and home again", async ({ page }) => {
  const email = freshEmail("jemputan");

  await test.step("to the transport of a held stay", async () => {
    await open(page, "/");
    await chooseChildren(page, [7]);
    await chooseDay(page.getByRole("region", { name: "Find a cheaper date" }), { nth: 5 });
    await page.getByRole("button", { name: /^See rooms for/ }).click();
    await wizard.expectStep(page, "rooms");
    await wizard.holdFirstRoom(page);
    await wizard.leaveRooms(page);
    await wizard.fillGuests(page, family);
    await wizard.fillBooker(page, "Tan Wei Ming", email);
    await wizard.leaveGuests(page);
    await expectAccessible(page);
  });

  await test.step("the one jetty is filled in, and times that fit the boats are suggested", async () => {
    await page.getByRole("button", { name: "Add a land transfer" }).click();
    const ride = transfer(page, 1);
    await expect(ride.getByRole("radio", { name: "Return" })).toBeChecked();
    await ride
      .getByLabel("From", { exact: true })
      .selectOption({ label: "Sultan Mahmud Airport, Kuala Terengganu" });
    await expect(ride.getByLabel("To", { exact: true })).toHaveValue(/.+/);
    await ride.getByRole("radio", { name: /^Shared van/ }).check();
    await expect(ride.getByLabel("Pick-up point")).toHaveValue("Arrival hall, by the resort’s sign");
    await expect(ride.getByLabel("Drop-off point")).toHaveValue("Ticket counter");
    await expectTime(ride, "Pick-up time", "09:30");
    await expectTime(ride, "Return time", /1\d:\d\d/);
    await expectAccessible(page);
  });

  await test.step("it stands in the price: two adults at RM 40, a child at RM 25", async () => {
    const line = rows(page).getByText(/^Shared van: Sultan Mahmud Airport/);
    await expect(line.first()).toBeVisible();
    await expect(rows(page).getByText("RM 80.00", { exact: true })).toBeVisible();
    await expect(rows(page).getByText("RM 25.00", { exact: true })).toBeVisible();
  });

  await test.step("a pick-up too late for the boat is told with the last time that does", async () => {
    const ride = transfer(page, 1);
    await fillTime(ride, "Pick-up time", "10:20");
    await fillTime(ride, "Drop-off time", "11:10");
    await wizard.onward(page, "Continue to add-ons").click();
    await expect(ride.getByText("You would miss your boat. Choose an earlier time.")).toBeVisible();
    await expect(ride.getByText("By 09:40 at the latest, for the boat at 11:00")).toBeVisible();
    await expect(hourPart(ride, "Pick-up time")).toBeFocused();
    await expectAccessible(page);
    await emptyTime(ride, "Pick-up time");
    await wizard.onward(page, "Continue to add-ons").click();
    await expect(ride.getByText("Please fill in: Pick-up time.")).toBeVisible();
  });

  await test.step("what was typed is there after a reload, half done", async () => {
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await untilQuiet(page, () => page.reload());
    const ride = transfer(page, 1);
    await expectTime(ride, "Drop-off time", "11:10");
    await expectTime(ride, "Pick-up time", "––:––");
    await fillTime(ride, "Pick-up time", "09:00");
    await fillTime(ride, "Drop-off time", "09:55");
    await ride.getByLabel("Note for the driver").fill("Flight AK6132, one child seat");
  });

  await test.step("a second ride can be added and taken off again", async () => {
    await page.getByRole("button", { name: "Add another transfer" }).click();
    await expect(transfer(page, 2)).toBeVisible();
    await page.getByRole("button", { name: "Remove transfer 2" }).click();
    await expect(transfer(page, 2)).toBeHidden();
  });

  await test.step("the booking, its sheet and the mail say where to be picked up", async () => {
    await wizard.onward(page, "Continue to add-ons").click();
    await wizard.expectStep(page, "addOns");
    await wizard.onward(page, "Continue to payment").click();
    await wizard.expectStep(page, "payment");
    const total = await wizard.totalOf(page);
    await wizard.sayHowFound(page);
    await page.getByRole("checkbox", { name: /^I agree/ }).check();
    await wizard.onward(page, /^Pay RM/).click();
    await atTheBank(page, "approve", total);
    await expectBooked(page);
    await expect(page.getByText(/^Shared van, .* 09:00, from: Arrival hall/)).toBeVisible();
    await page.getByRole("link", { name: "See and print the booking" }).click();
    const rides = page.getByRole("region", { name: "Land transfers" });
    await expect(rides.getByText("Arrival hall, by the resort’s sign")).toBeVisible();
    await expect(rides.getByText("Flight AK6132, one child seat")).toBeVisible();
    await expect(rides.getByText("09:00").first()).toBeVisible();
    await expectAccessible(page);
    await openMail(page, email, /.+/);
    await expect(page.getByText(/Land transfers/)).toBeVisible();
    await expect(page.getByText(/09:00, Arrival hall/)).toBeVisible();
  });
});

test("a full boat offers what still goes, and takes it in one tap", async ({ page }) => {
  await goToRooms(page, { nth: 9 });
  const draftId = /\/booking\/new\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  await fillFerries(draftId);
  const choices = page
    .getByRole("main")
    .getByRole("list")
    .getByRole("button", { name: /^Choose / });
  await choices.first().click();
  await expect(page.getByText("Not enough seats on the boat to the island")).toBeVisible();
  const offers = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Choose" }) });
  await expect(offers.filter({ hasText: "speedboat" }).first()).toBeVisible();
  await expect(offers.filter({ hasText: "Your whole stay moves to these days." }).first()).toBeVisible();
  await expectAccessible(page);
  // One of the same day: on another the room may be taken.
  const here = offers.filter({ hasText: "speedboat", hasNotText: "Your whole stay moves" }).first();
  const boat = /(Helang|Camar) speedboat/.exec((await here.textContent()) ?? "")?.[0] ?? "a speedboat";
  await here.getByRole("button", { name: "Choose" }).click();
  await expect(wizard.clock(page)).toBeVisible();
  await expect(wizard.summary(page).getByText(new RegExp(`^${boat}`))).toBeVisible();
  await expect(page.getByText("Not enough seats on the boat to the island")).toBeHidden();
});
