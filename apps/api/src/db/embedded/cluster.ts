import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { isPostmasterOf, postmasterPid } from "./orphan.ts";
import type { SystemUser } from "./system-user.ts";

/** One database folder with the programs and the user that run it. */
export type Cluster = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: SystemUser | null;
  /** False only for tests: what is committed may then be lost with the machine's power. */
  readonly durable: boolean;
};

export const databaseOwner = "pulau";

/** For tests, which connect some ten thousand times and keep nothing: a password is read as fast as it is typed. */
const brisk = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", scram_iterations: 1 };

const filesOf = (cluster: Cluster) => ({
  data: join(cluster.folder, "cluster"),
  password: join(cluster.folder, "password"),
  appPassword: join(cluster.folder, "app-password"),
  log: join(cluster.folder, "postgresql.log"),
});

/** Makes the database files when there are none. Half-made ones, of a start that was killed, are made anew. */
export async function createCluster(cluster: Cluster): Promise<{ created: boolean }> {
  const { data, password } = filesOf(cluster);
  await mkdir(cluster.folder, { recursive: true });
  await give(cluster, cluster.folder, 0o700);
  if (existsSync(join(data, "pulau.conf"))) return { created: false };
  await rm(data, { recursive: true, force: true });
  await writeFile(password, randomBytes(24).toString("base64url"));
  await give(cluster, password, 0o600);
  await program(cluster, "initdb", [
    ...["-D", data, "-U", databaseOwner, "-A", "scram-sha-256", `--pwfile=${password}`, "-E", "UTF8"],
    ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ...(cluster.durable ? [] : ["--no-sync", "--set", "scram_iterations=1"]),
  ]);
  await appendFile(join(data, "postgresql.conf"), "\ninclude_if_exists = 'pulau.conf'\n");
  await writeSettings(cluster, 0);
  return { created: true };
}

/** The password of the application's own role: made once, and kept beside the server's. */
export async function appPassword(cluster: Cluster): Promise<string> {
  const file = filesOf(cluster).appPassword;
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
    await give(cluster, file, 0o600);
  }
  return keptAppPassword(cluster.folder);
}

/** The same, of a folder that has one. */
export const keptAppPassword = async (folder: string): Promise<string> =>
  (await readFile(join(folder, "app-password"), "utf8")).trim();

/** Starts PostgreSQL, on a free port of this machine unless told, and gives the address of its `postgres` database. */
export async function startCluster(cluster: Cluster, givenPort?: number): Promise<string> {
  const { data, log, password } = filesOf(cluster);
  await stopOrphan(cluster);
  const port = givenPort ?? (await freePort());
  await writeSettings(cluster, port);
  await program(cluster, "pg_ctl", ["start", "-D", data, "-l", log, "-w", "-t", "600", "-s"]);
  const secret = (await readFile(password, "utf8")).trim();
  return `postgresql://${databaseOwner}:${secret}@127.0.0.1:${port}/postgres`;
}

/** Stops PostgreSQL: open transactions are rolled back, what was committed is on disk. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const stop = (mode: string) =>
    program(cluster, "pg_ctl", ["stop", "-D", filesOf(cluster).data, "-m", mode, "-w", "-t", "30", "-s"]);
  if ((await postmasterPid(filesOf(cluster).data)) === null) return;
  await stop("fast").catch(() => stop("immediate"));
}

/** Where the PostgreSQL of a folder listens, as long as it runs, or null: who may stop and start it is not asked. */
export async function runningPort(folder: string): Promise<number | null> {
  const data = join(folder, "cluster");
  const pid = await postmasterPid(data);
  if (pid === null || !(await isPostmasterOf(pid, data))) return null;
  // Its fourth line says the port.
  const lines = (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[3]) || null;
}

/** How often it is looked whether PostgreSQL still runs, in ms. */
const lookEvery = 1_000;

/**
 * Starts PostgreSQL again, at the same address, whenever it was killed: its clients only have to connect anew. A start
 * that fails (its last processes may still be going) is tried again. Gives back what ends the watch.
 */
export function keepRunning(cluster: Cluster, port: number): () => Promise<void> {
  const { data } = filesOf(cluster);
  let [stopped, looking]: [boolean, Promise<unknown>] = [false, Promise.resolve()];
  const look = async () => {
    const pid = await postmasterPid(data);
    if (stopped || (pid !== null && isAlive(pid) && (await isPostmasterOf(pid, data)))) return;
    if (!stopped) await startCluster(cluster, port);
  };
  const next = () => {
    looking = look()
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(next, lookEvery).unref();
      });
  };
  let timer = setTimeout(next, lookEvery).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** A PostgreSQL that outlived its killed server is stopped; a leftover `postmaster.pid` of a reused id is removed. */
async function stopOrphan(cluster: Cluster): Promise<void> {
  const { data } = filesOf(cluster);
  const pid = await postmasterPid(data);
  if (pid === null) return;
  if (await isPostmasterOf(pid, data)) await stopCluster(cluster);
  else await rm(join(data, "postmaster.pid"), { force: true });
}

async function writeSettings(cluster: Cluster, port: number): Promise<void> {
  const file = join(filesOf(cluster).data, "pulau.conf");
  const lines = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: "128MB",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    ...(cluster.durable ? {} : brisk),
  };
  await writeFile(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(""),
  );
  await give(cluster, file, 0o600);
}

async function give(cluster: Cluster, path: string, mode: number): Promise<void> {
  if (cluster.user) await chown(path, cluster.user.uid, cluster.user.gid);
  await chmod(path, mode);
}

/** Runs one of PostgreSQL's programs as the database's user. The server it may leave behind holds none of our pipes. */
function program(cluster: Cluster, name: "initdb" | "pg_ctl", args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(join(cluster.binaries.bin, name), args, {
      ...(cluster.user ? { uid: cluster.user.uid, gid: cluster.user.gid } : {}),
      cwd: cluster.folder,
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC", SystemRoot: process.env.SystemRoot },
      stdio: ["ignore", "ignore", name === "initdb" ? "pipe" : "ignore"],
      detached: process.platform !== "win32", // Ctrl-C reaches us alone; we stop the database last
      windowsHide: true,
    });
    let output = "";
    child.stderr?.on("data", (part: Buffer) => {
      output += part.toString();
    });
    child.once("error", fail);
    child.once("exit", (code) =>
      code === 0
        ? done()
        : void lastWords(cluster, output).then((words) =>
            fail(new Error(`PostgreSQL's ${name} ended with ${code}: ${words}`)),
          ),
    );
  });
}

async function lastWords(cluster: Cluster, output: string): Promise<string> {
  const log = await readFile(filesOf(cluster).log, "utf8").catch(() => "");
  return (output.trim() || log.trim()).split("\n").slice(-3).join(" / ");
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
