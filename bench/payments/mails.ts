import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
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

/** The confirmations of guests who all paid at one moment, against the same mails sent by the mail client alone. */
export async function measureMails(server: BenchServer): Promise<Figure[]> {
  const { template, subjects } = await stagePayments(server);
  const database = await server.clone("bench_mails", template);
  const mailServer = await startMailServer();
  try {
    await workThrough(subjects, { act: (paid) => take(database.db, paid), atOnce: 8 });
    const sent = await sendQueued(database, mailServer);
    const bare = await sendBare(mailServer, [...mailServer.taken]);
    return [
      {
        name: "Mails: a second, over those of the mail client alone",
        value: sent.perSecond / bare.perSecond,
        wanted: { atLeast: 0.5 },
        note:
          `${sent.count} confirmations: ${sent.perSecond.toFixed(0)} against ${bare.perSecond.toFixed(0)} a second, ` +
          `${sent.connections} connections; ${sent.api.toFixed(1)} + ${sent.kept.toFixed(1)} ms of processor each (server + database)`,
      },
    ];
  } finally {
    await mailServer.stop();
    await database.close();
  }
}

/** A server with a queue full of mails, from the first that is taken to the last. */
async function sendQueued({ url, pool }: BenchDatabase, { url: SMTP_URL, taken, connections }: MailServer) {
  const { rows } = await pool.query(
    "SELECT count(*)::int AS queued FROM pgboss.job WHERE name = 'send-mail'",
  );
  const count: number = rows[0].queued;
  const product = await startServer(url, { env: { SMTP_URL } });
  try {
    const isAt = async (wanted: number) => {
      for (const end = performance.now() + patienceMs; taken.length < wanted; await pause(20))
        if (performance.now() > end) throw new Error(`${taken.length} of ${count} mails were sent`);
    };
    const warm = Math.min(20, count - 1);
    await isAt(warm);
    const before = await processorMs(pool, product);
    const [begun, from] = [performance.now(), taken.length];
    await isAt(count);
    const after = await processorMs(pool, product);
    const seconds = (Math.max(...taken.map(({ at }) => at)) - begun) / 1_000;
    const [api = 0, kept = 0] = after.map((ms, i) => (ms - (before[i] ?? 0)) / (count - from));
    return { count, perSecond: (count - from) / seconds, api, kept, connections: connections() };
  } finally {
    await product.stop();
  }
}

/** The same mails again, as they were taken, with as many at once and nothing to be read or written for them. */
async function sendBare({ url }: MailServer, mails: readonly TakenMail[]) {
  const transport = createTransport({ url, pool: true, maxConnections: mailsAtOnce });
  const act = ({ raw, from, to }: TakenMail) => transport.sendMail({ raw, envelope: { from, to: [...to] } });
  try {
    return await timeAll(mails, { act, atOnce: mailsAtOnce });
  } finally {
    transport.close();
  }
}
