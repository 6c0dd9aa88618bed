import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type MailText,
  mailTextRoute,
  mailTextsRoute,
  mailTextVersionRoute,
  previewMailRoute,
  saveMailTextRoute,
  testMailTextRoute,
} from "@pulau/contract/mail-texts.ts";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailSender } from "../../jobs/send-mail.ts";
import type { Caller } from "../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../races/guest.ts";
import { openStage, type Stage } from "../../races/one-server.ts";
import { all, staffCaller } from "../../races/staff.ts";
import { readSettings } from "../../settings.ts";
import type { OutgoingMail } from "../mail-port.ts";
import { noText } from "./list-texts.ts";

let stage: Stage;
let folder: string;
let desk: Caller;
let bookingId: string;
let bookingNo: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-mail-texts-"));
  stage = await openStage({ rooms: { standard: 5 } }, undefined, { PULAU_DATA: folder });
  ({ desk } = await staffCaller(stage, { settings: all, bookings: all, payments: all }));
  ({ _id: bookingId, bookingNo } = await mustSubmit(await newGuest(stage.urls), stayOf(stage.resort)));
});
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

const inEn = (en: string) => ({ en, my: "", cn: "" });
const save = async (mail: "booking-confirmed" | "slip-refused", text: Partial<MailText>) => {
  const { version } = await desk.must(mailTextRoute, { params: { mail } });
  const sent = { params: { mail }, body: { ...noText, ...text } };
  return desk.call(saveMailTextRoute, sent, { "if-match": `"${version}"` });
};
async function mailed(): Promise<OutgoingMail> {
  const out: OutgoingMail[] = [];
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  const send = mailSender({ db: stage.base.db, settings }, async (mail) => void out.push(mail));
  await send({ template: "booking-confirmed", bookingId: bookingId });
  const [mail] = out;
  if (!mail) throw new Error("nothing was sent");
  return mail;
}

describe("the words of a mail", () => {
  it("are Pulau's own until a resort writes them anew, part by part", async () => {
    const before = await mailed();
    expect(before.subject).toContain("is confirmed");
    const written = {
      subject: inEn("{name}, see you soon"),
      body: inEn("Bring shoes to {resort}.\n\n{gone}"),
    };
    expect(await save("booking-confirmed", written)).toMatchObject({ code: "MAIL_TEXT_WRONG" });
    expect(
      await save("booking-confirmed", { ...written, body: inEn("Bring shoes, {name} <b>!") }),
    ).toMatchObject({
      ok: true,
    });
    const after = await mailed();
    expect(after.subject).toMatch(/, see you soon$/);
    expect(after.text).toContain("Bring shoes");
    expect(after.html).toContain("&lt;b&gt;!");
    expect(after.text).toContain("We look forward to seeing you on the island.");
    expect(after.text).toContain(bookingNo);
    const { mails } = await desk.must(mailTextsRoute, {});
    expect(mails.find(({ mail }) => mail === "booking-confirmed")).toMatchObject({ own: ["en"] });
  });

  it("go back to the original, and every version stays readable", async () => {
    await save("booking-confirmed", {});
    expect((await mailed()).subject).toContain("is confirmed");
    const { versions } = await desk.must(mailTextRoute, { params: { mail: "booking-confirmed" } });
    expect(versions.map(({ number, original }) => [number, original])).toEqual([
      [2, true],
      [1, false],
    ]);
    const first = { params: { mail: "booking-confirmed" as const, number: 1 } };
    expect((await desk.must(mailTextVersionRoute, first)).text.subject.en).toBe("{name}, see you soon");
  });

  it("are refused at their place: what is unknown, and what is lacking", async () => {
    const wrong = { subject: inEn("{nmae}"), body: inEn("We could not verify it."), closing: inEn("Bye") };
    expect(await save("slip-refused", wrong)).toMatchObject({
      status: 422,
      fields: [
        { path: "body.subject.en", rule: "placeholderUnknown", facts: { name: "{nmae}" } },
        { path: "body.body.en", rule: "placeholderMissing", facts: { name: "{reason}" } },
      ],
    });
  });

  it("are previewed before they are saved, about an invented stay or a booking", async () => {
    const text = { ...noText, greeting: inEn("Ahoy {name},") };
    const params = { mail: "booking-confirmed" as const };
    const invented = await desk.must(previewMailRoute, { params, body: { text, language: "en" } });
    expect(invented.text).toContain("Ahoy Aina Yusof,");
    const real = await desk.must(previewMailRoute, { params, body: { text, language: "en", bookingNo } });
    expect(real.text).toContain(bookingNo);
    const { desk: writer } = await staffCaller(stage, { settings: all });
    const about = { params, body: { text, language: "en" as const, bookingNo } };
    expect(await writer.call(previewMailRoute, about)).toMatchObject({ status: 403 });
    expect(await writer.call(testMailTextRoute, about)).toMatchObject({ status: 403 });
    await stage.base.pool.query("UPDATE booking SET booking_no = 'Tb-small1' WHERE id = $1", [bookingId]);
    const small = { text, language: "en" as const, bookingNo: "tb-SMALL1" };
    expect((await desk.must(previewMailRoute, { params, body: small })).text).toContain("Tb-small1");
    await stage.base.pool.query("UPDATE booking SET booking_no = $2 WHERE id = $1", [bookingId, bookingNo]);
    const nowhere = { params, body: { text, language: "en" as const, bookingNo: "TB-00" } };
    expect(await desk.call(previewMailRoute, nowhere)).toMatchObject({ status: 404 });
    expect((await mailed()).text).not.toContain("Ahoy");
  });

  it("can be sent to oneself", async () => {
    const text = { ...noText, subject: inEn("A trial for {name}") };
    const params = { mail: "join-staff" as const };
    const { to } = await desk.must(testMailTextRoute, { params, body: { text, language: "en" } });
    const sent = join(folder, "mail");
    const mails = await Promise.all(
      (await readdir(sent)).map(async (file) => PostalMime.parse(await readFile(join(sent, file)))),
    );
    expect(mails.find(({ subject }) => subject === "A trial for Aina Yusof")?.to?.[0]?.address).toBe(to);
  });

  it("are written by who may change settings alone, and stand in the audit log", async () => {
    const { desk: reader } = await staffCaller(stage, { settings: { ...all, write: false } });
    const params = { mail: "booking-confirmed" as const };
    const body = { ...noText, closing: inEn("Bye") };
    expect(await reader.call(saveMailTextRoute, { params, body }, { "if-match": "*" })).toMatchObject({
      status: 403,
    });
    const { rows } = await stage.base.pool.query(
      "SELECT facts FROM audit_entry WHERE subject = 'mailText' ORDER BY at",
    );
    expect(rows[0].facts).toMatchObject({
      mail: "booking-confirmed",
      before: { "subject.en": "" },
      after: { "subject.en": "{name}, see you soon" },
    });
  });
});
