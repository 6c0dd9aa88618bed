import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../apps/api/src/db/embedded.ts";
import { localServer as localBillplz } from "../../apps/api/src/gateways/billplz/testing/local-server.ts";
import { test as base } from "./test.ts";

/** Longest that a server takes to say where its owner begins, in ms, and to end. */
const patience = { begin: 90_000, end: 12_000 } as const;

/** A Pulau that nobody has ever signed in to: where it is, and the link that it printed for its owner. */
export type EmptyResort = {
  readonly url: string;
  readonly ownerLink: string;
  /** The keys of a shop at a stand-in for Billplz: this server knows where it is, and nobody has entered them yet. */
  readonly billplz: Readonly<Record<string, string>>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

/** What a server says on its terminal, until it names the link. */
async function readOwnerLink(stdout: AsyncIterable<unknown>): Promise<string> {
  let output = "";
  for await (const piece of stdout) {
    output += String(piece);
    const link = /https?:\S+first-owner\?token=\S+/.exec(output)?.[0];
    // All of its lines are out with this one.
    if (link !== undefined && output.includes("stops everything")) return link;
  }
  throw new Error(`the server ended without a link: ${output}`);
}

/** Starts a server without the demo on a database and a folder of its own; gives the resort and what ends it. */
async function startEmpty(): Promise<{ resort: EmptyResort; stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), "pulau-from-nothing-"));
  const database = await startEmbedded({ dataFolder, durable: false });
  const billplz = await localBillplz();
  const port = await freePort();
  const server = spawn(process.execPath, ["apps/api/src/server.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      PULAU_DATA: dataFolder,
      DATABASE_URL: database.url,
      LOG_LEVEL: "error",
      BILLPLZ_URL: billplz.env.BILLPLZ_URL ?? "",
      // As in production: nothing is there, and who may do everything needs a second step.
      PULAU_DEMO: "0",
      PULAU_TWO_STEP: "1",
      npm_lifecycle_event: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const over = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    const giveUp = setTimeout(() => server.kill("SIGKILL"), patience.end);
    await over;
    clearTimeout(giveUp);
    await billplz.close();
    await database.stop();
    await rm(database.folder, { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  };
  const giveUp = setTimeout(() => server.kill("SIGKILL"), patience.begin);
  try {
    const ownerLink = await readOwnerLink(server.stdout);
    clearTimeout(giveUp);
    server.stdout.resume();
    return { resort: { url: `http://localhost:${port}`, ownerLink, billplz: billplz.env }, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** A journey on an empty database: all its pages are of this server. */
export const test = base.extend<{ emptyResort: EmptyResort }>({
  emptyResort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from its pattern.
    async ({}, use) => {
      const { resort, stop } = await startEmpty();
      await use(resort);
      await stop();
    },
    { timeout: patience.begin + patience.end },
  ],
  baseURL: async ({ emptyResort }, use) => use(emptyResort.url),
});
