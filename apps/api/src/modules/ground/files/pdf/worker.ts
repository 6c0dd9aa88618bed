import { parentPort, workerData } from "node:worker_threads";
import { drawPages } from "./draw-pages.ts";

/** Beside the calls, so that a file made to take for ever can be let go of. Null for what can't be drawn. */
const drawn = await drawPages(workerData as Uint8Array).catch(() => null);
parentPort?.postMessage(drawn);
