import type { Db } from "../../apps/api/src/db/connect.ts";
import { roundTripsInside, watchStatements } from "../../apps/api/src/db/watch-statements.ts";
import { alternate, type Compared, percentile, type Round } from "../alternate.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import { bareClients, type Recording, replay } from "./replay.ts";

/** A use case to be measured, once for each subject, on copies of one database. */
export type Contest<S> = {
  readonly server: BenchServer;
  readonly template: string;
  readonly subjects: readonly S[];
  readonly act: (db: Db, subject: S) => Promise<unknown>;
};

const atOnce = 8;
/** Not timed: connections learn the tables, and the engine the code. */
const warmUps = 40;
const rounds = 3;

/** The product's use case against its own statements, sent by the bare driver with the same number at once. */
export async function compare<S>(
  contest: Contest<S>,
): Promise<Compared & { readonly roundTrips: readonly number[] }> {
  const { server, template, subjects, act } = contest;
  const onCopy = async <T>(work: (copy: BenchDatabase) => Promise<T>): Promise<T> => {
    const copy = await server.clone("bench_copy", template);
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  };
  const { recordings, left } = await onCopy((copy) => record(copy, contest));
  const expectSame = async (copy: BenchDatabase) => {
    const found = await leftBehind(copy);
    if (found !== left) throw new Error(`the statements did other work than the product: ${found}, ${left}`);
  };
  const compared = await alternate(rounds, {
    product: () =>
      onCopy(async (copy) => {
        const round = await timed(subjects, (subject) => act(copy.db, subject));
        await expectSame(copy);
        return round;
      }),
    baseline: () =>
      onCopy(async (copy) => {
        const clients = await bareClients(copy.url, atOnce);
        const round = await timed(recordings, async (recording) => {
          const client = clients.pop();
          if (!client) throw new Error("more at once than connections");
          await replay(client, recording);
          clients.push(client);
        });
        await Promise.all(clients.map((client) => client.end()));
        await expectSame(copy);
        return round;
      }),
  });
  return { ...compared, roundTrips: roundTripsInside(recordings.at(-1) ?? []) };
}

/** What each subject's use case sends, and what all of them leave. One after the other, so that each statement is known to belong to its use case. */
export async function record<S>(
  copy: BenchDatabase,
  { subjects, act }: Pick<Contest<S>, "subjects" | "act">,
): Promise<{ recordings: Recording[]; left: string }> {
  const sent = watchStatements(copy.pool);
  const recordings: Recording[] = [];
  for (const subject of subjects) {
    sent.length = 0;
    await act(copy.db, subject);
    recordings.push([...sent]);
  }
  return { recordings, left: await leftBehind(copy) };
}

/** What the work left in the database, so that two ways of doing it can be told to have done the same. */
async function leftBehind({ pool }: BenchDatabase): Promise<string> {
  const { rows } = await pool.query(`
    SELECT (SELECT count(*) FROM room_night) AS nights, (SELECT sum(held) FROM stock) AS held,
      (SELECT sum(sold) FROM stock) AS sold, (SELECT count(*) FROM booking WHERE state = 'confirmed') AS confirmed,
      (SELECT count(*) FROM booking_guest) AS guests, (SELECT sum(debited_sen) FROM wallet) AS spent,
      (SELECT count(*) FROM pgboss.job) AS jobs`);
  return JSON.stringify(rows[0]);
}

async function timed<T>(all: readonly T[], act: (item: T) => Promise<unknown>): Promise<Round> {
  await workThrough(all.slice(0, warmUps), { act, atOnce });
  return timeAll(all.slice(warmUps), { act, atOnce });
}

type Work<T> = { readonly act: (item: T) => Promise<unknown>; readonly atOnce: number };

/** Does all, so many at once; says how many a second that was, and how long half of them took, and nearly all. */
export async function timeAll<T>(
  all: readonly T[],
  { act, atOnce }: Work<T>,
): Promise<Round & { readonly p50: number }> {
  const took: number[] = [];
  const begun = performance.now();
  const timed = async (item: T) => {
    const started = performance.now();
    await act(item);
    took.push(performance.now() - started);
  };
  await workThrough(all, { act: timed, atOnce });
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: took.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Does all, so many at once. */
export async function workThrough<T>(all: readonly T[], { act, atOnce }: Work<T>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const call of waiting) await act(call);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
