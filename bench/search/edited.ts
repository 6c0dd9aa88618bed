import { setTimeout as pause } from "node:timers/promises";
import {
  changePriceDraftRoute,
  priceDraftChangesRoute,
  priceDraftFaultsRoute,
  priceDraftRoute,
} from "@pulau/contract/price-draft.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import { all, staffCaller } from "../../apps/api/src/races/staff.ts";
import { alternate, type Round } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillNights } from "../fill-nights.ts";
import { fire, pathsOf } from "./measure.ts";

const days = 730;
const rounds = 5;
const secondsEach = 4;
/** As fast as the editor saves what is typed. */
const savesEachMs = 500;

type Desk = Awaited<ReturnType<typeof staffCaller>>["desk"];

/** The availability search of 500 rooms while a manager's prices are saved without a pause, against the search alone. */
export async function measureEdited(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_edited");
  const { from, optionId } = await makeResort(database.db, {
    rooms: { standard: 300, deluxe: 150, family: 50 },
    days,
  });
  await fillNights(database.pool, { from, days });
  const product = await startServer(database.url, { env: { PULAU_DEMO: "0" } });
  try {
    const stage = { base: { ...database, drop: database.close }, urls: [product.url] };
    const { desk } = await staffCaller(stage, { rates: all });
    const paths = pathsOf(from, days);
    const edit = await editorOf(desk, optionId);
    await edit();
    await fire(product.url, paths, 2);
    let saved = 0;
    const whileEdited = async (): Promise<Round> => {
      const over = new AbortController();
      const editing = keepOn(over.signal, async () => {
        await edit();
        saved += 1;
      });
      const round = await fire(product.url, paths, secondsEach);
      over.abort();
      await editing;
      return round;
    };
    const compared = await alternate(rounds, {
      baseline: () => fire(product.url, paths, secondsEach),
      product: whileEdited,
    });
    const perSecond = (round: Round) => Math.round(round.perSecond);
    return [
      {
        name: "Search while prices are edited: throughput over that at rest",
        value: compared.throughput,
        spread: compared.spread,
        wanted: { atLeast: 0.9 },
        note: `${perSecond(compared.product)} against ${perSecond(compared.baseline)} searches a second, ${saved} cells saved`,
      },
    ];
  } finally {
    await product.stop();
    await database.close();
  }
}

async function keepOn(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    const next = pause(savesEachMs);
    await act();
    await next;
  }
}

/** What the editor asks for at each typed cell: it saves, hears of the change, and asks what is wrong with the whole. */
async function editorOf(desk: Desk, optionId: OptionId): Promise<() => Promise<void>> {
  const params = { _id: optionId };
  const { published } = await desk.must(priceDraftRoute, { params });
  const [rate] = published.rates;
  if (!rate) throw new Error("the package has no price to type over");
  let turn = 0;
  let was: unknown = rate;
  return async () => {
    const now = { ...rate, sen: 50_000 + ++turn };
    const since = new Date(Date.now() - 60_000).toISOString();
    const changes = [{ part: "rates" as const, key: rate.id, was, now }];
    await desk.must(changePriceDraftRoute, { params, body: { changes } });
    was = now;
    await desk.must(priceDraftChangesRoute, { params, query: { since } });
    await desk.must(priceDraftFaultsRoute, { params });
  };
}
