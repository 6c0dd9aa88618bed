import { chromium, type Page } from "@playwright/test";
import { changePriceDraftRoute, pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { demoPassword } from "../../apps/api/src/db/demo/people/portal-accounts.ts";
import { browserArguments, browserPath } from "../../checks/browser.ts";
import { median } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { serveProduct } from "../web/serve.ts";
import { scrollGrid } from "./scroll-grid.ts";
import { typeCells } from "./type-cells.ts";

const size = { periods: 100, rows: 200 };
const rounds = 3;
/** Sixty frames in a second leave so many ms for one. */
const frameMs = 16.7;
/** What a person who types takes for at once. */
const typedMs = 50;

/** Scrolling through the price grid of a hundred periods and two hundred rows, and typing into it. */
export async function measureGrid(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_grid");
  await base.close();
  const product = await serveProduct(base.url);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
    await signIn(page);
    await page.goto(`/staff/prices/${await fillDraft(page)}`);
    await page.locator("[data-cell]").first().waitFor();
    // The first round warms up: scripts are compiled in it.
    await scrollGrid(page);
    const found = [];
    for (let round = 0; round < rounds; round++) found.push(await scrollGrid(page));
    const [, ...typed] = await typeCells(page);
    const typedWork = typed.map(({ workMs }) => workMs);
    const clock = Math.round(median(typed.map(({ clockMs }) => clockMs)));
    const work = found.map(({ workMs }) => workMs);
    const frames = Math.round(median(found.map(({ framesPerSecond }) => framesPerSecond)));
    const long = Math.round(100 * median(found.map(({ longShare }) => longShare)));
    return [
      {
        name: "Price grid 100 × 200: the page's work for a frame of scrolling",
        value: median(work),
        unit: "ms",
        wanted: { atMost: frameMs },
        spread: [Math.min(...work), Math.max(...work)],
        note: `${frames} frames a second on this machine, drawn without a graphics card; ${long} % of them late`,
      },
      {
        name: "Price grid 100 × 200: the page's work from Enter until a typed price is drawn",
        value: median(typedWork),
        unit: "ms",
        wanted: { atMost: typedMs },
        spread: [Math.min(...typedWork), Math.max(...typedWork)],
        note: `${clock} ms by the clock`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/staff/");
  await page.getByLabel("E-mail").fill("admin@demo.pulau.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("tablist", { name: "Guests of the day" }).waitFor();
}

/** Puts a large card into the draft of one of the demo's options, and gives the option's id. */
async function fillDraft(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(pricedOptionsRoute.path, { headers });
  const { packages, roomTypes } = pricedOptionsRoute.reply.parse(await answer.json());
  const optionId = packages.flatMap(({ options }) => options)[0]?._id ?? "";
  const path = changePriceDraftRoute.path.replace(":_id", optionId);
  const changes = largeCard(roomTypes.map(({ _id }) => _id));
  for (let at = 0; at < changes.length; at += 700) {
    const data = { changes: changes.slice(at, at + 700) };
    const taken = await page.request.post(path, { headers, data });
    if (!taken.ok()) throw new Error(`the draft was refused: ${await taken.text()}`);
  }
  return optionId;
}

function largeCard(roomTypeIds: readonly RoomTypeId[]) {
  const first = dayOf("2030-01-01");
  const periods = Array.from({ length: size.periods }, (_, at) => ({
    id: `bench-${at}`,
    from: addDays(first, at * 3),
    to: addDays(first, at * 3 + 2),
    name: `Period ${at}`,
    arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
    cutOffDays: 0,
    stopSell: false,
  }));
  const ways = bedTypes.flatMap((bedType) => guestKinds.map((guestKind) => ({ bedType, guestKind })));
  const rates = Array.from({ length: size.rows }, (_, row) => {
    const block = Math.floor(row / ways.length);
    const nights = 2 + Math.floor(block / roomTypeIds.length);
    return periods.map(({ id: periodId }, at) => ({
      id: `bench-${row}-${at}`,
      periodId,
      roomTypeId: roomTypeIds[block % roomTypeIds.length],
      ...ways[row % ways.length],
      nights: { from: nights, to: nights },
      sen: 10_000 + row * 100 + at,
    }));
  }).flat();
  return [
    ...periods.map((now) => ({ part: "periods", key: now.id, was: null, now })),
    ...rates.map((now) => ({ part: "rates", key: now.id, was: null, now })),
  ];
}
