import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customerRoute, registerRoute } from "@pulau/contract/accounts.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  deletionDays,
  exportAddressRoute,
  exportDays,
  mailChoicesRoute,
  ownDataRoute,
  requestDeletionRoute,
  requestExportRoute,
  withdrawDeletionRoute,
} from "@pulau/contract/own-data.ts";
import { addTravelDocumentRoute } from "@pulau/contract/travel-documents.ts";
import { claimVoucherRoute } from "@pulau/contract/vouchers.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { MailJob } from "../../../mail/mail-job.ts";
import { isMuted } from "../../../mail/muted-mail.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { paidBooking } from "../../booking/changes/test-booking.ts";
import { buyVouchers, cashPromo } from "../../selling/vouchers/test-vouchers.ts";

const password = "salt wind and coral";
const day = 86_400;
const passport = {
  kind: "passport" as const,
  holderName: "Mei Ling",
  number: "A12345417",
  country: "MY",
  expiresOn: "2039-08-30",
};

let stage: Stage;
let folder: string;
let clock: { move: (seconds: number) => Promise<void> };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-own-data-"));
  const rooms = { rooms: { standard: 20 }, days: 60, ferrySeats: 200 };
  stage = await openStage(
    rooms,
    async (base) => {
      clock = await movableClock(base.pool);
    },
    { PULAU_DATA: folder },
  );
});
beforeEach(() => stage.base.pool.query("delete from rate_window"));
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

let shift = 0;
/** Puts the database's clock so many seconds ahead of the real one. */
async function moveTo(seconds: number): Promise<void> {
  await clock.move(seconds - shift);
  shift = seconds;
}

const sql = async (text: string, values: unknown[] = []) => (await stage.base.pool.query(text, values)).rows;
/** The mails that were queued for a row, as they would be sent now. */
async function mails(id: string) {
  const jobs = await sql(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND $1 IN (data->>'exportId', data->>'deletionId') ORDER BY created_on, id",
    [id],
  );
  return Promise.all(jobs.map(({ data }) => readMail(stage.base.db, stage.settings, data as MailJob)));
}
/** A member whose wallet is empty. */
async function newcomer() {
  const caller = new Caller(stage.urls);
  const body = { name: "Mei Ling", email: `${randomUUID()}@example.test`, password };
  const { accessToken, user } = await caller.must(registerRoute, { body });
  caller.token = accessToken;
  return { member: caller, accountId: user.accountId };
}
async function member(sen = 0) {
  const { member: caller, accountId } = sen > 0 ? await memberWithWallet(stage, sen) : await newcomer();
  const [{ id, email }] = await sql("SELECT id, email FROM member WHERE account_id = $1", [accountId]);
  return { caller, accountId, id: String(id), email: String(email) };
}
const own = { body: { password } };

/** A member with one stay, which used up the wallet. */
async function memberWithStay() {
  const draft = stayOf(stage.resort, { inDays: 5 });
  const { quote } = await mustHold(await newGuest(stage.urls), draft);
  const made = await member(quote.totalSen);
  return { ...made, bookingId: await paidBooking(stage, made.caller, draft) };
}

describe("a copy of somebody’s data", () => {
  it("is made by a job, holds what is known and opens what is sealed, and is handed out for the password", async () => {
    const { caller, bookingId, email } = await memberWithStay();
    await caller.must(addTravelDocumentRoute, { body: passport });
    const { export: begun } = await caller.must(requestExportRoute, {});
    const { export: same } = await caller.must(requestExportRoute, {});
    expect(begun).toEqual(same);
    const exportId = begun?._id ?? "";
    const params = { _id: exportId };
    expect(await caller.call(exportAddressRoute, { params, ...own })).toMatchObject({ code: "NOT_FOUND" });
    await stage.jobs["make-export"]({ exportId });
    await stage.jobs["make-export"]({ exportId });
    const { export: ready } = await caller.must(ownDataRoute, {});
    expect(ready).toMatchObject({ state: "ready" });
    const [mail, ...others] = await mails(exportId);
    expect([mail?.to, others]).toEqual([email, []]);
    expect(
      await caller.call(exportAddressRoute, { params, body: { password: "not the password" } }),
    ).toMatchObject({ code: "BAD_CREDENTIALS" });
    const stranger = (await member()).caller;
    expect(await stranger.call(exportAddressRoute, { params, ...own })).toMatchObject({ code: "NOT_FOUND" });
    const { url } = await caller.must(exportAddressRoute, { params, ...own });
    const files = unzipSync(new Uint8Array(await (await fetch(`${stage.urls[0]}${url}`)).arrayBuffer()));
    const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(read("profile")).toMatchObject([{ email, name: "Mei Ling" }]);
    expect(read("bookings")).toMatchObject([{ id: bookingId, state: "confirmed" }]);
    expect(read("guests")).toMatchObject([{ identity: "900101-11-5678" }, { full_name: "Guest 2" }]);
    expect(read("travel-documents")).toMatchObject([{ number: "A12345417" }]);
    expect(Object.keys(files).filter((name) => name.startsWith("receipts/"))).toHaveLength(1);
    expect(JSON.stringify(Object.values(files).map((bytes) => strFromU8(bytes, true)))).not.toMatch(
      /password_hash|argon2|token_hash/,
    );
  });

  it("dies after its days, bytes and all", async () => {
    const { caller } = await member();
    const { export: begun } = await caller.must(requestExportRoute, {});
    const exportId = begun?._id ?? "";
    await stage.jobs["make-export"]({ exportId });
    const { url } = await caller.must(exportAddressRoute, { params: { _id: exportId }, ...own });
    await moveTo(exportDays * day + 60);
    try {
      expect((await fetch(`${stage.urls[0]}${url}`)).status).toBe(410);
      expect((await caller.must(ownDataRoute, {})).export).toBeNull();
      await stage.jobs["end-own-data"]({});
      expect(await sql("SELECT storage_key FROM data_export WHERE id = $1", [exportId])).toEqual([
        { storage_key: null },
      ]);
      expect(await sql("SELECT * FROM loose_bytes")).toEqual([]);
    } finally {
      await moveTo(0);
    }
  });
});

describe("deleting an account", () => {
  it("is told what stands against it first: stays to come, and money in the wallet", async () => {
    const { caller } = await memberWithStay();
    const { obstacles } = await caller.must(ownDataRoute, {});
    expect(obstacles).toMatchObject({ stays: [{ checkIn: expect.any(String) }], walletSen: 0 });
    expect(await caller.call(requestDeletionRoute, own)).toMatchObject({
      code: "ACCOUNT_IN_USE",
      facts: { stays: 1, walletSen: 0, commissionSen: 0, refundSen: 0, lastOwner: false },
    });
    const rich = (await member(5_000)).caller;
    expect(await rich.call(requestDeletionRoute, own)).toMatchObject({
      facts: { stays: 0, walletSen: 5_000 },
    });
  });

  it("waits for a refund that is still owed, of a stay that is over as well", async () => {
    const { caller, bookingId } = await memberWithStay();
    await sql(
      "UPDATE booking SET state = 'completed', checked_in_at = now(), checked_out_at = now() WHERE id = $1",
      [bookingId],
    );
    expect((await caller.must(ownDataRoute, {})).obstacles).toMatchObject({ stays: [], refundSen: 0 });
    const [{ id }] = await sql("SELECT id FROM payment WHERE booking_id = $1", [bookingId]);
    await sql(
      `INSERT INTO refund (id, payment_id, booking_id, amount_sen, why, state, created_at)
       VALUES (gen_random_uuid(), $1, $2, 5000, 'cancelled', 'byHand', now())`,
      [id, bookingId],
    );
    expect(await caller.call(requestDeletionRoute, own)).toMatchObject({
      code: "ACCOUNT_IN_USE",
      facts: { stays: 0, refundSen: 5_000 },
    });
    await sql("DELETE FROM refund WHERE booking_id = $1", [bookingId]);
  });

  it("asks for the password, can be taken back for days, and tells each by mail", async () => {
    const { caller, email } = await member();
    expect(await caller.call(requestDeletionRoute, { body: { password: "not the password" } })).toMatchObject(
      {
        code: "BAD_CREDENTIALS",
      },
    );
    const planned = await caller.must(requestDeletionRoute, own);
    expect(planned.deletion?.dueAt).toEqual(expect.any(String));
    await caller.must(requestDeletionRoute, own);
    const [{ id }, ...others] = await sql(
      "SELECT d.id FROM account_deletion d JOIN member m ON m.id = d.member_id WHERE m.email = $1",
      [email],
    );
    expect(others).toEqual([]);
    const [mail] = await mails(id);
    expect([mail?.to, mail?.letter.link?.url]).toEqual([email, expect.stringMatching(/\/profile$/)]);
    expect((await caller.must(withdrawDeletionRoute, {})).deletion).toBeNull();
    expect((await mails(id)).filter(Boolean)).toHaveLength(1);
    await moveTo((deletionDays + 1) * day);
    await stage.jobs["end-own-data"]({});
    await moveTo(0);
    expect(await sql("SELECT erased_at FROM member WHERE email = $1", [email])).toEqual([
      { erased_at: null },
    ]);
  });

  it("takes the person out of everything and leaves the books as they were", async () => {
    const { caller, accountId, id, email, bookingId } = await memberWithStay();
    await caller.must(addTravelDocumentRoute, { body: passport });
    const before = await sql("SELECT sum(sen) AS sum, count(*) FROM ledger_entry");
    await sql(
      "UPDATE booking SET state = 'completed', checked_in_at = now(), checked_out_at = now() WHERE id = $1",
      [bookingId],
    );
    await caller.must(requestDeletionRoute, own);
    await moveTo(deletionDays * day - 60);
    await stage.jobs["end-own-data"]({});
    expect(await sql("SELECT name FROM member WHERE id = $1", [id])).toEqual([{ name: "Mei Ling" }]);
    await moveTo(deletionDays * day + 60);
    await stage.jobs["end-own-data"]({});
    await moveTo(0);
    const left = await sql(
      `SELECT m.name, m.email, m.status, b.booking_name, b.email AS booking_email, b.mobile, b.booking_no, b.total_sen > 0 AS paid
       FROM member m JOIN booking b ON b.account_id = m.account_id WHERE m.id = $1`,
      [id],
    );
    expect(left).toEqual([
      {
        name: "—",
        email: `deleted-${id}@deleted.invalid`,
        status: "blocked",
        booking_name: "—",
        booking_email: `deleted-${id}@deleted.invalid`,
        mobile: "",
        booking_no: expect.any(String),
        paid: true,
      },
    ]);
    expect(await sql("SELECT sum(sen) AS sum, count(*) FROM ledger_entry")).toEqual(before);
    const tables = await sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    const naming: string[] = [];
    for (const { tablename } of tables) {
      const rows = await sql(`SELECT 1 FROM "${tablename}" t WHERE t::text ~ $1`, [`${email}|A12345417`]);
      if (rows.length > 0) naming.push(tablename);
    }
    expect([tables.length > 100, naming]).toEqual([true, []]);
    const papers = await sql(
      "SELECT identity_sealed, identity_tail FROM booking_guest WHERE booking_id = $1",
      [bookingId],
    );
    const { unseal } = createSealer(stage.settings);
    expect(papers.map((row) => [unseal(row.identity_sealed), row.identity_tail])).toEqual([
      ["", ""],
      ["", ""],
    ]);
    expect(await sql("SELECT full_name FROM booking_guest WHERE booking_id = $1", [bookingId])).toEqual([
      { full_name: "—" },
      { full_name: "—" },
    ]);
    expect(await caller.call(customerRoute, { params: { _id: id } })).toMatchObject({
      code: "NOT_SIGNED_IN",
    });
    expect(await caller.call(bookingRoute, { params: { _id: bookingId } })).toMatchObject({ ok: false });
    const [last] = await sql(
      "SELECT data->>'to' AS to FROM pgboss.job WHERE name = 'send-mail' AND data->>'template' = 'account-deleted'",
    );
    expect(last).toEqual({ to: email });
    expect(await sql("SELECT name FROM account WHERE id = $1", [accountId])).toEqual([{ name: "—" }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("takes the person out of vouchers that they gave, and of those that they were given", async () => {
    const { desk } = await staffCaller(stage, everyRight());
    const { _id: promoCodeId } = await cashPromo(desk);
    const [giver, taker] = [await member(9_000), await member()];
    const gift = { name: "Siti Aminah", email: taker.email, from: "Mei Ling", message: "Selamat hari jadi" };
    const order = { promoCodeId, gift: { ...gift, language: "my" as const, byHand: true } };
    const { purchaseId } = await buyVouchers(stage, giver.caller, order);
    const gifts = () => sql("SELECT code, gift FROM voucher WHERE purchase_id = $1", [purchaseId]);
    const [{ code }] = await gifts();
    await taker.caller.must(claimVoucherRoute, { body: { code } });
    const eraseOnce = async ({ caller }: typeof giver) => {
      await caller.must(requestDeletionRoute, own);
      await moveTo((deletionDays + 1) * day);
      await stage.jobs["end-own-data"]({});
      await moveTo(0);
    };
    await eraseOnce(giver);
    const kept = { name: "Siti Aminah", email: taker.email };
    expect(await gifts()).toMatchObject([{ gift: { ...kept, from: "—", message: "" } }]);
    await eraseOnce(taker);
    expect(await gifts()).toMatchObject([
      { gift: { name: "—", email: `deleted-${taker.id}@deleted.invalid`, from: "—", message: "" } },
    ]);
    const [{ facts }] = await sql("SELECT facts FROM purchase WHERE id = $1", [purchaseId]);
    expect(JSON.stringify(facts)).not.toMatch(/Siti|Mei Ling|hari jadi|example\.test/);
  });

  it("stops where somebody has booked again by that day, and says so", async () => {
    const { caller, email } = await member();
    await caller.must(requestDeletionRoute, own);
    await mustSubmit(caller, stayOf(stage.resort, { inDays: 40 }));
    await moveTo((deletionDays + 1) * day);
    await stage.jobs["end-own-data"]({});
    await moveTo(0);
    expect(await sql("SELECT erased_at FROM member WHERE email = $1", [email])).toEqual([
      { erased_at: null },
    ]);
    const [{ id }] = await sql(
      "SELECT d.id FROM account_deletion d JOIN member m ON m.id = d.member_id WHERE m.email = $1",
      [email],
    );
    const sent = (await mails(id)).filter((mail) => mail !== null);
    expect(sent.map(({ letter }) => letter.subject)).toEqual([
      expect.stringContaining("Your account was not deleted"),
    ]);
  });
});

describe("mails by choice", () => {
  it("are left out for who does without, and only those that need not be sent", async () => {
    const { caller, email } = await member();
    const { db } = stage.base;
    expect(await isMuted(db, "voucher-ends", email)).toBe(false);
    await caller.must(mailChoicesRoute, { body: { muted: ["expiring"] } });
    const [{ id }] = await sql("SELECT id FROM member WHERE email = $1", [email]);
    const { data } = await caller.must(customerRoute, { params: { _id: id } });
    expect(data.data.mutedMails).toEqual(["expiring"]);
    expect(await isMuted(db, "voucher-ends", email.toUpperCase())).toBe(true);
    expect(await isMuted(db, "rooming-list-due", email)).toBe(false);
    expect(await isMuted(db, "booking-confirmed", email)).toBe(false);
  });
});
