import { Worker } from "node:worker_threads";
import { RateCard } from "@pulau/contract/rate-card.ts";
import type { Failure } from "@pulau/domain/result.ts";
import { fieldsOf } from "../../../plugins/problem.ts";

type Fields = NonNullable<Failure["fields"]>;

/** Up to so many prices are looked through in a few milliseconds; more would keep guests waiting that long. */
const mostBeside = 600;

/** What a card breaks of its shape, or contradicts itself in, each at its path. A large card is checked in a thread of its own. */
export async function checkCard(card: RateCard): Promise<Fields> {
  if (card.rates.length > mostBeside) return inWorker(card);
  const read = RateCard.safeParse(card);
  return read.success ? [] : fieldsOf(read.error);
}

function inWorker(card: RateCard): Promise<Fields> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./check-card-worker.ts", import.meta.url), {
      workerData: card,
      execArgv: [],
      env: {},
    });
    worker.once("message", (fields: Fields) => {
      void worker.terminate();
      done(fields);
    });
    worker.once("error", failed);
  });
}
