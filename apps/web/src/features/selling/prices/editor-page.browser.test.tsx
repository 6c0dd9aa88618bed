import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "../../../api/client.ts";
import { createSession } from "../../../api/session.ts";
import { portalSide } from "../../../api/side.ts";
import { show } from "../../../dev/browser-test.tsx";
import { changePriceDraft, priceDraft, priceDraftChanges, priceDraftFaults, pricedOptions } from "./calls.ts";
import PriceEditorPage from "./editor-page.tsx";

const word = (text: string) => ({ en: text, my: text, cn: text });
const period = (id: string, from: Day, to: Day) => ({
  id,
  from,
  to,
  arrivalWeekdays: [],
  cutOffDays: 0,
  stopSell: false,
});
const rate = (id: string, periodId: string, sen: number) => ({
  id,
  periodId,
  sen,
  roomTypeId: "deluxe",
  bedType: "twin",
  guestKind: "adult",
});
const published = {
  package: { id: "dive", name: word("Dive") },
  option: { id: "3d2n", nights: 2 },
  periods: [
    period("low", dayOf("2027-01-01"), dayOf("2027-05-31")),
    period("high", dayOf("2027-06-01"), dayOf("2027-09-30")),
    period("rain", dayOf("2027-11-01"), dayOf("2027-12-31")),
  ],
  rates: [rate("a", "low", 50_000), rate("b", "high", 60_000)],
  surcharges: [],
  fees: [],
  taxes: [],
  bands: { package: [{ kind: "adult", fromAge: 0, toAge: null }], boat: [], fee: [] },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};
const draft = {
  package: { _id: "dive", name: word("Dive") },
  option: { _id: "3d2n", name: word("3 days 2 nights") },
  published,
  stamp: "one",
  changes: [],
  planned: null,
};
const options = {
  packages: [],
  roomTypes: [{ _id: "deluxe", name: word("Deluxe"), maxPax: 2, bedTypes: ["twin"], rooms: 4 }],
  priceLists: [],
  buyers: [],
};

type Sent = { readonly token: string | null; readonly key: string; readonly now: { sen: number } | null };

/** A desk whose server saves what it is sent, once it answers. */
function desk(rates: readonly object[] = published.rates, more: object = {}) {
  const session = createSession(portalSide, localStorage);
  const sent: Sent[] = [];
  const server = { answers: true, saved: () => {} };
  const changes: object[] = [];
  const answers: Record<string, (given: { body: { changes: Omit<Sent, "token">[] } }) => unknown> = {
    [priceDraft.path]: () => ({
      ...draft,
      published: { ...published, ...more, rates },
      changes: [...changes],
    }),
    [pricedOptions.path]: () => options,
    [priceDraftFaults.path]: () => ({ faults: [] }),
    [priceDraftChanges.path]: () => ({ stamp: "one", total: changes.length, changes, planned: null }),
  };
  const change = (given: { body: { changes: Omit<Sent, "token">[] } }) => {
    if (!server.answers) throw new TypeError("no connection");
    for (const { key, now } of given.body.changes) {
      sent.push({ token: session.token(), key, now });
      changes.push({ part: "rates", key, value: now, by: null, at: new Date().toISOString() });
    }
    server.saved();
    return { stamp: "one", total: changes.length, changes: [...changes], planned: null, conflicts: [] };
  };
  const call = (async ({ method, path }: { method: string; path: string }, given: never) => {
    if (method === changePriceDraft.method && path === changePriceDraft.path) return change(given);
    return answers[path]?.(given) ?? new Promise(() => undefined);
  }) as unknown as Call;
  const signIn = (name: string) =>
    session.signIn({
      accessToken: `token of ${name}`,
      record: { id: name as never, name, profilePicture: null },
      role: "staff",
      loginMethod: "jwt",
    });
  return { session, call, sent, server, signIn };
}

async function open({ call, session }: ReturnType<typeof desk>, role: "grid" | "tablist" = "grid") {
  const root = createRootRoute();
  const path = "/staff/prices/$optionId";
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path, component: PriceEditorPage }),
    createRoute({ getParentRoute: () => root, path: "/staff/prices", component: () => null }),
  ]);
  const history = createMemoryHistory({ initialEntries: ["/staff/prices/3d2n"] });
  const router = createRouter({ routeTree, history });
  const shown = await show(<RouterProvider router={router as never} />, {
    speaks: ["prices", "errors", "failures"],
    call,
    session,
  });
  await expect.element(page.getByRole(role).first()).toBeVisible();
  return shown;
}

const grid = () => page.getByRole("grid").element();
const cell = (text: string) => page.getByRole("gridcell", { name: text });

/** Keys of the grid, as events: what counts here is what they do, not how fast a browser is mistake of them. */
function press(key: string, held: KeyboardEventInit = {}, times = 1): void {
  for (let time = 0; time < times; time++)
    flushSync(() => void grid().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...held })));
}
/** Goes to a cell of the first row, and chooses the cells up to it from the first one on where asked. */
function choose(column: number, fromFirst = false): void {
  press("Home", { ctrlKey: true });
  press("ArrowRight", { shiftKey: fromFirst }, column);
}
function enter(column: number, text: string): void {
  choose(column);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  flushSync(() => void grid().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })));
}
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const click = (name: string | RegExp) => flushSync(() => (button(name).element() as HTMLElement).click());

beforeEach(async () => {
  await page.viewport(1_280, 900);
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("prices that were typed and not sent", () => {
  it("are sent by who typed them, and by nobody else at the same desk", async () => {
    const at = desk();
    at.server.answers = false;
    at.signIn("mei");
    const shown = await open(at);
    enter(0, "555");
    await expect.element(cell("555.00")).toBeVisible();
    await shown.unmount();
    at.session.signOut();

    at.server.answers = true;
    at.signIn("arif");
    const others = await open(at);
    await expect.element(cell("500.00")).toBeVisible();
    await new Promise((done) => setTimeout(done, 1_200));
    expect(at.sent).toEqual([]);
    await others.unmount();
    at.session.signOut();

    at.signIn("mei");
    await open(at);
    await expect.element(cell("555.00")).toBeVisible();
    await expect
      .poll(() => at.sent)
      .toMatchObject([{ token: "token of mei", key: "a", now: { sen: 55_500 } }]);
  });

  it("stay their own when somebody else signs in beside the open page", async () => {
    const at = desk();
    at.server.answers = false;
    at.signIn("mei");
    await open(at);
    enter(0, "555");
    await expect.element(cell("555.00")).toBeVisible();
    at.server.answers = true;
    at.signIn("arif");
    await expect.element(cell("500.00")).toBeVisible();
    await new Promise((done) => setTimeout(done, 1_200));
    expect(at.sent).toEqual([]);
    at.signIn("mei");
    await expect.element(cell("555.00")).toBeVisible();
    await expect.poll(() => at.sent).toMatchObject([{ token: "token of mei", key: "a" }]);
  });
});

describe("a price list pasted into the grid", () => {
  it("leaves out what it understands only in part, and takes it once somebody says what it means", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    enter(0, "\t1 Jan - 31 May 2027\nDeluxe twin\t510\nOverwater Villa twin\t900\nDeluxe triple\t480");
    await expect.element(page.getByText("Not recognised: Overwater Villa", { exact: false })).toBeVisible();
    await expect.element(button("Paste 2 prices")).toBeVisible();
    await page
      .getByRole("combobox", { name: "Overwater Villa twin" })
      .selectOptions("Leave these prices out");
    await expect.element(page.getByText("Not recognised", { exact: false })).not.toBeInTheDocument();
    click("Paste 2 prices");
    await expect.element(cell("510.00")).toBeVisible();
    await expect.element(cell("900.00")).not.toBeInTheDocument();
  });
});

describe("the people that prices of rooms include", () => {
  const ofRoom = (id: string, roomTypeId: string, sen: number) => ({
    ...rate(id, "low", sen),
    roomTypeId,
    bedType: null,
    guestKind: null,
    per: "roomNight",
  });

  it("are asked for once in rows that are added, and stand in each of them", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    click("Add rows");
    const dialog = page.getByRole("dialog");
    const included = dialog.getByLabelText("People included");
    await expect.element(included).not.toBeInTheDocument();
    await dialog.getByLabelText("Price").selectOptions("per room per night");
    await dialog.getByLabelText("single").click();
    await dialog.getByLabelText("quad").click();
    await expect.element(included).toBeVisible();
    expect(included.elements().length).toBe(1);
    await included.fill("2");
    click("Add 2 rows");
    const added = page.getByRole("rowheader", { name: /2 people included/ });
    await expect.poll(() => added.elements().length).toBe(2);
  });

  it("are set for all chosen rows at once, sent and undone", async () => {
    const own = desk([
      ofRoom("a", "deluxe", 50_000),
      ofRoom("c", "suite", 90_000),
      ...published.rates.slice(1),
    ]);
    own.signIn("mei");
    await open(own);
    press("Home", { ctrlKey: true });
    press("ArrowDown", { shiftKey: true }, 2);
    await page.getByLabelText("People included").fill("3");
    await expect.element(button("Apply to 2 rows")).toBeEnabled();
    click("Apply to 2 rows");
    const included = page.getByRole("rowheader", { name: /3 people included/ });
    await expect.poll(() => included.elements().length).toBe(2);
    await expect
      .poll(() => own.sent)
      .toMatchObject([
        { key: "a", now: { sen: 50_000, persons: 3 } },
        { key: "c", now: { sen: 90_000, persons: 3 } },
      ]);
    click("Undo");
    await expect.poll(() => included.elements().length).toBe(0);
    await expect
      .poll(() => own.sent.slice(2).map(({ key, now }) => [key, now && "persons" in now]))
      .toEqual([
        ["c", false],
        ["a", false],
      ]);
  });
});

describe("an act that is undone in the moment in which it is saved", () => {
  it("goes back: what the server has by then is what is looked at", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    let undone: Promise<void> = Promise.resolve();
    own.server.saved = () => {
      own.server.saved = () => {};
      undone = soon().then(() => click("Undo"));
    };
    enter(0, "700");
    await expect.poll(() => own.sent.length).toBe(1);
    await undone;
    await expect.element(cell("500.00")).toBeVisible();
    await expect.poll(() => own.sent.map(({ now }) => now?.sen)).toEqual([70_000, 50_000]);
  });
});

/** After what waits for an answer has it, and before anything is drawn. */
async function soon(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe("rows without a price", () => {
  it("are added, changed and taken away again by undo, and outlast another tab", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    click("Add rows");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabelText("Price").selectOptions("per room per night");
    await dialog.getByLabelText("single").click();
    await dialog.getByLabelText("quad").click();
    await dialog.getByLabelText("People included").fill("2");
    click("Add 2 rows");
    const including = (count: number) =>
      page.getByRole("rowheader", { name: new RegExp(`${count} people included`) });
    const counts = () => [2, 3].map((count) => including(count).elements().length);
    await expect.poll(counts).toEqual([2, 0]);
    press("Home", { ctrlKey: true });
    press("End", { ctrlKey: true, shiftKey: true });
    await page.getByLabelText("People included").fill("3");
    click("Apply to 2 rows");
    await expect.poll(counts).toEqual([0, 2]);
    click("Undo");
    await expect.poll(counts).toEqual([2, 0]);
    click("Redo");
    await expect.poll(counts).toEqual([0, 2]);
    await page.getByRole("tab", { name: "Calendar" }).click();
    await page.getByRole("tab", { name: "Prices" }).click();
    await expect.poll(counts).toEqual([0, 2]);
    click("Undo");
    click("Undo");
    await expect.poll(counts).toEqual([0, 0]);
    expect(own.sent).toEqual([]);
  });
});

describe("the head of a row", () => {
  it("is read whole, on two lines if need be, and with all that it says when pointed at", async () => {
    const long = {
      ...rate("a", "low", 50_000),
      per: "personNight",
      nights: { from: 3 },
      ages: { from: 12, to: 17 },
    };
    const own = desk([long, { ...published.rates[1], roomTypeId: "Overwater Villa with a private pool" }]);
    own.signIn("mei");
    await open(own);
    const button = page.getByRole("rowheader", { name: /age/ }).getByRole("button");
    await expect
      .element(button)
      .toHaveAttribute("data-tip", expect.stringContaining("Deluxe, twin, adult, "));
    const texts = document.querySelectorAll("[role=rowheader] b, [role=rowheader] button > span");
    const cut = [...texts].filter(
      (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
    );
    expect(cut.map(({ textContent }) => textContent).filter((text) => !text?.endsWith(", "))).toEqual([]);
  });
});

describe("a period on a phone", () => {
  it("says there what is wrong with its dates, and of another nothing", async () => {
    await page.viewport(390, 844);
    const [low, high] = published.periods;
    const periods = [low, high, period("again", dayOf("2027-06-01"), dayOf("2027-09-30"))];
    const own = desk(published.rates, { periods });
    own.signIn("mei");
    await open(own, "tablist");
    const fault = page.getByText("overlap", { exact: false });
    await expect.element(button("Dates and restrictions")).toBeVisible();
    await expect.element(fault).not.toBeInTheDocument();
    await page.getByRole("combobox", { name: "Period" }).selectOptions("2");
    await expect.element(fault).toBeVisible();
  });

  it("says below a price what is wrong with it, and how it is put right", async () => {
    await page.viewport(390, 844);
    const own = desk();
    own.signIn("mei");
    await open(own, "tablist");
    const price = page.getByRole("textbox", { name: "Deluxe, twin, adult" });
    await price.fill("5oo");
    (price.element() as HTMLElement).blur();
    await expect.element(page.getByText("“5oo” is not a price")).toBeVisible();
    await expect.element(price).toHaveValue("5oo");
    click("Keep 500");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(price).toHaveValue("500");
  });
});

describe("the quote beside the prices", () => {
  it("says in a guest's words why guests can't book the stay, beside what it would cost", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    const quote = page.getByRole("complementary", { name: "Live quote" });
    await expect.element(quote.getByText("RM 1,000.00").first()).toBeVisible();
    await expect.element(quote.getByText("Guests can’t book this stay")).toBeVisible();
    await expect
      .element(quote.getByText("Stays with this package can’t begin on", { exact: false }))
      .toBeVisible();
  });
});

describe("a mistake in the grid", () => {
  it("of typing is gone with whatever writes into its cell, also with undo", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    const mistake = page.getByText("1 error");
    enter(1, "6o");
    await expect.element(mistake).toBeVisible();
    press("ArrowRight", { shiftKey: true });
    await expect.element(button("Clear cells")).toBeVisible();
    click("Clear cells");
    await expect.element(mistake).not.toBeInTheDocument();
    enter(1, "6o");
    await expect.element(mistake).toBeVisible();
    click("Undo");
    await expect.element(cell("600.00")).toBeVisible();
    await expect.element(mistake).not.toBeInTheDocument();
  });

  it("of typing is gone to from the count of errors", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    enter(1, "6o");
    choose(0);
    await expect.element(cell("500.00")).toHaveAttribute("aria-selected", "true");
    await expect.element(button("1 error")).toBeVisible();
    click("1 error");
    await expect.element(cell("500.00")).toHaveAttribute("aria-selected", "false");
    await expect.element(cell("6o")).toHaveAttribute("aria-selected", "true");
  });

  it("of typing keeps the prices from being published, and is gone to from the list of errors", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    enter(0, "510");
    enter(1, "6o");
    choose(0);
    await expect.element(button("Publish 1 change")).toBeVisible();
    click("Publish 1 change");
    await expect.element(page.getByRole("dialog").getByText("“6o” is not a price")).toBeVisible();
    click(/“6o” is not a price/);
    await expect.element(cell("6o")).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("of the clipboard is told", async () => {
    const own = desk();
    own.signIn("mei");
    await open(own);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    choose(1, true);
    await expect.element(button("Copy")).toBeVisible();
    click("Copy");
    await expect.element(page.getByText("Something went wrong", { exact: false })).toBeVisible();
  });
});
