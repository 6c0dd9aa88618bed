import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nodeFlags } from "../start/node-flags.ts";
import { freePort } from "./free-port.ts";

const server = join(import.meta.dirname, "..", "server.ts");
/** The same for every process of a race. */
export const raceSecret = "the same secret for every process of a race";
const startWithinMs = 100_000;

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** What it said on standard error so far. */
  errorOutput(): string;
  isAlive(): boolean;
  /** As power loss would: nothing is said, nothing tidied. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

type ServerOptions = {
  readonly port?: number;
  readonly env?: Record<string, string>;
  /** The longest file that it may write, in blocks of its shell's `ulimit` (512 bytes or 1 kB): its disk is full then. */
  readonly fileBlocks?: number;
};

/** A real server in a process of its own, on a database that other processes share. */
export async function startServer(
  databaseUrl: string,
  { port, env = {}, fileBlocks }: ServerOptions = {},
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  // They keep its memory small and take a third more of the processor at its start: what is measured has them, what is tried not.
  const flags = process.env.VITEST ? [] : nodeFlags;
  const command = [process.execPath, ...flags, server, "--only-calls"];
  const limited = `ulimit -f ${fileBlocks ?? "unlimited"}; exec "$0" "$@"`;
  const child = spawn("sh", ["-c", limited, ...command], {
    env: { ...process.env, ...environmentOf(databaseUrl, chosen, env) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: string[] = [];
  child.stderr?.on("data", (chunk) => errors.push(String(chunk)));
  await untilReady(url, child, errors);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return {
    url,
    pid: child.pid ?? 0,
    errorOutput: () => errors.join(""),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** What a server's environment says beside that of its test. */
export const environmentOf = (
  databaseUrl: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Record<string, string> => ({
  NODE_ENV: "test",
  PORT: String(port),
  HOST: "127.0.0.1",
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  PULAU_DEMO: "1",
  // Whoever starts one without the demo signs staff in with a password alone, unless the second step is what is tried.
  PULAU_TWO_STEP: "0",
  PULAU_SECRET: raceSecret,
  PULAU_POOL: "10",
  LOG_LEVEL: "error",
  ...env,
});

async function untilReady(url: string, child: ChildProcess, errors: readonly string[]): Promise<void> {
  for (const end = Date.now() + startWithinMs; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    await ready?.body?.cancel();
    if (ready?.ok) return;
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start: ${errors.join("").slice(-2_000)}`);
}
