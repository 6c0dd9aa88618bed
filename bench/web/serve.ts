import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../apps/api/src/races/free-port.ts";

const server = join(import.meta.dirname, "../../apps/api/src/server.ts");
const patienceMs = 240_000;

/** The product as a stranger starts it, built pages and all, on a database of the run; with the demo resort unless told. */
export async function serveProduct(
  databaseUrl: string,
  { demo = true }: { readonly demo?: boolean } = {},
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PULAU_DEMO: demo ? "1" : "0",
      PULAU_TWO_STEP: "0",
      PULAU_SECRET: "s".repeat(40),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const end = Date.now() + patienceMs; ; await pause(250)) {
    if (child.exitCode !== null) throw new Error("the server ended before it served");
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    await ready?.body?.cancel();
    if (ready?.ok) break;
    if (Date.now() > end) {
      child.kill("SIGKILL");
      throw new Error("the server did not start");
    }
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
