import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "../../apps/api/src/db/embedded.ts";

/** Longest wait for the server to say goodbye, in ms. */
const patience = 12_000;

const dataFolder = process.env.PULAU_DATA;
if (!dataFolder) throw new Error("PULAU_DATA must name a folder for the journeys' data");

const database = await startEmbedded({ dataFolder, durable: false });
// Where a journey has to move a clock on, it finds the database here.
await writeFile(join(dataFolder, "database-url"), database.url);

const server = spawn(process.execPath, ["apps/api/src/server.ts"], {
  env: { ...process.env, DATABASE_URL: database.url, PULAU_DEMO: "1" },
  stdio: "inherit",
});
const over = once(server, "exit");
const stop = () => {
  server.kill("SIGTERM");
  setTimeout(() => server.kill("SIGKILL"), patience).unref();
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

const [code] = await over;
await database.stop();
await rm(database.folder, { recursive: true, force: true });
await rm(dataFolder, { recursive: true, force: true });
process.exitCode = typeof code === "number" ? code : 0;
