import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sandboxKeyOf } from "../../apps/api/src/gateways/sandbox/keys.ts";
import { signatureOf } from "../../apps/api/src/gateways/sandbox/signature.ts";
import { raceSecret, startServer } from "../../apps/api/src/races/server-process.ts";
import { alternate, median } from "../alternate.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { record, timeAll, workThrough } from "../hold/compare.ts";
import { bareClients, type Recording, replay } from "../hold/replay.ts";
import { stageGuests } from "../hold/stage.ts";
import { stageHolds } from "../hold/stage-holds.ts";
import { type Paid, type StagedPaid, stagePaid, take } from "../hold/stage-paid.ts";
import { processorMs } from "../processor.ts";

const warmUps = 40;
const atOnce = 200;
const rounds = 3;
/** As many connections as the server's pool has. */
const connections = 10;

type Round = Awaited<ReturnType<typeof timeAll>>;
type HttpRound = Round & {
  readonly processor: readonly [api: number, kept: number];
  /** Confirmed by the job only, as the call itself had to wait too long for a connection. */
  readonly late: number;
};

/** Guests of two good years whose money the bank has; nobody has been told yet. */
export async function stagePayments(server: BenchServer): Promise<StagedPaid> {
  const drafts = "bench_drafts";
  const guests = await stageGuests(server, drafts, warmUps + atOnce);
  return stagePaid(server, await stageHolds(server, drafts, guests));
}

/** The bank calls about two hundred payments at one moment: from its calls over HTTP to the confirmed stays. */
export async function measureCallbacks(server: BenchServer): Promise<Figure[]> {
  const staged = await stagePayments(server);
  const recorded = await onCopy(server, staged, (copy) =>
    record(copy, { subjects: staged.subjects, act: take }),
  );
  const answered: HttpRound[] = [];
  const compared = await alternate(rounds, {
    baseline: () => onCopy(server, staged, (copy) => replayAll(copy, recorded.recordings)),
    product: async () => {
      const round = await onCopy(server, staged, (copy) => callAll(copy, staged.subjects));
      answered.push(round);
      return round;
    },
  });
  const { throughput, spread, product, baseline } = compared;
  const [api, kept] = [0, 1].map((part) => median(answered.map(({ processor }) => processor[part] ?? 0)));
  return [
    {
      name: "200 calls of the bank at once: throughput over the bare driver’s",
      value: throughput,
      spread,
      wanted: { atLeast: 0.5 },
      note: `${Math.round(product.perSecond)} against ${Math.round(baseline.perSecond)} a second, over HTTP`,
    },
    {
      name: "200 calls of the bank at once: call to confirmed, p50",
      value: median(answered.map(({ p50 }) => p50)) / 1_000,
      unit: "s",
      wanted: { atMost: 1 },
      note: `p99 ${product.p99.toFixed(0)} ms, ${median(answered.map(({ late }) => late))} by the job; ${api?.toFixed(1)} + ${kept?.toFixed(1)} ms of processor each (server with its jobs + database)`,
    },
  ];
}

async function onCopy<T>(
  server: BenchServer,
  { template }: StagedPaid,
  work: (copy: BenchDatabase) => Promise<T>,
): Promise<T> {
  const copy = await server.clone("bench_callbacks", template);
  try {
    return await work(copy);
  } finally {
    await copy.close();
  }
}

/** The bank's calls, as it signs them; what it told is confirmed when the last is answered. */
async function callAll(copy: BenchDatabase, paid: readonly Paid[]): Promise<HttpRound> {
  const dataFolder = await mkdtemp(join(tmpdir(), "pulau-bench-"));
  const product = await startServer(copy.url, { env: { PULAU_DATA: dataFolder } });
  const act = async ({ news }: Paid) => {
    const answer = await fetch(`${product.url}/api/payment/callback/sandbox/reservation`, {
      method: "POST",
      body: new URLSearchParams(signed(news)),
    });
    if (!answer.ok) throw new Error(`a call was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  try {
    await workThrough(paid.slice(0, warmUps), { act, atOnce: 8 });
    const before = await processorMs(copy.pool, product);
    const begun = performance.now();
    const round = await timeAll(paid.slice(warmUps), { act, atOnce });
    const late = paid.length - (await confirmedIn(copy));
    await untilConfirmed(copy, paid.length);
    const perSecond = atOnce / ((performance.now() - begun) / 1_000);
    const after = await processorMs(copy.pool, product);
    const [api = 0, kept = 0] = after.map((ms, i) => (ms - (before[i] ?? 0)) / atOnce);
    return { ...round, perSecond, processor: [api, kept], late };
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function signed({ gatewayRef, paymentId, amountSen, currency }: Paid["news"]): Record<string, string> {
  const fields = {
    session_id: gatewayRef,
    reference: paymentId ?? "",
    state: "approved",
    amount_sen: String(amountSen),
    currency,
    reason: "",
  };
  return { ...fields, signature: signatureOf(fields, sandboxKeyOf(raceSecret)) };
}

async function replayAll(copy: BenchDatabase, recordings: readonly Recording[]): Promise<Round> {
  const clients = await bareClients(copy.url, connections);
  const act = async (recording: Recording) => {
    const client = clients.pop();
    if (!client) throw new Error("more at once than connections");
    await replay(client, recording);
    clients.push(client);
  };
  await workThrough(recordings.slice(0, warmUps), { act, atOnce: 8 });
  const round = await timeAll(recordings.slice(warmUps), { act, atOnce: connections });
  await Promise.all(clients.map((client) => client.end()));
  await untilConfirmed(copy, recordings.length);
  return round;
}

async function untilConfirmed(copy: BenchDatabase, wanted: number): Promise<void> {
  for (const end = performance.now() + 60_000; (await confirmedIn(copy)) < wanted; await pause(50))
    if (performance.now() > end)
      throw new Error(`${await confirmedIn(copy)} of ${wanted} stays are confirmed`);
}

async function confirmedIn({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query("SELECT count(*)::int AS found FROM booking WHERE state = 'confirmed'");
  return rows[0].found;
}
