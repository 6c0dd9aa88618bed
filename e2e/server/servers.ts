import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * How many journeys run beside one another. Each has a server, a database and a demo resort of its own: two guests of one
 * small resort can want the same last room.
 */
export const workers = Number(process.env.PULAU_E2E_WORKERS || 1);

const firstPort = Number(process.env.PULAU_E2E_PORT || 4310);
/** Workers read this file too and must find the same folder. */
process.env.PULAU_E2E_DATA ||= join(tmpdir(), `pulau-e2e-${process.pid}`);
const folder = process.env.PULAU_E2E_DATA;

type Served = { readonly port: number; readonly address: string; readonly dataFolder: string };

/** The server of the worker with this number, from 0. */
export const serverOf = (worker: number): Served => ({
  port: firstPort + worker,
  address: `http://localhost:${firstPort + worker}`,
  dataFolder: join(folder, String(worker)),
});

/** Within a worker: the server that its journeys talk to. */
export const ownServer = (): Served => serverOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
