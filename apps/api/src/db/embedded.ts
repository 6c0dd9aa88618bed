import { createHash } from "node:crypto";
import { chmod, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { appAddress, withAppRole } from "./embedded/app-role.ts";
import { findBinaries } from "./embedded/binaries.ts";
import {
  appPassword,
  type Cluster,
  createCluster,
  keepRunning,
  keptAppPassword,
  runningPort,
  startCluster,
  stopCluster,
} from "./embedded/cluster.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { canReach, databaseUser, type SystemUser } from "./embedded/system-user.ts";

export type EmbeddedPostgres = {
  /** Address of the application's database, for a role that owns it and is no superuser. */
  readonly url: string;
  /** The same for the server's own role: what makes and drops databases. */
  readonly adminUrl: string;
  /** Where the data really lies. */
  readonly folder: string;
  /** Whether this start made the database files. */
  readonly created: boolean;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Folder for everything that Pulau keeps; the database lies in `postgres` under it. */
  readonly dataFolder: string;
  /** Told, in whole sentences, what somebody who looks for their data should know. */
  readonly tell?: (line: string) => void;
  readonly durable?: boolean;
};

const databaseName = "pulau";
/** A start that takes longer than this, in ms, is told of: after a kill PostgreSQL reads what it had not written down. */
const sayAfter = 3_000;
/** For checkouts that only root may enter. */
const hiddenDataRoot = "/var/lib/pulau";

/**
 * Runs the PostgreSQL that comes with Pulau on a folder of this machine, for one Pulau at a time.
 * Throws `FolderInUse` when another one holds the folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const tell = options.tell ?? (() => undefined);
  const user = await databaseUser();
  const folder = await chooseFolder(options.dataFolder, user);
  if (folder.startsWith(hiddenDataRoot) && user) {
    tell(`PostgreSQL runs as ${user.name}, which can't enter this checkout; its data is in ${folder}.`);
  }
  const unlock = await lockFolder(folder);
  try {
    const binaries = await findBinaries(user);
    if (binaries.copiedTo) tell(`PostgreSQL's programs were copied to ${binaries.copiedTo}.`);
    const cluster: Cluster = { folder, binaries, user, durable: options.durable ?? true };
    const { created } = await createCluster(cluster);
    const late = setTimeout(tell, sayAfter, "PostgreSQL is starting up or recovering; waiting for it.");
    const adminUrl = await startCluster(cluster)
      .finally(() => clearTimeout(late))
      .then(withDatabase);
    const url = await withAppRole(adminUrl, await appPassword(cluster));
    const endWatch = keepRunning(cluster, Number(new URL(url).port));
    const stop = () => endWatch().then(() => stopCluster(cluster).finally(unlock));
    return { url, adminUrl, folder, created, stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * The address of the application's database while a Pulau runs on the folder, for a command beside it; null while none does, when
 * `startEmbedded` may.
 */
export async function runningEmbedded(dataFolder: string): Promise<string | null> {
  const folder = await chooseFolder(dataFolder, await databaseUser());
  const port = await runningPort(folder);
  return port === null ? null : appAddress(port, await keptAppPassword(folder), databaseName);
}

/** Under the data folder; when the database's user can't get there, under `/var/lib/pulau`, one folder for each. */
async function chooseFolder(dataFolder: string, user: SystemUser | null): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const wanted = join(await realpath(dataFolder), "postgres");
  const chosen = user === null || canReach(wanted, user) ? wanted : await elsewhere(wanted);
  await mkdir(chosen, { recursive: true });
  return chosen;
}

async function elsewhere(wanted: string): Promise<string> {
  const own = join(hiddenDataRoot, createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  await mkdir(own, { recursive: true });
  for (const folder of [hiddenDataRoot, own]) await chmod(folder, 0o755); // whatever this process's umask says
  return join(own, "postgres");
}

async function withDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined); // whoever waits for it hears of it from their statement
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${databaseName}`;
  return address.href;
}
