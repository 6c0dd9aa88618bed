import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDraftRoute, draftsRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Connected, connect } from "../db/connect.ts";
import { postmasterPid } from "../db/embedded/orphan.ts";
import { type EmbeddedPostgres, startEmbedded } from "../db/embedded.ts";
import { makeResort, type ResortIds } from "../db/factories/resort.ts";
import { checkInvariants } from "../db/invariants.ts";
import { migrate } from "../db/migrate.ts";
import type { Caller } from "./caller.ts";
import { rounds } from "./counts.ts";
import { eventually } from "./eventually.ts";
import { newGuest, stayOf, tryHold } from "./guest.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { staffCaller } from "./staff.ts";

/** A PostgreSQL of this file's own: it is frozen and killed, and other tests share the run's. */
let folder: string;
let postgres: EmbeddedPostgres;
let base: Connected;
let resort: ResortIds;
let servers: ServerProcess[];
let urls: string[];
let guest: Caller;
let desk: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-lost-"));
  postgres = await startEmbedded({ dataFolder: folder, durable: false });
  base = connect(postgres.url, { max: 4 });
  await migrate(base.pool);
  const settings = { bookingNoPrefix: "TB" };
  resort = await makeResort(base.db, { rooms: { standard: 40 }, ferrySeats: 4_000, days: 200, settings });
  servers = await Promise.all([startServer(postgres.url), startServer(postgres.url)]);
  urls = servers.map(({ url }) => url);
  guest = await newGuest(urls);
  ({ desk } = await staffCaller({ urls, base: { ...base, url: postgres.url, drop: async () => {} } }));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await base.pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(postgres.folder, { recursive: true, force: true });
});

const alive = () => servers.map((server) => server.isAlive());
const bothAlive = [true, true];
const mostMs = 6_000;

type TimedAnswer = { readonly call: string; readonly status: number; readonly ms: number };

/** One call as it is; what can't be sent at all counts as status 0. */
async function timeCall(caller: Caller | undefined, call: string, body?: unknown): Promise<TimedAnswer> {
  const [method = "GET", path = "/"] = call.split(" ");
  const begun = performance.now();
  const status = await fetch(`${urls[Math.random() < 0.5 ? 0 : 1]}${path}`, {
    method,
    headers: {
      ...(caller?.token && { authorization: `Bearer ${caller.token}` }),
      ...(method !== "GET" && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { call, status, ms: performance.now() - begun };
}

/** How long an answer takes is the machine's business, too: alone on it, each has to be there in time. */
function refuseLate(answers: readonly TimedAnswer[]): void {
  const late = answers.filter(({ ms }) => ms > mostMs);
  if (late.length > 0) throw new Error(`not answered in time: ${JSON.stringify(late)}`);
}

/** Guests who look, hold and leave, until told to stop; every answer's status. */
async function loadUntil(over: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  const noted = async <A extends { status: number }>(call: Promise<A>): Promise<A> => {
    const answer = await call;
    statuses.add(answer.status);
    return answer;
  };
  const walk = async (visitor: Caller, turn: number) => {
    for (let day = turn; !over(); day = 5 + ((day + 8) % 150)) {
      const draft = await noted(visitor.call(createDraftRoute, { body: stayOf(resort, { inDays: day }) }));
      const params = draft.ok ? { _id: draft.value._id } : null;
      if (params && (await noted(visitor.call(holdStayRoute, { params }))).ok) {
        await noted(visitor.call(releaseHoldRoute, { params }));
      }
      await noted(visitor.call(draftsRoute, { query: {} }));
      await pause(10);
    }
  };
  const visitors = await Promise.all(Array.from({ length: 8 }, (_, turn) => newGuest(urls, turn)));
  await Promise.all(visitors.map(walk));
  return statuses;
}

const goesOn = async () => {
  const held = () => tryHold(guest, stayOf(resort, { inDays: 170 })).catch(() => null);
  expect(await eventually(held, (answer) => answer?.ok === true, 30)).toMatchObject({ ok: true });
  expect(alive()).toEqual(bothAlive);
};

async function processesOf(pid: number): Promise<number[]> {
  const found = [pid];
  for (const entry of await readdir("/proc")) {
    const stat = await readFile(join("/proc", entry, "stat"), "utf8").catch(() => "");
    if (Number(stat.split(") ")[1]?.split(" ")[1]) === pid) found.push(Number(entry));
  }
  return found;
}
const postmaster = async () => (await postmasterPid(join(postgres.folder, "cluster"))) ?? 0;

const Documented = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Every call that reads, by its documented path, and some that write. */
async function everyCall(): Promise<(() => Promise<TimedAnswer>)[]> {
  const { paths } = Documented.parse(await (await fetch(`${urls[0]}/openapi.json`)).json());
  const reads = Object.entries(paths).flatMap(([path, operations]) =>
    "get" in operations ? [path.replaceAll(/\{\w+\}/g, () => randomUUID())] : [],
  );
  const person = { email: "aini@example.test", password: "a password that is long enough" };
  return [
    ...reads.map((path) => () => timeCall(path.startsWith("/admin") ? desk : guest, `GET ${path}`)),
    () => timeCall(guest, "POST /api/draft", stayOf(resort)),
    () => timeCall(undefined, "POST /api/user/login", person),
    () => timeCall(undefined, "POST /admin/api/staff/login", person),
    () => timeCall(guest, `POST /api/room-block/${randomUUID()}`),
  ];
}

describe("processes whose database goes away", { timeout: 300_000 }, () => {
  it("outlive connections that end under load, and answer nothing worse than busy", async () => {
    const end = Date.now() + rounds(8, 60) * 1000;
    const load = loadUntil(() => Date.now() > end);
    let ended = 0;
    while (Date.now() < end) {
      await pause(rounds(700, 1_500));
      const { rowCount } = await base.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'pulau%' AND pid <> pg_backend_pid()",
      );
      ended += rowCount ?? 0;
    }
    const statuses = await load;
    expect(ended).toBeGreaterThan(20);
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
    await goesOn();
    expect(await checkInvariants(base.pool)).toEqual([]);
  });

  it.runIf(process.platform === "linux")(
    "answer every call within six seconds while PostgreSQL is frozen, and go on when it thaws",
    async () => {
      const calls = await everyCall();
      const frozen = await processesOf(await postmaster());
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
      const answers: TimedAnswer[] = [];
      try {
        // At the moment of the freeze, while it is found out, and once it is known.
        for (let wave = 0; wave < 3; wave++) {
          const share = calls.filter((_, i) => i % 3 === wave);
          answers.push(...(await Promise.all([...share, ...calls.slice(-4)].map((call) => call()))));
        }
      } finally {
        for (const pid of frozen.reverse()) process.kill(pid, "SIGCONT");
      }
      expect(answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))).toEqual([]);
      refuseLate(answers);
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(calls.length / 2);
      await goesOn();
    },
  );

  it("outlive a PostgreSQL that is killed, which is started again at its address", async () => {
    const calls = await everyCall();
    const end = Date.now() + 4_000;
    const load = loadUntil(() => Date.now() > end);
    await pause(1_000);
    process.kill(await postmaster(), "SIGKILL");
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))).toEqual([]);
    refuseLate(answers);
    expect([...(await load)].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    await goesOn();
    expect(await checkInvariants(base.pool)).toEqual([]);
  });
});
