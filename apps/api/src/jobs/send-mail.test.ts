import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { makeResort, type ResortIds } from "../db/factories/resort.ts";
import { booking } from "../db/schema/bookings.ts";
import { type HeldStay, stayHold } from "../db/schema/holds.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { inTransaction } from "../db/tx.ts";
import type { MailJob } from "../mail/mail-job.ts";
import { mailsAtOnce } from "../mail/mail-port.ts";
import { pdfText } from "../modules/money/papers/pdf/test-pdf-text.ts";
import { linkToken } from "../plugins/link-token.ts";
import { createLogger } from "../plugins/logging.ts";
import { readSettings, type Settings } from "../settings.ts";
import { enqueue } from "./enqueue.ts";
import { type JobHandlers, type JobName, jobNames } from "./jobs.ts";
import { workOnJobs } from "./queue.ts";
import { mailSender } from "./send-mail.ts";

let base: TestDatabase;
let resort: ResortIds;
let smtp: SMTPServer;
let folder: string;
let settings: Settings;
let received: { mail: Email; from: string; to: string[] }[] = [];
let failures = 0;
let connections = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db, {
    settings: { profile: { name: "Teluk Biru", email: "hello@telukbiru.test" } },
  });
  smtp = await startSmtp();
  folder = await mkdtemp(join(tmpdir(), "pulau-mail-"));
  settings = readSettings({
    PULAU_SECRET: "s".repeat(40),
    PULAU_DATA: folder,
    PUBLIC_URL: "https://pulau.test",
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  });
});
beforeEach(() => {
  received = [];
  failures = 0;
  connections = 0;
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()));
  await base.drop();
  await rm(folder, { recursive: true });
});

/** A mail server that refuses as many mails as `failures` says and keeps the others. */
async function startSmtp(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect(_, done) {
      connections += 1;
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (failures-- > 0) return done(new Error("451 try again later"));
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({
          mail,
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((recipient) => recipient.address),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  return server;
}

async function makeBooking(language: "en" | "my" | "cn" = "en"): Promise<string> {
  const name = { en: "Deluxe", my: "Mewah", cn: "豪华房" };
  const stay = { rooms: [{ roomTypeName: name, bedType: "twin" }], crossings: [] } as unknown as HeldStay;
  const ownerId = randomUUID();
  const [hold] = await base.db
    .insert(stayHold)
    .values({ ownerId, stay, state: "booked", createdAt: new Date() })
    .returning({ id: stayHold.id });
  const [made] = await base.db
    .insert(booking)
    .values({
      ownerId,
      holdId: hold?.id ?? "",
      bookingNo: `TB${randomUUID().slice(0, 8)}`,
      state: "confirmed",
      paymentStatus: "success",
      environment: "NEW",
      language,
      packageId: resort.packageId,
      optionId: resort.optionId,
      checkIn: "2026-12-05",
      checkOut: "2026-12-07",
      bookingName: "陈美玲",
      email: "mei@example.test",
      mobile: "+60123456789",
      address: { address: "1", area: "", city: "KL", postCode: "50000", state: "KL", country: "MY" },
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
      persons: 2,
      bookingJson: {} as never,
      totalSen: 10_000,
      paidSen: 10_000,
      depositSen: 5_000,
      policy: { tiers: [], adminFee: 0 },
      payUntilCap: new Date(),
      termsAgreedAt: new Date(),
      submittedAt: new Date(),
    })
    .returning({ id: booking.id });
  return made?.id ?? "";
}

const send = (job: MailJob) => mailSender({ db: base.db, settings })(job);

describe("a mail job", () => {
  it("sends a mail that another program reads as it was meant", async () => {
    const bookingId = await makeBooking("cn");
    await send({ template: "booking-confirmed", bookingId });
    const [{ mail, from, to }] = received as [(typeof received)[number]];
    expect([from, to]).toEqual(["no-reply@pulau.test", ["mei@example.test"]]);
    expect(mail.subject).toMatch(/^预订 TB[0-9a-f]{8} 已确认 – Teluk Biru$/);
    expect(mail.text).toContain("1 × 豪华房，双人入住");
    expect(mail.text).toContain(
      `https://pulau.test/booking/claim/${linkToken(settings.secret, "claimBooking", { id: bookingId })}`,
    );
    expect(mail.html).toContain("陈美玲");
    const calendars = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
    expect(calendars.map(({ filename }) => filename)).toEqual([`${mail.subject?.slice(3, 13)}.ics`]);
    const papers = mail.attachments.filter(({ mimeType }) => mimeType === "application/pdf");
    expect(papers.map(({ filename }) => filename)).toEqual([`${mail.subject?.slice(3, 13)}.pdf`]);
    const { text: paper } = await pdfText(new Uint8Array(papers[0]?.content as ArrayBuffer));
    for (const phrase of ["预订确认单", "豪华房，双人入住", "2 位成人"]) expect(paper).toContain(phrase);
    expect(mail.headers.find((header) => header.key === "auto-submitted")?.value).toBe("auto-generated");
  });

  it("has one Message-ID for each try, and another for another job", async () => {
    const bookingId = await makeBooking();
    for (const amountSen of [100, 100, 200]) await send({ template: "refund-made", bookingId, amountSen });
    const [first, again, other] = received.map(({ mail }) => mail.messageId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("leaves out the claim link once the booking has an account", async () => {
    const bookingId = await makeBooking();
    await base.pool.query("insert into account (id, kind, name) values ($1, 'guest', 'Mei')", [bookingId]);
    await base.pool.query("update booking set account_id = $1 where id = $1", [bookingId]);
    await send({ template: "booking-confirmed", bookingId });
    expect(received[0]?.mail.text).not.toContain("/booking/claim/");
  });

  it("sends nothing about what is gone", async () => {
    await send({ template: "verify-email", linkId: randomUUID() });
    await send({ template: "refund-made", bookingId: randomUUID(), amountSen: 1 });
    expect(received).toEqual([]);
  });

  it("keeps its connections to the server between mails", async () => {
    const bookingId = await makeBooking();
    const sendAll = mailSender({ db: base.db, settings });
    const refunds = Array.from({ length: 10 }, (_, i) => i + 1);
    await Promise.all(refunds.map((amountSen) => sendAll({ template: "refund-made", bookingId, amountSen })));
    expect(received).toHaveLength(refunds.length);
    expect(connections).toBeLessThanOrEqual(mailsAtOnce);
    const opened = connections;
    await sendAll({ template: "refund-made", bookingId, amountSen: 11 });
    expect([received.length, connections]).toEqual([refunds.length + 1, opened]);
  });

  it("is tried again by the queue until the server takes it, and sent once", async () => {
    const bookingId = await makeBooking();
    failures = 1;
    await inTransaction(base.db, (tx) =>
      enqueue(tx, "send-mail", { template: "payment-late", bookingId, amountSen: 10_000 }),
    );
    const idle = async () => undefined;
    const handlers: JobHandlers = {
      ...(Object.fromEntries(jobNames.map((name) => [name, idle])) as Record<JobName, typeof idle>),
      "send-mail": mailSender({ db: base.db, settings }),
    };
    const stop = await workOnJobs(base.pool, handlers, () => undefined);
    await expect.poll(() => received.length, { timeout: 20_000, interval: 200 }).toBe(1);
    await stop();
    expect(failures).toBe(-1);
    const { rows } = await base.pool.query("select state::text from pgboss.job where name = 'send-mail'");
    expect(rows).toEqual([{ state: "completed" }]);
  });
});

describe("without a mail server", () => {
  it("keeps mails as files, and a demo shows them without running anything of theirs", async () => {
    const quiet = { ...settings, smtpUrl: null };
    const bookingId = await makeBooking();
    const app = await buildApp({ ...base, settings: quiet, logger: createLogger("silent") });
    expect((await app.inject("/dev/mail")).body).toContain("No e-mail yet");
    const job: MailJob = { template: "booking-confirmed", bookingId };
    await mailSender({ db: base.db, settings: quiet })(job);
    await mailSender({ db: base.db, settings: quiet })(job);
    const files = await readdir(join(folder, "mail"));
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.eml$/)]);
    const list = await app.inject("/dev/mail");
    expect(list.body).toContain("mei@example.test");
    const path = /href="(\/dev\/mail\/[0-9a-f]{32})"/.exec(list.body)?.[1] ?? "";
    const shown = await app.inject(path);
    expect(shown.body).toContain(
      `<a href="https://pulau.test/booking/claim/${linkToken(settings.secret, "claimBooking", { id: bookingId })}?lang=en"`,
    );
    const html = await app.inject(`${path}/html`);
    expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(html.body).toContain("陈美玲");
    expect((await app.inject("/dev/mail/..%2f..%2fetc")).statusCode).toBe(404);
    expect((await app.inject(`/dev/mail/${"0".repeat(32)}`)).statusCode).toBe(404);
    await app.close();
  });

  it("is nowhere to be read outside a demo, or when mail is really sent", async () => {
    for (const given of [{ smtpUrl: null, demo: false }, { demo: true }]) {
      const app = await buildApp({
        ...base,
        settings: { ...settings, ...given },
        logger: createLogger("silent"),
      });
      expect((await app.inject("/dev/mail")).statusCode).toBe(404);
      await app.close();
    }
  });
});
