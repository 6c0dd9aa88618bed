import type { Reply } from "@pulau/contract/route.ts";
import type { tillRoute } from "@pulau/contract/till.ts";
import { denominations } from "@pulau/domain/money/drawer.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { chooseWholeParty, count, openBoarding, openFerry } from "./steps/boarding.ts";
import { endNight } from "./steps/database.ts";
import { enterAs, goOnAnyway, signInAtDesk } from "./steps/desk.ts";
import { endShiftLeftOpen } from "./steps/drawer.ts";
import { open } from "./steps/home.ts";
import { sheet, signInAs, tile } from "./steps/housekeeping.ts";
import { expect, type Page, test } from "./steps/test.ts";

type Till = Reply<typeof tillRoute>;

const drawer = (page: Page) => page.getByRole("region", { name: /^Drawer \d+, / });
const inDrawer = (page: Page, name: RegExp) =>
  drawer(page)
    .locator("div", { has: page.getByRole("term").filter({ hasText: name }) })
    .getByRole("definition");

/** The sum that a text of the page says, in sen. */
const senIn = (text: string): Sen => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);

/** Counts a drawer that holds a sum, by its largest notes and coins. */
async function countOut(page: Page, sum: Sen): Promise<void> {
  let rest = sum;
  for (const worth of denominations) {
    const many = Math.floor(rest / worth);
    rest -= many * worth;
    if (many > 0)
      await page
        .getByRole("dialog", { name: /^Count drawer/ })
        .getByLabel(formatRinggit(worth), { exact: true })
        .fill(String(many));
  }
}

/** Somebody in house in one room alone; of those who leave today, where there are any. */
function whoLeaves({ stays }: Till): Till["stays"][number] {
  const [stay] = stays
    .filter(({ rooms }) => rooms.length === 1)
    .toSorted((a, b) => (a.checkOut < b.checkOut ? -1 : 1));
  if (!stay) throw new Error("nobody is in house in one room");
  return stay;
}

test("a whole day, from the end of the night to the closed drawer", async ({ page, anotherBrowser }) => {
  test.setTimeout(240_000);
  const phone = async (username: string) => {
    const other = await (await anotherBrowser()).newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await signInAs(other, username);
    return other;
  };
  await enterAs(page, "manager");
  await endShiftLeftOpen(page);

  await test.step("in the morning the desk opens its drawer", async () => {
    await open(page, "/staff/shifts");
    await page.getByRole("button", { name: "Open drawer" }).first().click();
    const opening = page.getByRole("dialog", { name: "Open a drawer" });
    await opening.getByLabel("Drawer number").fill("9");
    await opening.getByLabel("Float in ringgit").fill("100");
    await opening.getByRole("button", { name: "Open drawer" }).click();
    await expect(page.getByText("Drawer 9 is open.")).toBeVisible();
  });

  const keeper = await phone("housekeeping");
  await test.step("the night job leaves the room of guests who stay to be cleaned, and it is cleaned and inspected", async () => {
    const room = await endNight();
    await open(keeper, "/staff/housekeeping?view=all");
    await expect(tile(keeper, room)).toContainText("To clean");
    await tile(keeper, room).click();
    await expect(
      sheet(keeper, room)
        .getByText(/Guests stayed overnight/)
        .first(),
    ).toBeVisible();
    await sheet(keeper, room).getByRole("button", { name: "Start" }).click();
    await expect(sheet(keeper, room).getByText("Being cleaned")).toBeVisible();
    await sheet(keeper, room).getByRole("button", { name: "Mark as clean" }).click();
    await expect(keeper.getByText(`${room} is clean.`)).toBeVisible();
    await open(page, "/staff/housekeeping?view=all");
    await tile(page, room).click();
    await sheet(page, room).getByRole("button", { name: "Mark as inspected" }).click();
    await expect(tile(keeper, room)).toContainText("Inspected");
  });

  await test.step("who arrives is checked in", async () => {
    const desk = await (await anotherBrowser()).newPage();
    await signInAtDesk(desk, "frontdesk");
    const arrivals = desk.getByRole("tabpanel").getByRole("button", { name: /^Check in / });
    await goOnAnyway(desk, arrivals.first(), /is in house\.$/);
  });

  const bar = await phone("bar");
  const answered = bar.waitForResponse((answer) => new URL(answer.url()).pathname === "/admin/api/till");
  await open(bar, "/staff");
  const stay = whoLeaves(await (await answered).json());
  const room = stay.rooms[0] ?? "";
  await test.step("a last beer goes to the room of somebody who leaves", async () => {
    await bar.getByRole("radio", { name: "Bar" }).check({ force: true });
    await bar.getByRole("button", { name: /^.?\s*Beer, can/ }).click();
    await bar.getByRole("button", { name: "Continue" }).click();
    const charging = bar.getByRole("dialog", { name: "Charge to a room" });
    await charging.getByRole("searchbox", { name: "Room or guest" }).fill(room);
    await charging.getByRole("button", { name: new RegExp(`^${room}`) }).click();
    await charging.getByRole("button", { name: `Charge RM 19.08 to ${room}` }).click();
    await expect(bar.getByRole("heading", { name: "RM 19.08 charged" })).toBeVisible();
  });

  await test.step("they pay in cash, to the nearest five sen, and check out", async () => {
    await page.goto(`/staff/bookings/${stay._id}/money`);
    const recorded = page.getByRole("button", { name: /^Record RM/ });
    await expect(recorded).toBeEnabled();
    expect(senIn((await recorded.textContent()) ?? "") % 5).toBe(0);
    await recorded.click();
    await expect(page.getByText("Payment recorded.")).toBeVisible();
    await page.goto(`/staff/bookings/${stay._id}`);
    await expect(page.getByText("Everything is paid.")).toBeVisible();
    const leave = page.getByRole("button", { name: "Check out", exact: true });
    await goOnAnyway(page, leave, /has checked out\./);
    await expect(tile(keeper, room)).toContainText("To clean");
    await expect(tile(keeper, room)).toContainText(/Left|Vacant|boat/);
  });

  await test.step("the crew boards a party of the boat back", async () => {
    const crew = await phone("crew");
    await openFerry(crew, "back");
    await openBoarding(crew);
    const aboard = Number(await count(crew, "Aboard").textContent());
    await crew
      .getByRole("region", { name: "Not boarded" })
      .getByRole("button", { name: /Mark$/ })
      .first()
      .click();
    const question = crew.getByRole("alertdialog");
    const party = await chooseWholeParty(question);
    await question.getByRole("button", { name: `Mark ${party} aboard` }).click();
    await expect(count(crew, "Aboard")).toHaveText(String(aboard + party));
  });

  await test.step("in the evening the drawer is counted, comes out even, and is closed", async () => {
    await open(page, "/staff/shifts");
    const holds = senIn((await inDrawer(page, /^Should hold$/).textContent()) ?? "");
    const cash = senIn((await inDrawer(page, /^Cash in \(1\)$/).textContent()) ?? "");
    expect(holds).toBe(10_000 + cash);
    await drawer(page).getByRole("button", { name: "Count and close" }).click();
    await countOut(page, holds);
    const counting = page.getByRole("dialog", { name: "Count drawer 9" });
    await expect(counting.getByText("Exact")).toBeVisible();
    await counting.getByRole("button", { name: "Close shift" }).click();
    await expect(page.getByText(/^Shift \d+ is closed\.$/)).toBeVisible();
  });
});
