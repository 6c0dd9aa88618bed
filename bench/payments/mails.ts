import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { jobChannel } from "../../apps/api/src/jobs/due-jobs.ts";
import { mailsAtOnce } from "../../apps/api/src/mail/mail-port.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { timeAll, workThrough } from "../hold/compare.ts";
import { take } from "../hold/stage-paid.ts";
import { processorMs } from "../processor.ts";
import { stagePayments } from "./callbacks.ts";
import { type MailServer, startMailServer, type TakenMail } from "./mail-server.ts";

const patienceMs = 300_000;

/**
 * What every guest of the two hundred is sent: a letter alone, as fast as the server takes it, or with the confirmation and the
 * receipt as PDFs, which one process can't draw half as fast as they are sent.
 */
const kinds = [
  { name: "Mails with two papers each", wanted: 0.05, letter: null },
  { name: "Mails without papers", wanted: 0.5, letter: { template: "booking-cancelled", refundSen: 0 } },
] as const;
type Kind = (typeof kinds)[number];

/** The mails of guests who all paid at one moment, against the same mails sent by the mail client alone. */
export async function measureMails(server: BenchServer): Promise<Figure[]> {
  const { template, subjects } = await stagePayments(server);
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const database = await server.clone("bench_mails", template);
    const mailServer = await startMailServer();
    try {
      await workThrough(subjects, { act: (paid) => take(database.db, paid), atOnce: 8 });
      figures.push(figureOf(kind, await sendQueued(database, mailServer, kind), await sendBare(mailServer)));
    } finally {
      await mailServer.stop();
      await database.close();
    }
  }
  return figures;
}

const figureOf = (
  { name, wanted }: Kind,
  sent: Awaited<ReturnType<typeof sendQueued>>,
  bare: { readonly perSecond: number },
): Figure => ({
  name: `${name}: a second, over those of the mail client alone`,
  value: sent.perSecond / bare.perSecond,
  wanted: { atLeast: wanted },
  note:
    `${sent.count} mails of ${sent.kilobytes.toFixed(0)} kB: ${sent.perSecond.toFixed(0)} against ` +
    `${bare.perSecond.toFixed(0)} a second, ${sent.connections} connections; ` +
    `${sent.api.toFixed(1)} + ${sent.kept.toFixed(1)} ms of processor each (server + database)`,
});

/** A server with a queue full of mails, from the first that is taken to the last; its invoices are written before. */
async function sendQueued(
  { url, pool }: BenchDatabase,
  { url: SMTP_URL, taken, connections }: MailServer,
  { letter }: Kind,
) {
  const { rowCount } = await pool.query(
    "UPDATE pgboss.job SET data = data || $1, start_after = now() + interval '1 day' WHERE name = 'send-mail'",
    [letter ?? {}],
  );
  const count = rowCount ?? 0;
  const product = await startServer(url, { env: { SMTP_URL } });
  try {
    const isAt = async (wanted: number) => {
      for (const end = performance.now() + patienceMs; taken.length < wanted; await pause(20))
        if (performance.now() > end) throw new Error(`${taken.length} of ${count} mails were sent`);
    };
    await untilIdle(pool);
    await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail'");
    await pool.query("SELECT pg_notify($1, 'send-mail')", [jobChannel]);
    const warm = Math.min(60, count - 1);
    await isAt(warm);
    const before = await processorMs(pool, product);
    const [begun, from] = [performance.now(), taken.length];
    await isAt(count);
    const after = await processorMs(pool, product);
    const seconds = (Math.max(...taken.map(({ at }) => at)) - begun) / 1_000;
    const [api = 0, kept = 0] = after.map((ms, i) => (ms - (before[i] ?? 0)) / (count - from));
    const kilobytes = taken.reduce((sum, { raw }) => sum + raw.length, 0) / taken.length / 1_000;
    return { count, perSecond: (count - from) / seconds, api, kept, kilobytes, connections: connections() };
  } finally {
    await product.stop();
  }
}

/** Everything that follows from the payments is done, but for what waits for its time. */
async function untilIdle(pool: BenchDatabase["pool"]): Promise<void> {
  const due = `SELECT count(*)::int AS due FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active') AND start_after <= now()`;
  for (const end = performance.now() + patienceMs; ; await pause(100)) {
    const { rows } = await pool.query(due);
    if (rows[0].due === 0) return;
    if (performance.now() > end) throw new Error(`${rows[0].due} jobs are still to be done`);
  }
}

/** The same mails again, as they were taken, with as many at once and nothing to be read or written for them. */
async function sendBare({ url, taken }: MailServer) {
  const transport = createTransport({ url, pool: true, maxConnections: mailsAtOnce });
  const act = ({ raw, from, to }: TakenMail) => transport.sendMail({ raw, envelope: { from, to: [...to] } });
  try {
    return await timeAll([...taken], { act, atOnce: mailsAtOnce });
  } finally {
    transport.close();
  }
}
