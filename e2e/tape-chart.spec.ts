import { roomsToMoveRoute } from "@pulau/contract/staff-changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { expectAccessible } from "./steps/accessible.ts";
import { dayAtResort } from "./steps/dates.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open, untilQuiet } from "./steps/home.ts";
import { rightsOf } from "./steps/session.ts";
import { expect, type Locator, type Page, test } from "./steps/test.ts";

/** Days in which no other journey books or moves anybody. */
const quiet = dayAtResort(12);
const chartAt = (from = quiet) => `/staff/chart?from=${from}`;

const grid = (page: Page): Locator => page.getByRole("grid", { name: /^Tape chart/ });
/** What has the focus or is being moved, as it stands below the chart. */
const strip = (page: Page): Locator => grid(page).locator("xpath=following-sibling::div[1]/p");

const stays = (page: Page): Locator => page.getByRole("gridcell", { name: /, Confirmed, .*guests?$/ });

/** Opens a stay of one room alone, the first or a later one, and says who it is. */
async function openStay(page: Page, at: number): Promise<{ name: string; number: string; dialog: Locator }> {
  await expect(stays(page).first()).toBeVisible();
  const labels = await stays(page).evaluateAll((found) =>
    found.map((stay) => stay.getAttribute("data-tip") ?? ""),
  );
  const ofOneRoom = labels.filter((label) => labels.filter((other) => other === label).length === 1);
  const label = ofOneRoom[at] ?? "";
  const [name = "", number = ""] = label.split(", ");
  await page.getByRole("gridcell", { name: label }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText(number);
  return { name, number, dialog };
}

/** Goes down from room to room until the stay that is being moved fits, or not. */
async function goDownUntil(page: Page, ends: RegExp): Promise<string> {
  const texts: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("ArrowDown");
    const text = (await strip(page).textContent()) ?? "";
    if (ends.test(text)) return /\. (\S+), /.exec(text)?.[1] ?? "";
    texts.push(text);
  }
  throw new Error(`no room for which the chart says ${ends}: ${texts.join("\n")}`);
}

/** Every room, and whether the guests of a bar can move into it. */
async function roomsFor(page: Page, bar: Locator) {
  const [bookingId = "", room = ""] = ((await bar.getAttribute("data-bar")) ?? "").split(" ");
  const found = await page.request.get(
    `/admin/api/reservations/rooms-to-move/${bookingId}?room=${Number(room)}`,
    { headers: await rightsOf(page) },
  );
  return { bookingId, rooms: roomsToMoveRoute.reply.parse(await found.json()).rooms };
}

/** The first of these stays that another room of its type would take, and that room. */
async function movableWithin(page: Page, found: Locator): Promise<{ stay: Locator; room: string }> {
  for (const stay of await found.all()) {
    const { rooms } = await roomsFor(page, stay);
    const room = rooms.find(({ verdict, otherType }) => verdict === "fits" && !otherType);
    if (room) return { stay, room: room.roomNo };
  }
  throw new Error("every room of these stays' types is taken");
}

/** Brings the stay that is being moved to a room, which may stand above or below its own. */
async function goToRoom(page: Page, room: string): Promise<void> {
  for (const key of [...Array(80).fill("ArrowUp"), ...Array(160).fill("ArrowDown")]) {
    if (((await strip(page).textContent()) ?? "").includes(`. ${room}, `)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the chart has no room ${room}`);
}

const roomIn = (dialog: Locator): Locator =>
  dialog.locator("dt", { hasText: "Room" }).locator("xpath=following-sibling::dd");

test("the desk moves a stay by keys, and back, and a colleague sees it", async ({ page, browser }) => {
  await signInAtDesk(page, "frontdesk");
  await page.getByRole("navigation").getByRole("link", { name: "Tape chart" }).click();
  await expect(grid(page)).toBeVisible();
  await expectAccessible(page);
  // Far ahead nobody sleeps in any room: their rows are bare.
  await open(page, chartAt(dayAtResort(700)));
  await expect(grid(page)).toBeVisible();
  await expectAccessible(page);
  await open(page, chartAt());
  const { name, number, dialog } = await openStay(page, 0);
  const before = (await roomIn(dialog).textContent()) ?? "";
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  let room = "";

  await test.step("where it does not fit it says why, and stays in hand", async () => {
    await dialog.getByRole("button", { name: "Move" }).click();
    await expect(strip(page)).toContainText(`Moving ${name}`);
    // A night longer it can't swap rooms with whoever has them.
    await page.keyboard.press("Shift+ArrowRight");
    const taken = await goDownUntil(page, /\. (?!Fits)[^.]*$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText(new RegExp(`^${taken}: `))).toBeVisible();
    await expect(strip(page)).toContainText(`Moving ${name}`);
    await page.keyboard.press("Escape");
    await expect(strip(page)).not.toContainText("Moving");
  });

  await test.step("a room of the same type takes it without a question", async () => {
    await page.keyboard.press("m");
    room = await goDownUntil(page, /\. Fits$/);
    expect(room[0], "a room of the same type").toBe(before[0]);
    await expectAccessible(page);
    await signInAtDesk(colleague, "manager", chartAt());
    await expect(grid(colleague)).toBeVisible();
  });

  await test.step("colleagues see each other, and which stay is in hand", async () => {
    const held = colleague.getByRole("gridcell", { name: new RegExp(`${number}, .* is here$`) });
    await expect(held).toBeVisible({ timeout: 2_000 });
    for (const desk of [page, colleague])
      await expect(desk.getByRole("status").filter({ hasText: / is here$/ })).toBeAttached();
    await expectAccessible(colleague);
    await page.keyboard.press("Escape");
    await expect(held).toBeHidden({ timeout: 2_000 });
    await page.keyboard.press("m");
    room = await goDownUntil(page, /\. Fits$/);
  });

  await test.step("it is dropped there", async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name} moved to ${room}.`)).toBeVisible();
    await expect(strip(page)).toContainText(`${room} ${name}, ${number}`);
  });

  await test.step("a colleague's chart shows it within two seconds", async () => {
    const there = colleague.getByRole("gridcell", { name: new RegExp(`^${room}, .*${number}, `) });
    await expect(there).toBeVisible({ timeout: 2_000 });
    await elsewhere.close();
  });

  await test.step("it is taken back", async () => {
    // The notice goes as it is pressed: a reload that comes before the call would take that back.
    await untilQuiet(page, () => page.getByRole("button", { name: "Undo" }).click());
    await expect(page.getByText(`${name} moved to ${room}.`)).toBeHidden();
    await page.reload();
    await page.getByRole("gridcell", { name: new RegExp(`${number}, `) }).click();
    await expect(roomIn(page.getByRole("dialog", { name }))).toHaveText(before);
  });
});

test("other days are asked for with their price, and the agreed price is kept with a reason", async ({
  page,
}) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 14)));
  const { name, number, dialog } = await openStay(page, 1);
  const days = (await dialog.locator("dd").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "Move" }).click();

  await test.step("the nights of the end that is pulled", async () => {
    await expect(strip(page)).toContainText(`Moving ${name}`);
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: `Change the dates of ${name}?` });
    await expect(question.getByRole("group", { name: "Price" })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("gridcell", { name: new RegExp(`${number}, `) })).toHaveAccessibleName(
      new RegExp(days.split(", ")[0] ?? ""),
    );
  });

  await test.step("a night less, at the agreed price", async () => {
    await page.keyboard.press("m");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: `Change the dates of ${name}?` });
    await question.getByRole("radio", { name: /^Keep the agreed price/ }).check();
    await question.getByRole("button", { name: "Change dates" }).click();
    const reason = question.getByLabel("Reason, for the history");
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await reason.fill("Their flight goes a day earlier");
    await question.getByRole("button", { name: "Change dates" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await page.getByRole("gridcell", { name: new RegExp(`${number}, `) }).click();
    const card = page.getByRole("dialog", { name });
    await expect(card.locator("dd").first()).not.toHaveText(days);
    await card.getByRole("link", { name: "Open booking" }).click();
    await expect(page.getByRole("region", { name: "History" })).toContainText(
      "Their flight goes a day earlier",
    );
  });
});

test("a stay is pulled by the mouse over other rooms, and put back", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 28)));
  const stay = stays(page).first();
  const label = (await stay.getAttribute("data-tip")) ?? "";
  const box = await stay.boundingBox();
  if (!box) throw new Error("the stay is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 80, { steps: 4 });
  await expect(strip(page)).toContainText("Moving");
  await expect(
    page
      .getByText(/^\d+ fits? this stay$/)
      .or(page.getByText(/fit this stay$/))
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(strip(page)).not.toContainText("Moving");
  // Letting go after Escape opens nothing.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: label })).toBeVisible();
});

test("a question is taken back when a colleague has moved the stay meanwhile", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 40)));
  const { name, number, dialog } = await openStay(page, 2);
  const bar = page.getByRole("gridcell", { name: new RegExp(`${number}, `) });
  const { bookingId, rooms } = await roomsFor(page, bar);
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(strip(page)).toContainText(`Moving ${name}`);
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: `Change the dates of ${name}?` });
  await expect(question.getByRole("group", { name: "Price" })).toBeVisible();

  const roomId = rooms.find(({ verdict }) => verdict === "fits")?.roomId;
  const moved = await page.request.put(`/admin/api/reservations/move-room/${bookingId}`, {
    headers: await rightsOf(page),
    data: { room: 0, roomId },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect(
    page.getByText(`${name}’s booking was changed by somebody else. Look at it again.`),
  ).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(strip(page)).not.toContainText("Moving");
});

test("who is here is asked about before they change rooms, at no other price", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", "/staff/chart");
  // Somebody who has slept here, and will: who came today is moved for the whole stay, and at a price; who leaves, nowhere.
  const dayOfToday = Number(dayAtResort(0).slice(-2));
  const sleptHere = new RegExp(`, In house, (?!\\w{3} ${dayOfToday}\\b)(?!.* to \\w{3} ${dayOfToday}\\b)`);
  const { stay, room } = await movableWithin(page, page.getByRole("gridcell", { name: sleptHere }));
  const [name = ""] = ((await stay.getAttribute("data-tip")) ?? "").split(", ");
  await stay.click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Move" }).click();
  await expect(strip(page)).toContainText(`Moving ${name}`);
  await goToRoom(page, room);
  await page.getByRole("button", { name: "Move here" }).click();
  const question = page.getByRole("dialog", { name: `Move ${name} to ${room}?` });
  await expect(question).toContainText("the old room is marked as to clean");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Move guests" }).click();
  await expect(page.getByText(`${name} moved to ${room}.`)).toBeVisible();
  await expect(strip(page)).toContainText(room);
  // The nights that were slept stay in the old room, and are moved nowhere.
  await page.reload();
  await page.getByRole("gridcell", { name: new RegExp(`^${room}, ${name}, `) }).click();
  await expect(roomIn(page.getByRole("dialog", { name }))).toHaveText(room);
});

/** The keys of the chart's own strip while a stay is in hand: whether the rooms could be swapped here. */
const canSwap = (text: string) => text.endsWith("S swaps the rooms.");

/** Takes stays in hand, one after the other, until one could swap rooms with another of its type. */
async function takeSwappable(page: Page): Promise<{ name: string; from: string; to: string }> {
  await expect(stays(page).first()).toBeVisible();
  for (const stay of (await stays(page).all()).slice(0, 20)) {
    const [name = ""] = ((await stay.getAttribute("data-tip")) ?? "").split(", ");
    await stay.click();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Move" }).click();
    await expect(strip(page)).toContainText(`Moving ${name}`);
    const roomNow = async () => /\. (\S+), /.exec((await strip(page).textContent()) ?? "")?.[1] ?? "";
    const from = await roomNow();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("ArrowDown");
      const to = await roomNow();
      if (to[0] !== from[0]) break;
      if (canSwap((await strip(page).textContent()) ?? "")) return { name, from, to };
    }
    await page.keyboard.press("Escape");
    await expect(strip(page)).not.toContainText("Moving");
  }
  throw new Error("no two stays of one type could swap rooms");
}

test("two stays swap rooms by a key, and back", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 54)));
  const { name, from, to } = await takeSwappable(page);
  const there = page.getByRole("gridcell", { name: new RegExp(`^${to}, ${name}, `) });
  const here = page.getByRole("gridcell", { name: new RegExp(`^${from}, ${name}, `) });

  await test.step("dropping it there asks, for it may be a slip", async () => {
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: /^Swap the rooms of / });
    await expect(question).toContainText(`${from} → ${to}`);
    await expect(question).toContainText(`${to} → ${from}`);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(here.first()).toBeVisible();
  });

  await test.step("S swaps at once, and Undo swaps back", async () => {
    await takeSwappable(page);
    await page.keyboard.press("s");
    await expect(page.getByText(/^Rooms of .* swapped\.$/)).toBeVisible();
    await expect(there.first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(here.first()).toBeVisible();
    await page.reload();
    await expect(here.first()).toBeVisible();
  });
});

test("a room that was promised is locked with a reason, and who moves the stay is asked", async ({
  page,
}) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 68)));
  await expect(stays(page).first()).toBeVisible();
  const { stay, room } = await movableWithin(page, stays(page));
  const [name = "", number = ""] = ((await stay.getAttribute("data-tip")) ?? "").split(", ");
  const bar = page.getByRole("gridcell", { name: new RegExp(`, ${number}, `) });
  await stay.click();
  const card = page.getByRole("dialog", { name });

  await test.step("locked", async () => {
    await card.getByRole("button", { name: "Lock room" }).click();
    const question = page.getByRole("dialog", { name: /^Lock / });
    await question.getByRole("button", { name: "Lock room" }).click();
    const reason = question.getByLabel("Reason");
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await reason.fill("Same room as last year");
    await question.getByRole("button", { name: "Lock room" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(bar).toHaveAccessibleName(/room locked: Same room as last year/);
    await bar.click();
    await expect(card).toContainText("Same room as last year");
    await expectAccessible(page);
  });

  await test.step("moved all the same, and the new room is locked", async () => {
    await card.getByRole("button", { name: "Move" }).click();
    await expect(strip(page)).toContainText(`Moving ${name}`);
    await goToRoom(page, room);
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: `Move ${name} to ${room}?` });
    await expect(question).toContainText(`locked this room for ${name}`);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Move guests" }).click();
    await expect(question).toBeHidden();
    await expect(bar).toHaveAccessibleName(new RegExp(`^${room}, .*room locked`));
  });

  await test.step("unlocked by a key", async () => {
    await page.keyboard.press("l");
    await expect(page.getByText(`${room} is unlocked for ${name}.`)).toBeVisible();
    await expect(bar).not.toHaveAccessibleName(/room locked/);
    await bar.click();
    await card.getByRole("link", { name: "Open booking" }).click();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Room unlocked");
  });
});

test("gaps close by tidying up: the moves are shown first, made as one, and taken back as one", async ({
  page,
}) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 1)));
  await expect(stays(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Tidy up" }).click();
  const panel = page.getByRole("region", { name: "Tidy up" });
  const moves = panel.getByRole("listitem");
  await expect(moves.first()).toBeVisible();
  const count = await moves.count();
  const first = (await moves.first().textContent()) ?? "";
  const [, from = "", to = ""] = /(\S+-\d+) → (\S+-\d+)/.exec(first) ?? [];
  await expectAccessible(page);

  await panel.getByRole("button", { name: /^Move \d+ stays?$/ }).click();
  await expect(page.getByText(new RegExp(`^${count} stays? moved\\.$`))).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Tidy up" }).click();
  await expect(panel).toContainText("No move would close a gap on these days.");
  await panel.getByRole("button", { name: "Close" }).click();

  const isBack = page.waitForResponse((answer) => answer.url().endsWith("/move-rooms"));
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await isBack).status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Tidy up" }).click();
  await expect(moves).toHaveCount(count);
  await expect(moves.first()).toContainText(`${from} → ${to}`);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("a stay is split over two rooms by keys, shown at the booking, undone, and joined", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt(addDays(quiet, 42)));
  const long = page.getByRole("gridcell", { name: /, Confirmed, .*guests?$/ });
  await expect(long.first()).toBeVisible();
  const found = await long.evaluateAll((bars) =>
    bars.flatMap((bar) =>
      Number(bar.getAttribute("aria-colspan")) >= 3 && !bar.hasAttribute("data-booking")
        ? [bar.getAttribute("data-tip") ?? ""]
        : [],
    ),
  );
  const [label = ""] = found;
  const [name = "", number = ""] = label.split(", ");
  const bars = page.getByRole("gridcell", { name: new RegExp(number) });
  await page.getByRole("gridcell", { name: label }).click();
  const card = page.getByRole("dialog", { name });
  const own = (await roomIn(card).textContent()) ?? "";

  let isPriced = false;
  await test.step("it asks for the room, the night, and at which price where the rooms are of two types", async () => {
    await card.getByRole("button", { name: "Split stay" }).click();
    await expect(strip(page)).toContainText(`Splitting ${name}’s stay.`);
    for (const key of [...Array(40).fill("ArrowDown"), ...Array(80).fill("ArrowUp")]) {
      await page.keyboard.press(key);
      if (/\. Fits$/.test((await strip(page).textContent()) ?? "")) break;
    }
    await expect(strip(page)).toContainText(/\. Fits$/);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const done = page.getByText(new RegExp(`^${name} changes to `));
    const question = page.getByRole("dialog", { name: `Change the room of ${name} during the stay?` });
    await expect(done.or(question)).toBeVisible();
    isPriced = await question.isVisible();
    if (isPriced) {
      await expect(question.getByRole("radio", { name: /^Charge the new price/ })).toBeChecked();
      await expect(question.getByText(/^from |^Room change$/).first()).toBeVisible();
      await expectAccessible(page);
      await question.getByRole("button", { name: "Split stay" }).click();
    }
    await expect(done).toBeVisible();
    await expect(bars).toHaveCount(2);
    await expect(bars.first()).toHaveAccessibleName(new RegExp(`changes from ${own} to `));
  });

  await test.step("the booking tells both rooms, also after a reload", async () => {
    await bars.first().click();
    await card.getByRole("link", { name: "Open booking" }).click();
    await expect(page.getByText(/^from .* room /)).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Stay split over two rooms");
    await page.goBack();
    await expect(bars).toHaveCount(2);
  });

  await test.step("it is joined from its card, and that is undone and done again", async () => {
    const join = async (bar: Locator) => {
      await bar.click();
      await card.getByRole("button", { name: `Stay in ${own}` }).click();
      const joining = page.getByRole("dialog", { name: `Stay in ${own}`, exact: true });
      if (isPriced) {
        await expect(joining.getByRole("radio", { name: /^Charge the new price/ })).toBeChecked();
        await expectAccessible(page);
        await joining.getByRole("button", { name: `Stay in ${own}` }).click();
      }
      await expect(bars).toHaveCount(1);
    };
    await join(bars.last());
    // What was priced is joined by its question alone.
    if (!isPriced) {
      await page
        .getByText(`${name} stays in ${own}.`)
        .locator("xpath=ancestor::*[.//button][1]")
        .getByRole("button", { name: "Undo" })
        .click();
      await expect(bars).toHaveCount(2);
      await join(bars.first());
    }
    await grid(page).focus();
    await page.keyboard.press("/");
    await expect(strip(page)).toContainText(`Splitting ${name}’s stay.`);
    await page.keyboard.press("Escape");
  });
});

test("the rooms of one booking are marked together, by the pointer and by the cursor", async ({ page }) => {
  await signInAtDesk(page, "frontdesk", chartAt());
  const ofGroup = grid(page).locator("[data-booking]");
  const linked = grid(page).locator("[data-linked]");
  await expect(ofGroup.first()).toBeVisible();
  const id = (await ofGroup.first().getAttribute("data-booking")) ?? "";
  const together = grid(page).locator(`[data-booking="${id}"]`);
  await ofGroup.first().hover();
  await expect(linked).toHaveCount(await together.count());
  await expect(linked.first()).toHaveAttribute("data-booking", id);
  await page.getByRole("heading", { name: "Tape chart" }).hover();
  await expect(linked).toHaveCount(0);
  await ofGroup.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("heading", { name: "Tape chart" }).hover();
  await expect(linked.first()).toHaveAttribute("data-booking", id);
});

test("who may only look moves nothing, and a phone shows a day", async ({ page }) => {
  await signInAtDesk(page, "crew", chartAt());
  await expect(
    page.getByText("Arrow keys go from stay to stay. Enter opens a stay.", { exact: true }),
  ).toBeAttached();
  await stays(page).first().click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Move" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { name: "Tape chart" })).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  await expectAccessible(page);
  const day = page.getByText(/^\w{3} \d+ \w{3}$/).first();
  const shown = await day.textContent();
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(day).not.toHaveText(shown ?? "");
});

test("a stay is parked, waits above the rooms, and gets its room again", async ({ page }) => {
  await signInAtDesk(page, "frontdesk");
  await open(page, chartAt());
  const { name, number, dialog } = await openStay(page, 0);
  const before = (await roomIn(dialog).textContent()) ?? "";
  const waiting = page.getByRole("gridcell", { name: new RegExp(`${number}, .*waits for a room`) });
  await dialog.getByRole("button", { name: "Park" }).click();
  await expect(page.getByText(`${name} parked: the room type stays theirs.`)).toBeVisible();
  await expect(waiting).toBeVisible();
  await expectAccessible(page);

  await waiting.click();
  const card = page.getByRole("dialog", { name });
  await expect(card.getByRole("button", { name: "Check in" })).toHaveCount(0);
  await card.getByRole("button", { name: "Move" }).click();
  await goToRoom(page, before);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} moved to ${before}.`)).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page
    .getByText(`${name} moved to ${before}.`)
    .locator("xpath=ancestor::*[.//button][1]")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(waiting).toBeVisible();
  await page.reload();
  await waiting.click();
  await card.getByRole("button", { name: "Move" }).click();
  await goToRoom(page, before);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} moved to ${before}.`)).toBeVisible();
  await expect(page.getByRole("gridcell", { name: new RegExp(`^${before}, .*${number}, `) })).toBeVisible();
});
