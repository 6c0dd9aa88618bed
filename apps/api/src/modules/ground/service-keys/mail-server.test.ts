import {
  removeServiceKeysRoute,
  serviceKeysRoute,
  setServiceKeysRoute,
} from "@pulau/contract/service-keys.ts";
import { testMailRoute } from "@pulau/contract/settings/mail.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailSender } from "../../../jobs/send-mail.ts";
import { smtpUrlOf } from "../../../mail/mail-server.ts";
import type { Caller } from "../../../races/caller.ts";
import { freePort } from "../../../races/free-port.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { testPassword } from "../../people/accounts/test-people.ts";

const account = { user: "stay@bayu.example", pass: " tide & sand/9 " };
/** A demo takes no mail server. */
const noDemo = { PULAU_DEMO: "0", PULAU_TWO_STEP: "0" };
let stage: Stage;
let desk: Caller;
const servers: { smtp: SMTPServer; port: string; taken: string[] }[] = [];

/** A mail server that takes mails of one account alone. */
async function startSmtp() {
  const port = await freePort();
  const taken: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === account.user && password === account.pass
        ? done(null, { user: username })
        : done(new Error("535 Authentication failed")),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        taken.push(envelope.rcptTo.map(({ address }) => address).join(","));
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(port, "127.0.0.1", done));
  servers.push({ smtp, port: String(port), taken });
}

beforeAll(async () => {
  await startSmtp();
  await startSmtp();
  stage = await openStage({}, undefined, noDemo);
  ({ desk } = await staffCaller(stage, { ...everything, settings: all, users: all }));
});
afterAll(async () => {
  await stage.close();
  for (const { smtp } of servers) await new Promise<void>((done) => smtp.close(() => done()));
});

const params = { service: "mail" };
const set = (values: Record<string, string>) =>
  desk.call(setServiceKeysRoute, { params, body: { values, password: testPassword } });
const test = () => desk.call(testMailRoute, { body: { to: "farah@bayu.example" } });
const at = (n: number) => ({ SMTP_HOST: "127.0.0.1", SMTP_PORT: servers[n]?.port ?? "" });

it("sends mail by the server that staff have entered, and by another as soon as it is another", async () => {
  expect(await test()).toMatchObject({ value: { by: "folder" } });
  expect(await set({ ...at(0), SMTP_USER: account.user, SMTP_PASSWORD: account.pass })).toMatchObject({
    ok: true,
  });
  expect(await test()).toMatchObject({ value: { by: "server" } });
  expect(servers[0]?.taken).toEqual(["farah@bayu.example"]);
  const { _id: bookingId } = await mustSubmit(await newGuest(stage.urls), stayOf(stage.resort));
  const send = mailSender({ db: stage.base.db, settings: stage.settings });
  await send({ template: "refund-made", bookingId, amountSen: 100 });
  expect(servers[0]?.taken).toHaveLength(2);
  // The password is left empty, so it stays; it goes to no other server unless it is entered again.
  expect(await set({ ...at(0), SMTP_PASSWORD: "" })).toMatchObject({ ok: true });
  for (const elsewhere of [at(1), { SMTP_USER: "somebody@else.example" }])
    expect(await set({ ...elsewhere, SMTP_PASSWORD: "" })).toMatchObject({
      status: 400,
      fields: [{ path: "values.SMTP_PASSWORD", rule: "required" }],
    });
  expect(await set({ ...at(1), SMTP_PASSWORD: account.pass })).toMatchObject({ ok: true });
  await send({ template: "refund-made", bookingId, amountSen: 200 });
  expect(servers.map(({ taken }) => taken.length)).toEqual([2, 1]);
});

it("shows the server and never its password", async () => {
  const { fields } = await desk.must(serviceKeysRoute, { params });
  expect(Object.fromEntries(fields.map(({ name, shown }) => [name, shown]))).toEqual({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: servers[1]?.port,
    SMTP_USER: account.user,
    SMTP_PASSWORD: "••••",
  });
});

it("says in the server's words what is wrong with the account or the address", async () => {
  await set({ SMTP_PASSWORD: "wrong" });
  expect(await test()).toMatchObject({
    code: "MAIL_REFUSED",
    facts: { reason: expect.stringContaining("Authentication failed") },
  });
  await set({ SMTP_PORT: String(await freePort()), SMTP_PASSWORD: account.pass });
  expect(await test()).toMatchObject({ code: "MAIL_UNREACHABLE" });
  for (const [name, wrong] of [
    ["SMTP_HOST", "https://smtp.example.com"],
    ["SMTP_PORT", "70000"],
  ] as const)
    expect(await set({ [name]: wrong })).toMatchObject({ status: 400, code: "INVALID_INPUT" });
});

it("saves mail in the data folder again once the server is removed", async () => {
  const removed = await desk.must(removeServiceKeysRoute, { params, body: { password: testPassword } });
  expect(removed).toMatchObject({ set: null, earlierUntil: null });
  expect(await test()).toMatchObject({ value: { by: "folder" } });
});

it("writes an account into an address whatever signs it has", () => {
  const values = { SMTP_HOST: "smtp.example.com", SMTP_PORT: "465", SMTP_USER: "a@b", SMTP_PASSWORD: "p:/@" };
  expect(smtpUrlOf(values)).toBe("smtps://a%40b:p%3A%2F%40@smtp.example.com:465");
  expect(smtpUrlOf({ SMTP_HOST: "mail", SMTP_PORT: "25" })).toBe("smtp://mail:25");
});

it("sends a password to no server of elsewhere that does not encrypt", () => {
  const values = { SMTP_HOST: "smtp.example.com", SMTP_PORT: "587", SMTP_USER: "a", SMTP_PASSWORD: "b" };
  expect(smtpUrlOf(values)).toBe("smtp://a:b@smtp.example.com:587/?requireTLS=true");
  expect(smtpUrlOf({ ...values, SMTP_HOST: "127.0.0.1" })).toBe("smtp://a:b@127.0.0.1:587");
});

it("is set by nobody who may not change users: links to new passwords go by it", async () => {
  const { desk: other } = await staffCaller(stage, {
    ...everything,
    settings: all,
    users: { ...all, write: false },
  });
  const body = { values: at(0), password: testPassword };
  expect(await other.call(setServiceKeysRoute, { params, body })).toMatchObject({ code: "NOT_ALLOWED" });
  const remove = { params, body: { password: testPassword } };
  expect(await other.call(removeServiceKeysRoute, remove)).toMatchObject({ code: "NOT_ALLOWED" });
});
