import { chromium, type Page } from "@playwright/test";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { createStaff, testPassword } from "../../apps/api/src/modules/people/accounts/test-people.ts";
import { all } from "../../apps/api/src/races/staff.ts";
import { browserArguments, browserPath } from "../../checks/browser.ts";
import { median } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { scrollGrid } from "../grid/scroll-grid.ts";
import { serveProduct } from "../web/serve.ts";
import { answerTo, eventsOf, traced } from "../web/trace.ts";
import { fillChart } from "./fill-chart.ts";

const rooms = { standard: 300, deluxe: 150, family: 50 };
const days = 365;
const rounds = 3;
/** Sixty frames in a second leave so many ms for one. */
const frameMs = 16.7;
/** Steps of a pull over the chart. */
const steps = 24;

/** What a person at the desk waits for on the chart of a large resort: its first paint, scrolling, and a stay that is pulled. */
export async function measureChartPage(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_chart_page");
  const resort = await makeResort(base.db, { rooms, days: 10 });
  const from = addDays(resort.from, -2);
  await fillChart(base.pool, { ...resort, from, days, today: resort.from });
  const { email } = await createStaff(base.db, { role: { bookings: all } });
  await base.close();
  const product = await serveProduct(base.url, { demo: false });
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
    await signIn(page, email);
    const paints = [];
    for (let round = 0; round <= rounds; round++) paints.push(await enter(page));
    paints.shift(); // its scripts came along
    await open(page, "year");
    // The first round warms up: scripts are compiled in it.
    await scrollGrid(page);
    const found = [];
    for (let round = 0; round < rounds; round++) found.push(await scrollGrid(page));
    const work = found.map(({ workMs }) => workMs);
    await open(page, "week");
    const pulled = await pullStay(page);
    return [
      {
        name: "Tape chart, 500 rooms: from the menu to the stays of two weeks",
        value: median(paints),
        unit: "ms",
        wanted: { atMost: 500 },
        spread: [Math.min(...paints), Math.max(...paints)],
        note: "by the clock, from another page of staff",
      },
      {
        name: "Tape chart 500 × 365: the page's work for a frame of scrolling",
        value: median(work),
        unit: "ms",
        wanted: { atMost: frameMs },
        spread: [Math.min(...work), Math.max(...work)],
        note: `${Math.round(median(found.map(({ framesPerSecond }) => framesPerSecond)))} frames a second on this machine, drawn without a graphics card`,
      },
      {
        name: "Tape chart, 500 rooms: the page's work from a step of a pulled stay until it is drawn",
        value: median(pulled),
        unit: "ms",
        wanted: { atMost: frameMs },
        spread: [Math.min(...pulled), Math.max(...pulled)],
        note: `${pulled.length} steps`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/staff/");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes("login"));
}

async function open(page: Page, zoom: "week" | "year"): Promise<void> {
  await page.goto(`/staff/chart?zoom=${zoom}`);
  await page.locator("[data-bar]").first().waitFor();
}

/** Goes to the chart from another page as one does, and says how long it took until its stays were drawn, in ms. */
async function enter(page: Page): Promise<number> {
  await page.goto("/staff/bookings");
  await page.getByRole("table").waitFor();
  const link = page.getByRole("navigation").getByRole("link", { name: "Tape chart" });
  await link.hover();
  const begun = performance.now();
  await link.click();
  await page.locator("[data-bar]").first().waitFor();
  return performance.now() - begun;
}

/** Pulls a stay down over other rooms, and says what the page does for each step. */
async function pullStay(page: Page): Promise<number[]> {
  const stay = page.getByRole("gridcell", { name: /, Confirmed, / }).first();
  const box = await stay.boundingBox();
  if (!box) throw new Error("no stay is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const own = await traced(session, async () => {
    for (let at = 1; at <= steps; at++) {
      await page.mouse.move(x + (at % 3) * 40, y + (at % 12) * 32);
      await page.waitForTimeout(60);
    }
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await session.detach();
  return eventsOf(own, "pointermove").map((event) => answerTo(own, event).workMs);
}
