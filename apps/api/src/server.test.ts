import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostmasterOf, postmasterPid } from "./db/embedded/orphan.ts";
import { freePort } from "./races/free-port.ts";

let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-server-"));
  await chmod(folder, 0o755); // so that PostgreSQL's own user may enter, too
  port = await freePort();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Running = { child: ChildProcess; output: () => string; complained: () => string };

function run(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts"), "--only-calls"], {
    env: { PATH: process.env.PATH, PORT: String(port), PULAU_DATA: folder, PULAU_DEMO: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part) => {
    out += part;
  });
  child.stderr.on("data", (part) => {
    err += part;
  });
  return { child, output: () => out, complained: () => err };
}

async function started(env?: Record<string, string>): Promise<Running> {
  const running = run(env);
  for (;;) {
    if (running.child.exitCode !== null) throw new Error(running.complained());
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.status === 200 && running.output().includes("Ctrl-C")) return running;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const ended = async ({ child }: Running): Promise<number | null> => {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
};

const postgresLives = async (): Promise<boolean> => {
  const data = join(folder, "postgres", "cluster");
  const pid = await postmasterPid(data);
  return pid !== null && (await isPostmasterOf(pid, data));
};

/** The one-time link that a start prints while nobody is of the staff. */
const ownerLinkIn = (running: Running): string =>
  /http:\S+first-owner\?token=[\w-]+/.exec(running.output())?.[0] ?? "";
let firstLink = "";

async function makeOwner(link: string): Promise<number> {
  const token = new URL(link).searchParams.get("token");
  const owner = { token, name: "Farah", email: "farah@resort.test", password: "salt wind and coral" };
  const answer = await fetch(`http://localhost:${port}/admin/api/auth/first-owner`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  return answer.status;
}

describe("the server as a process", { timeout: 120_000 }, () => {
  it("tells its addresses, refuses twins in one line each, and leaves nothing behind", async () => {
    const first = await started();
    expect(first.output()).toContain(`http://localhost:${port}/staff/`);
    firstLink = ownerLinkIn(first);
    expect(firstLink).toContain(`http://localhost:${port}/staff/first-owner?token=`);

    const samePort = run({ PULAU_DATA: join(folder, "other") });
    expect(await ended(samePort)).toBe(1);
    expect(samePort.complained()).toMatch(/^Port \d+ is used by another program\.[^\n]+\n$/);

    const sameFolder = run({ PORT: String(await freePort()) });
    expect(await ended(sameFolder)).toBe(1);
    expect(sameFolder.complained()).toMatch(
      /^Another Pulau \(process \d+\) is already using the data in [^\n]+\n$/,
    );

    first.child.kill("SIGINT");
    expect(await ended(first)).toBe(0);
    expect(await postgresLives()).toBe(false);
  });

  it("starts again after kill -9, and ends on the system's request too", async () => {
    const first = await started();
    first.child.kill("SIGKILL");
    await ended(first);
    expect(await postgresLives()).toBe(true);
    const second = await started();
    const link = ownerLinkIn(second);
    expect(await makeOwner(firstLink)).toBe(410); // the newer link ended it
    expect(await makeOwner(link)).toBe(201);
    expect(await makeOwner(link)).toBe(410);
    second.child.kill("SIGTERM");
    expect(await ended(second)).toBe(0);
    expect(await postgresLives()).toBe(false);
  });

  it("refuses production without its own secret, in one line", async () => {
    const running = run({ NODE_ENV: "production" });
    expect(await ended(running)).toBe(1);
    expect(running.complained()).toBe(
      "PULAU_SECRET must be set to a secret of your own, 32 characters or more.\n",
    );
  });
});
