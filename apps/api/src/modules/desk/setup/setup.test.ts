import { randomUUID } from "node:crypto";
import { createDraftRoute, draftsRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { mailStateRoute, testMailRoute } from "@pulau/contract/settings/mail.ts";
import { renewPreviewRoute, setOpeningRoute, setupRoute } from "@pulau/contract/settings/opening.ts";
import { staffCreateDraftRoute } from "@pulau/contract/staff-bookings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { freePort } from "../../../races/free-port.ts";
import { newGuest, stayOf, submit } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
let smtp: SMTPServer;
const mails: string[] = [];
beforeAll(async () => {
  const port = await freePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith("nobody")
          ? Object.assign(new Error("5.1.1 No such mailbox"), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part.toString();
      });
      stream.on("end", () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(port, "127.0.0.1", done));
  stage = await openStage({}, undefined, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  ({ desk } = await staffCaller(stage, { settings: all }));
  guest = await newGuest(stage.urls);
});
afterAll(async () => {
  await stage.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

const draft = () => ({
  body: {
    packageId: stage.resort.packageId,
    optionId: stage.resort.optionId,
    checkIn: addDays(stage.resort.from, 20),
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
    step: "rooms" as const,
  },
});
const countBookings = async () => {
  const { rows } = await stage.base.pool.query("SELECT count(*)::int AS count FROM booking");
  return rows[0].count;
};
const close = (opensOn: `${number}-${number}-${number}` | null = null) =>
  desk.must(setOpeningRoute, { body: { open: false, opensOn } });
const cookieOf = async (previewUrl: string): Promise<string> => {
  const answer = await fetch(previewUrl, { redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
};

describe("a closed resort", () => {
  it("refuses what begins a stay with the day that it opens on, and lets all else be", async () => {
    expect((await guest.must(resortRoute, {})).opening).toEqual({
      open: true,
      opensOn: null,
      preview: false,
    });
    await guest.must(createDraftRoute, draft());
    const opensOn = addDays(stage.resort.from, 30);
    await close(opensOn);
    expect((await guest.must(resortRoute, {})).opening).toMatchObject({ open: false, opensOn });
    expect(await guest.call(createDraftRoute, draft())).toMatchObject({
      status: 409,
      code: "RESORT_CLOSED",
      facts: { opensOn },
    });
    expect((await guest.must(draftsRoute, { query: {} })).drafts).toHaveLength(1);
  });

  it("refuses every call by which guests and agents begin something, whoever asks", async () => {
    const begins = stage.app.mounting.routes.filter(({ newStay }) => newStay);
    expect(begins.length).toBeGreaterThan(12);
    const { member } = await memberWithWallet(stage, 100_000);
    for (const { method, path } of begins) {
      const url = path.replaceAll(/:\w+/g, randomUUID());
      const headers = { authorization: `Bearer ${member.token}`, "idempotency-key": randomUUID() };
      const answer = await stage.app.inject({ method, url, headers, payload: {} });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, "RESORT_CLOSED"]);
    }
    expect(await countBookings()).toBe(0);
  });

  it("keeps no stay that was held before from being refused at its submission", async () => {
    const { previewUrl } = await desk.must(setupRoute, {});
    const cookie = await cookieOf(previewUrl);
    const visitor = await newGuest(stage.urls);
    const { _id } = await visitor.must(createDraftRoute, { body: stayOf(stage.resort) }, { cookie });
    const held = await visitor.must(holdStayRoute, { params: { _id } }, { cookie });
    expect(await submit(visitor, held)).toMatchObject({ status: 409, code: "RESORT_CLOSED" });
    expect(await countBookings()).toBe(0);
  });

  it("is booked by staff, who know their guests", async () => {
    const { desk: clerk } = await staffCaller(stage, { bookings: all });
    await clerk.must(staffCreateDraftRoute, { body: { accountId: null, json: draft().body } });
  });

  it("goes on from the preview address to any page of the portal, and to no other address", async () => {
    const { previewUrl } = await desk.must(setupRoute, {});
    const leadsTo = async (query: string) =>
      (await fetch(`${previewUrl}${query}`, { redirect: "manual" })).headers.get("location");
    expect(await leadsTo("?lang=my&to=/info/terms")).toBe("/info/terms?lang=my");
    expect(await leadsTo("")).toBe("/");
    for (const to of ["//elsewhere.test", "https://elsewhere.test", "/\\elsewhere.test", "/a//b"])
      expect(await leadsTo(`?to=${encodeURIComponent(to)}`)).toBe("/");
  });

  it("is as if open to who came by the preview address, until that is replaced", async () => {
    const { previewUrl } = await desk.must(setupRoute, {});
    const cookie = await cookieOf(previewUrl);
    const seen = await guest.must(resortRoute, {}, { cookie });
    expect(seen.opening).toMatchObject({ open: false, preview: true });
    await guest.must(createDraftRoute, draft(), { cookie });
    const renewed = await desk.must(renewPreviewRoute, {});
    expect(renewed.previewUrl).not.toBe(previewUrl);
    expect(await guest.call(createDraftRoute, draft(), { cookie })).toMatchObject({ code: "RESORT_CLOSED" });
    await guest.must(createDraftRoute, draft(), { cookie: await cookieOf(renewed.previewUrl) });
    expect(await cookieOf(`${previewUrl.slice(0, -6)}abcdef`)).toBe("pulau.preview=");
  });

  it("opens once what guests need is there, and says until then what is missing", async () => {
    const { steps } = await desk.must(setupRoute, {});
    const missing = steps.filter(({ needed, done }) => needed && !done).map(({ id }) => id);
    expect(missing).toContain("resort");
    const refused = await desk.call(setOpeningRoute, { body: { open: true, opensOn: null } });
    expect(refused).toMatchObject({ code: "SETUP_INCOMPLETE", facts: { steps: missing.join(",") } });
    const { values } = await desk.must(settingRoutes.resort, {});
    const profile = {
      ...values.profile,
      name: "Pulau Bayu",
      email: "stay@bayu.example",
      jetties: ["Merang", "Bayu"],
      bank: { name: "Maybank", address: "", accountHolder: "Bayu", accountNumber: "514011882260", swift: "" },
    };
    await desk.must(saveSettingRoutes.resort, { body: { profile } });
    expect(await desk.must(setOpeningRoute, { body: { open: true, opensOn: null } })).toMatchObject({
      open: true,
    });
    await guest.must(createDraftRoute, draft());
    const acts = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subject, "opening"));
    expect(acts.map(({ act }) => act)).toEqual(["closed", "previewRenewed", "opened"]);
  });

  it("has something to sell only while an option can be booked and a room be slept in", async () => {
    const { pool } = stage.base;
    const isDone = async (step: string) =>
      (await desk.must(setupRoute, {})).steps.find(({ id }) => id === step)?.done;
    const hindrances = [
      ["sold", "UPDATE package_option SET active_status = false", "true"],
      ["sold", "UPDATE package SET active_status = false", "true"],
      ["sold", "UPDATE package SET sold_ahead = true", "false"],
      ["sold", "UPDATE period SET stop_sell = true", "false"],
      ["rooms", "UPDATE room_type SET active_status = false", "true"],
      ["rooms", "UPDATE room SET active_status = false", "true"],
    ] as const;
    expect([await isDone("sold"), await isDone("rooms")]).toEqual([true, true]);
    for (const [step, hinder, usual] of hindrances) {
      await pool.query(hinder);
      expect(await isDone(step), hinder).toBe(false);
      await pool.query(hinder.replace(/\w+$/, usual));
      expect(await isDone(step), hinder).toBe(true);
    }
    await pool.query(`UPDATE period SET "from" = "from" - 2000, "to" = "to" - 2000`);
    expect(await isDone("sold"), "all of it is over").toBe(false);
    await pool.query(`UPDATE period SET "from" = "from" + 2000, "to" = "to" + 2000`);
    await pool.query("DELETE FROM rate");
    expect(await isDone("sold"), "nothing has a price").toBe(false);
  });

  it("is opened and closed by who may change settings", async () => {
    const { desk: other } = await staffCaller(stage, lookOnly);
    expect(await other.call(setupRoute, {})).toMatchObject({ status: 403 });
    expect(await other.call(setOpeningRoute, { body: { open: false, opensOn: null } })).toMatchObject({
      status: 403,
    });
  });
});

describe("a test mail", () => {
  it("goes out from whom the resort says, and ticks its step", async () => {
    await desk.must(saveSettingRoutes.mail, {
      body: { mail: { senderName: "Pulau Bayu", senderAddress: "stay@bayu.example" } },
    });
    expect(await desk.must(testMailRoute, { body: { to: "farah@bayu.example" } })).toEqual({ by: "server" });
    const { desk: manager } = await staffCaller(stage, { users: all });
    expect(await manager.must(mailStateRoute, {})).toEqual({ sends: true });
    expect(await desk.call(mailStateRoute, {})).toMatchObject({ status: 403 });
    expect(mails.at(-1)).toMatch(/^From: "?Pulau Bayu"? <stay@bayu\.example>/m);
    const { steps } = await desk.must(setupRoute, {});
    expect(steps.find(({ id }) => id === "mail")).toMatchObject({ done: true });
  });

  it("says in the server's words why it was not taken", async () => {
    expect(await desk.call(testMailRoute, { body: { to: "nobody@bayu.example" } })).toMatchObject({
      status: 502,
      code: "MAIL_REFUSED",
      facts: { reason: expect.stringContaining("No such mailbox") },
    });
    await new Promise<void>((done) => smtp.close(() => done()));
    expect(await desk.call(testMailRoute, { body: { to: "farah@bayu.example" } })).toMatchObject({
      status: 502,
      code: "MAIL_UNREACHABLE",
      facts: { reason: expect.stringContaining("ECONNREFUSED") },
    });
  });
});
