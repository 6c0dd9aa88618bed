import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give out to connections, so that none of another test takes one before its server does. */
const lowest = 20_000;
const ofWorker = 1_000;
const workers = 12;

/** Tests that run beside one another ask in ranges of their own; another run on the same machine begins elsewhere. */
const range = lowest + (Number(process.env.VITEST_POOL_ID ?? 0) % workers) * ofWorker;
let last = process.pid;

/** A port that nobody listens on, and that no other test of this run is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ofWorker; tries++) {
    last += 1;
    const port = range + (last % ofWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${range}`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  const listens = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  probe.close();
  await once(probe, "close");
  return true;
}
