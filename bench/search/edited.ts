import { setTimeout as pause } from "node:timers/promises";
import {
  changePriceDraftRoute,
  priceDraftChangesRoute,
  priceDraftFaultsRoute,
  priceDraftRoute,
  publishPricesRoute,
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
/** As fast as the editor saves what is typed, and far more often than anybody publishes. */
const savesEachMs = 500;
const publishesEachMs = 2_000;

type Desk = Awaited<ReturnType<typeof staffCaller>>["desk"];

/**
 * The availability search of 500 rooms while a manager's prices are saved without a pause, and while they are published,
 * each against the search alone.
 */
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
    const publish = async () => {
      await edit();
      await desk.must(publishPricesRoute, { params: { _id: optionId }, body: { at: null } });
    };
    const search = () => fire(product.url, paths, secondsEach);
    const during = async (name: string, acts: Acts): Promise<Figure> => {
      let count = 0;
      const act = async () => {
        await acts.act();
        count += 1;
      };
      const compared = await alternate(rounds, {
        baseline: search,
        product: () => whileDesk(search, { ...acts, act }),
      });
      const perSecond = (round: Round) => Math.round(round.perSecond);
      return {
        name: `Search while prices are ${name}: throughput over that at rest`,
        value: compared.throughput,
        spread: compared.spread,
        wanted: { atLeast: 0.9 },
        note: `${perSecond(compared.product)} against ${perSecond(compared.baseline)} searches a second, ${count} times ${name}`,
      };
    };
    return [
      await during("edited", { act: edit, eachMs: savesEachMs }),
      await during("published", { act: publish, eachMs: publishesEachMs }),
    ];
  } finally {
    await product.stop();
    await database.close();
  }
}

type Acts = { readonly act: () => Promise<void>; readonly eachMs: number };

/** A round of searches while the desk acts again and again. */
async function whileDesk(search: () => Promise<Round>, { act, eachMs }: Acts): Promise<Round> {
  let isOver = false;
  const acting = (async () => {
    while (!isOver) {
      const next = pause(eachMs);
      await act();
      await next;
    }
  })();
  const round = await search();
  isOver = true;
  await acting;
  return round;
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
