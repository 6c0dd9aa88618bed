import { expectAccessible } from "./steps/accessible.ts";
import { endHoldIn, fillFerries } from "./steps/database.ts";
import { goToRooms } from "./steps/home.ts";
import { siewLing, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";
import * as wizard from "./steps/wizard.ts";

const draftOf = (page: Page): string => /\/booking\/new\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? "";

/** The page hears of the moved clock when it asks anew. */
async function moveEnd(page: Page, seconds: number): Promise<void> {
  await endHoldIn(draftOf(page), seconds);
  await page.reload();
}

test("more time is offered before the end, taken, and left", async ({ page }) => {
  await goToRooms(page, { nth: 9 });
  await wizard.holdFirstRoom(page);
  await wizard.leaveRooms(page);
  await wizard.guestCard(page, 1).getByLabel("Full name").fill(weiMing.name);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await moveEnd(page, 28);
  const offer = page.getByRole("alertdialog", { name: "Still choosing?" });
  await expect(offer).toContainText("held for you");
  await expect(offer.getByRole("button", { name: "Hold 2 more minutes" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(offer).toHaveCount(0);
  await expect(wizard.clock(page)).toContainText(/2:[0-3]\d|1:5\d/);
  await expect(wizard.guestCard(page, 1).getByLabel("Full name")).toHaveValue(weiMing.name);

  await moveEnd(page, 25);
  await expect(offer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offer).toHaveCount(0);
  await page.getByRole("button", { name: /^\+2 min/ }).click();
  await expect(wizard.clock(page)).toContainText(/2:[0-3]\d|1:5\d/);
});

test("after the end nothing typed is lost and one press holds again", async ({ page }) => {
  await goToRooms(page, { nth: 10 });
  await wizard.holdFirstRoom(page);
  const total = await wizard.totalOf(page);
  await wizard.leaveRooms(page);
  await wizard.fillGuests(page, [weiMing, siewLing]);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await moveEnd(page, 3);
  const panel = wizard.summary(page);
  await expect(panel.getByText("Your rooms are no longer held")).toBeVisible();
  await expect(panel.getByText("Nothing you typed is lost.")).toBeVisible();
  await expectAccessible(page);
  await expect(wizard.guestCard(page, 2).getByLabel("Full name")).toHaveValue(siewLing.name);
  await panel.getByRole("button", { name: "Hold again" }).click();
  await expect(wizard.clock(page)).toContainText("held for you");
  await wizard.expectTotal(page, total);
  await expect(wizard.guestCard(page, 1).getByLabel("IC (MyKad)")).toHaveValue(weiMing.identity);
});

/** To the rooms of a day on which a kind of room has one left and others are free; which day that is, the demo decides. */
async function goToLastRoom(page: Page) {
  for (const nth of [12, 9, 15, 6, 3, 2, 1]) {
    await goToRooms(page, { nth });
    await expect(page.getByRole("button", { name: /^Choose / }).first()).toBeVisible();
    const last = page.getByRole("listitem").filter({ hasText: "1 left for your dates" }).first();
    const isOneOfMany = (await page.getByRole("button", { name: /^Choose / }).count()) > 1;
    if (isOneOfMany && (await last.isVisible()))
      return { day: { nth }, name: (await last.getByRole("heading").first().textContent()) ?? "" };
  }
  throw new Error("on no day one room of a kind is left");
}

const goneDialog = (page: Page) => page.getByRole("dialog", { name: "Your room has just been booked" });

/** Guests are told, the hold has ended, and somebody else holds the only room of its kind; gives that kind's name. */
async function loseRoom(page: Page, other: Page): Promise<string> {
  const { day, name } = await goToLastRoom(page);
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await expect(wizard.clock(page)).toContainText(name);
  await wizard.leaveRooms(page);
  await wizard.fillGuests(page, [weiMing, siewLing]);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await endHoldIn(draftOf(page), -1);

  await goToRooms(other, day);
  await other.getByRole("button", { name: `Choose ${name}` }).click();
  await expect(wizard.clock(other)).toContainText(name);

  await page.reload();
  await wizard.summary(page).getByRole("button", { name: "Hold again" }).click();
  return name;
}

test("rooms that somebody else took after the end: another is held in one press, nothing typed is lost", async ({
  page,
  anotherBrowser,
}) => {
  const name = await loseRoom(page, await (await anotherBrowser()).newPage());
  const gone = goneDialog(page);
  await expect(gone.getByText("Free on your dates")).toBeVisible();
  await expect(gone.getByText("Available near these dates")).toBeVisible();
  await expect(gone.getByRole("button", { name })).toHaveCount(0);
  await expectAccessible(page);
  await gone.getByRole("button", { name: /RM/ }).first().click();
  await expect(gone).toHaveCount(0);
  await expect(wizard.clock(page)).toContainText("held for you");
  await expect(wizard.guestCard(page, 2).getByLabel("Full name")).toHaveValue(siewLing.name);
});

test("rooms that somebody else took: other boats and days are one press away, and nothing of the ended hold is shown", async ({
  page,
  anotherBrowser,
}) => {
  await loseRoom(page, await (await anotherBrowser()).newPage());
  // The rooms of the same days stand first once they are there, and were looked for while there were seats.
  await expect(goneDialog(page).getByText("Free on your dates")).toBeVisible();
  await fillFerries(draftOf(page));
  await goneDialog(page).getByRole("button", { name: /RM/ }).first().click();
  await expect(goneDialog(page).getByText("Not enough seats on the boat to the island")).toBeVisible();
  await expect(goneDialog(page).getByText("These have enough seats:")).toBeVisible();
  await expectAccessible(page);
  // Who does not agree to its price is where they were, and holds nothing that they said no to.
  await goneDialog(page).getByRole("button", { name: "Choose", exact: true }).first().click();
  await page.getByRole("button", { name: "Review booking" }).click();
  await expect(goneDialog(page).getByText("These have enough seats:")).toBeVisible();
  await expect(goneDialog(page).getByRole("alert")).toHaveCount(0);
  await expect(wizard.clock(page)).toHaveCount(0);
  const panel = wizard.summary(page);
  const near = goneDialog(page)
    .getByRole("region")
    .or(goneDialog(page).locator("section"))
    .filter({ hasText: "Available near these dates" })
    .first();
  await near.getByRole("button", { name: /RM/ }).first().click();
  await wizard.expectStep(page, "rooms");
  await expect(panel.getByText("Your rooms are no longer held")).toHaveCount(0);
  await expect(panel.getByText("Service tax")).toHaveCount(0);
  await wizard.holdFirstRoom(page);
  await wizard.leaveRooms(page);
  await expect(wizard.guestCard(page, 2).getByLabel("Full name")).toHaveValue(siewLing.name);
});

test("a boat that filled up after the end: the next ones are offered, and one press holds again", async ({
  page,
}) => {
  await goToRooms(page, { nth: 14 });
  await wizard.holdFirstRoom(page);
  await wizard.leaveRooms(page);
  await wizard.fillGuests(page, [weiMing, siewLing]);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await endHoldIn(draftOf(page), -1);
  await fillFerries(draftOf(page));
  await page.reload();
  await wizard.summary(page).getByRole("button", { name: "Hold again" }).click();
  const gone = page.getByRole("dialog", { name: "Not enough seats on the boat to the island" });
  await expect(gone.getByText("These have enough seats:")).toBeVisible();
  await expectAccessible(page);
  await gone
    .getByRole("listitem")
    .filter({ hasText: "speedboat", hasNotText: "Your whole stay moves" })
    .getByRole("button", { name: "Choose" })
    .first()
    .click();
  // It costs more than the included ferry: that is asked first.
  await page.getByRole("button", { name: "Accept new price" }).click();
  await expect(gone).toHaveCount(0);
  await expect(wizard.clock(page)).toContainText("held for you");
  await expect(wizard.guestCard(page, 2).getByLabel("Full name")).toHaveValue(siewLing.name);
});

test("another party lets the rooms go, and they are free for others at once", async ({
  page,
  anotherBrowser,
}) => {
  const other = await (await anotherBrowser()).newPage();
  const day = { nth: 11 };
  const left = other
    .getByRole("listitem")
    .filter({ hasText: "Beach Chalet" })
    .getByText(/left for your dates|Full on these nights/);
  /** The rooms as they are now, also those that are full, which are folded. */
  const lookAgain = async () => {
    await other.reload();
    await expect(other.getByRole("button", { name: /^Choose / }).nth(1)).toBeVisible();
    const folded = other.locator("summary", { hasText: "full or not offered" });
    if (await folded.isVisible()) await folded.click();
  };
  await goToRooms(other, day);
  const before = (await left.textContent()) ?? "";

  await goToRooms(page, day);
  await page.getByRole("button", { name: "Choose Beach Chalet" }).click();
  await expect(wizard.clock(page)).toContainText("Beach Chalet");
  await lookAgain();
  await expect(left).toBeVisible();
  await expect(left).not.toHaveText(before);

  await page.getByRole("link", { name: /^Dates.*done$/ }).click();
  await expect(page.getByText("they are released.")).toBeVisible();
  await page.getByRole("button", { name: "Adults: one more" }).click();
  await expect(wizard.clock(page)).toHaveCount(0);
  await lookAgain();
  await expect(left).toHaveText(before);

  await page.getByRole("button", { name: "Children: one more" }).click();
  const age = page.getByLabel("Age of child 1");
  await expect(age).toHaveValue("");
  await wizard.onward(page, "Continue to rooms").click();
  await expect(age).toBeFocused();
  await expect(page.getByText("Choose an age")).toBeVisible();
  await expectAccessible(page);
  await age.selectOption("8 years");
  await expect(page.getByText("Choose an age")).toHaveCount(0);
  await wizard.onward(page, "Continue to rooms").click();
  await wizard.expectStep(page, "rooms");
});
