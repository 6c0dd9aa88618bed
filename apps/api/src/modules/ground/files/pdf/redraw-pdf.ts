import { Worker } from "node:worker_threads";
import type { Result } from "@pulau/domain/result.ts";
import { limitConcurrency } from "../../../../plugins/limit-concurrency.ts";
import { inflatesTooFar } from "./inflates-too-far.ts";

/** A slip takes a tenth of a second; what takes this long was made for it. */
const longest = 8_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** One thread is what uploads may take of the machine; whoever comes when twenty wait is told to come again. */
const inTurn = limitConcurrency({ atOnce: 1, waiting: 20 });

/** A PDF with its pages drawn anew; null for one that is damaged, locked, or made to do harm. */
export const redrawPdf = (bytes: Buffer): Promise<Result<Buffer | null, "BUSY">> =>
  inTurn(() => (inflatesTooFar(bytes) ? Promise.resolve(null) : inWorker(bytes)));

function inWorker(bytes: Buffer): Promise<Buffer | null> {
  return new Promise((done) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: memory,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    const end = (drawn: Buffer | null) => {
      clearTimeout(timer);
      void worker.terminate();
      done(drawn);
    };
    const timer = setTimeout(() => end(null), longest);
    worker.once("message", (drawn: Uint8Array | null) => end(drawn === null ? null : Buffer.from(drawn)));
    worker.once("error", () => end(null)); // its memory ran out
    worker.once("exit", () => end(null));
  });
}
