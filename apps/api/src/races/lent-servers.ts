import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import type { Order, Outcome } from "./server-host.ts";
import { environmentOf, type ServerProcess } from "./server-process.ts";

/** A process and how many servers have run in it so far. */
type Host = { readonly child: ChildProcess; servers: number };

/** What a server leaves behind (the metrics of its process) is not to add up. */
const mostServers = 15;

/** Those that run no server now, for the next test file of this process. */
const idle: Host[] = [];

/**
 * A real server in a process of its own, as `startServer` starts one, but in a process that has loaded it before where there is
 * one: loading takes two seconds of the processor, starting a tenth of that. Whoever kills it, kills the process.
 */
export async function lendServer(
  databaseUrl: string,
  { port, env = {} }: { readonly port?: number; readonly env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const host = idle.pop() ?? newHost();
  const { child } = host;
  const errors: string[] = [];
  const note = (chunk: Buffer) => errors.push(String(chunk));
  child.stderr?.on("data", note);
  host.servers += 1;
  await carryOut(child, { start: environmentOf(databaseUrl, chosen, env) });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const kill = async () => {
    if (!isAlive()) return;
    const dead = once(child, "exit");
    child.kill("SIGKILL");
    await dead;
  };
  let isOver = false;
  return {
    url: `http://127.0.0.1:${chosen}`,
    pid: child.pid ?? 0,
    errorOutput: () => errors.join(""),
    isAlive: () => isAlive() && !isOver,
    kill,
    async stop() {
      if (!isAlive() || isOver) return;
      isOver = true;
      await carryOut(child, "stop");
      child.stderr?.off("data", note);
      if (host.servers < mostServers) idle.push(host);
      else await kill();
    },
  };
}

function newHost(): Host {
  const child = fork(join(import.meta.dirname, "server-host.ts"), {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [],
  });
  // A process that waits for its next server keeps none of its tests' processes alive.
  child.unref();
  child.channel?.unref();
  return { child, servers: 0 };
}

/** The host does it, or throws what kept it from it. */
function carryOut(child: ChildProcess, order: Order): Promise<void> {
  return new Promise((done, fail) => {
    const died = () => fail(new Error("the server's process died"));
    child.once("exit", died);
    child.once("message", ({ failure }: Outcome) => {
      child.off("exit", died);
      if (failure === null) done();
      else fail(new Error(`the server did not do as it was ordered: ${failure}`));
    });
    child.send(order, (error) => error && fail(error));
  });
}
