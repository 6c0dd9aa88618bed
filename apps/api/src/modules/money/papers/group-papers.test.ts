import { randomUUID } from "node:crypto";
import { staffEInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import {
  groupPapersRoute,
  issueGroupPapersRoute,
  mailGroupPaperRoute,
} from "@pulau/contract/group-papers.ts";
import { setPayerRoute } from "@pulau/contract/groups.ts";
import { staffInvoiceRoute, staffPaperPdfAddressRoute } from "@pulau/contract/papers.ts";
import { adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { staffCancelQuoteRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import type { BookingId, GroupId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { clubOf, makeClub, nameRooms, roomFor, shown } from "../../booking/groups/test-block.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, ferrySeats: 12, days: 300 });
  ({ desk } = await staffCaller(stage, { groups: all, bookings: all, payments: all, charges: all }));
});
afterAll(() => stage.close());

let inDays = 20;
const nextDays = () => {
  inDays += 5;
  return inDays;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.base.pool.query(text, values)).rows;
const healthy = async () => expect(await checkInvariants(stage.base.pool)).toEqual([]);
const papersOf = (_id: GroupId) => desk.must(groupPapersRoute, { params: { _id } });
const issue = (_id: GroupId) =>
  desk.call(issueGroupPapersRoute, { params: { _id }, body: {} }, { "idempotency-key": randomUUID() });
const billTo = {
  name: "Mutiara Divers Sdn. Bhd.",
  registrationNo: "202001234567",
  taxNo: "C2584563222",
  email: "accounts@mutiara.example",
  phone: "+60312345678",
  address: { address: "18 Jalan Kenari 4", city: "Puchong", postCode: "47100", state: "10" },
};

/** Runs what is queued for the papers of these bookings, each twice: the queue delivers at least once. */
async function runPapers(bookings: readonly BookingId[]) {
  for (const bookingId of bookings) for (const _ of [1, 2]) await stage.jobs["issue-invoice"]({ bookingId });
  await query("DELETE FROM pgboss.job WHERE name = 'issue-invoice'");
}

/** A group of two rooms that it pays, and one whose guest pays. */
async function makeNamed(terms: Parameters<typeof clubOf>[1] = {}) {
  const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays(), billTo, ...terms }));
  const named = await nameRooms(desk, _id, [
    roomFor(stage.resort, ["Aini binti Salleh", "Tan Mei Ling"]),
    roomFor(stage.resort, ["Hafiz bin Osman", "Lim Siew Chin"]),
    roomFor(stage.resort, ["Kumar"], { payer: "own", email: "kumar@example.com", mobile: "+60198765432" }),
  ]);
  if (!named.ok) throw new Error(named.code);
  const bookings = named.value.bookings.map((booking) => booking._id);
  await runPapers(bookings);
  const [first = "", second = "", own = ""] = bookings;
  return { _id, bookings, first, second, own };
}

async function cancel(_id: BookingId) {
  const { refundSen } = await desk.must(staffCancelQuoteRoute, { params: { _id } });
  const query = { agreedRefundSen: refundSen, note: "Ill" };
  await desk.must(staffCancelRoute, { params: { _id }, query }, { "idempotency-key": randomUUID() });
}

const ownPapers = (bookingId: BookingId) =>
  query(
    "SELECT kind, total_sen::int AS sen, content ->> 'reason' AS reason FROM invoice WHERE booking_id = $1 ORDER BY position",
    [bookingId],
  );

describe("the invoice of a group", () => {
  it("is one paper over the rooms that it pays, to the sen, and none of them has one of its own", async () => {
    const { _id, first, second, own } = await makeNamed();
    expect(await ownPapers(first)).toEqual([]);
    expect(await ownPapers(own)).toHaveLength(1);
    const before = await papersOf(_id);
    expect(before.papers).toEqual([]);
    const issued = await issue(_id);
    if (!issued.ok) throw new Error(issued.code);
    const { totalSen, list } = await shown(desk, _id);
    const { papers, proForma, papersSen } = await papersOf(_id);
    expect(proForma).toBeNull();
    expect(papersSen).toBe(totalSen);
    expect(papers).toMatchObject([
      {
        kind: "invoice",
        reason: "booked",
        totalSen,
        billTo: { name: billTo.name, registrationNo: billTo.registrationNo, address: { country: "MY" } },
        parts: [{ guests: expect.any(Array) }, { guests: expect.any(Array) }],
      },
    ]);
    expect({ ...before.proForma }).toEqual({
      ...before.proForma,
      sums: papers[0]?.sums,
      parts: papers[0]?.parts,
    });
    expect(papers[0]?.parts.map(({ bookingId }) => bookingId).toSorted()).toEqual([first, second].toSorted());
    expect(papers[0]?.parts.reduce((sum, part) => sum + part.totalSen, 0)).toBe(totalSen);
    expect(list.find((row) => row._id === own)?.payer).toBe("own");
    expect(await issue(_id)).toMatchObject({ code: "WRONG_STATE" });
    const invoice = await desk.must(staffInvoiceRoute, { params: { _id: first } });
    expect(invoice).toMatchObject({ kind: "proForma", due: null, billedTo: { papers: [papers[0]?.number] } });
    expect(await ownPapers(first)).toEqual([]);
    await healthy();
  });

  it("is issued once, whoever presses at the same time, in a gapless series", async () => {
    const { _id } = await makeNamed();
    const answers = await Promise.all([issue(_id), issue(_id), issue(_id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await papersOf(_id)).papers).toHaveLength(1);
    await healthy();
  });

  it("is followed by a credit note when a name leaves, and by another invoice for who comes", async () => {
    const { _id, bookings, first } = await makeNamed({ rooms: 4, persons: 8 });
    await issue(_id);
    const firstTotal = (await papersOf(_id)).papersSen;
    await cancel(first);
    await runPapers(bookings);
    const left = await papersOf(_id);
    expect(left.papers).toMatchObject([
      { kind: "invoice" },
      {
        kind: "creditNote",
        reason: "cancelled",
        corrects: [{ number: left.papers[0]?.number }],
        parts: [{ bookingId: first }],
      },
    ]);
    expect(left.papersSen).toBe(firstTotal - (left.papers[1]?.totalSen ?? 0));
    const more = await nameRooms(desk, _id, [roomFor(stage.resort, ["Priya", "Wong"])]);
    if (!more.ok) throw new Error(more.code);
    await runPapers(more.value.bookings.map((booking) => booking._id));
    const now = await papersOf(_id);
    expect(now.papers).toHaveLength(3);
    expect(now.papersSen).toBe((await shown(desk, _id)).totalSen);
    await healthy();
  });

  it("gives a booking over to its guests and takes one back, without billing anything twice", async () => {
    const { _id, bookings, first, own } = await makeNamed();
    await issue(_id);
    const pay = (bookingId: BookingId, payer: "group" | "own") =>
      desk.must(setPayerRoute, { params: { _id }, body: { bookingId, payer } });
    await pay(first, "own");
    await runPapers(bookings);
    expect(await ownPapers(first)).toMatchObject([{ kind: "invoice", reason: "booked" }]);
    expect((await papersOf(_id)).papers.at(-1)).toMatchObject({
      kind: "creditNote",
      parts: [{ bookingId: first }],
    });
    await healthy();
    await pay(own, "group");
    await runPapers(bookings);
    expect(await ownPapers(own)).toMatchObject([
      { kind: "invoice" },
      { kind: "creditNote", reason: "otherPayer" },
    ]);
    expect((await papersOf(_id)).papersSen).toBe((await shown(desk, _id)).totalSen);
    await healthy();
  });

  it("comes by itself once everybody whom the group pays has left", async () => {
    const { _id, bookings, first, second } = await makeNamed();
    await query("UPDATE booking SET state = 'completed' WHERE id = $1", [first]);
    await runPapers(bookings);
    expect((await papersOf(_id)).papers).toEqual([]);
    await query("UPDATE booking SET state = 'completed' WHERE id = $1", [second]);
    await runPapers(bookings);
    expect((await papersOf(_id)).papers).toMatchObject([{ kind: "invoice", parts: [{}, {}] }]);
  });
});

describe("the database", () => {
  const copy = `INSERT INTO invoice (booking_id, kind, number, series, ordinal, issued_on, issued_at, total_sen, content)
    SELECT $1, 'invoice', 'X-' || gen_random_uuid(), 'X', 1, issued_on, issued_at, 100, content FROM group_paper LIMIT 1`;
  const again = `WITH p AS (INSERT INTO group_paper (group_id, kind, position, number, series, ordinal, issued_on, issued_at, total_sen, content)
      SELECT group_id, kind, 99, 'Y', 'Y', 1, issued_on, issued_at, total_sen, content FROM group_paper WHERE group_id = $1 LIMIT 1 RETURNING id)
    INSERT INTO group_paper_part (paper_id, booking_id, kind, total_sen) SELECT p.id, $2, 'invoice', 100 FROM p`;

  it("has a charge on one invoice alone, past every call too", async () => {
    const { _id, first } = await makeNamed();
    await issue(_id);
    await expect(query(copy, [first])).rejects.toThrow("booking_billed_once");
    await expect(query(again, [_id, first])).rejects.toThrow("is billed by its group already");
    await expect(query("UPDATE booking_billed SET own_sen = 0")).rejects.toThrow();
    await healthy();
  });

  it("would have it twice without that key", async () => {
    const { _id, first } = await makeNamed();
    await issue(_id);
    const client = await stage.base.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("ALTER TABLE booking_billed DROP CONSTRAINT booking_billed_once");
      await client.query(copy, [first]);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});

describe("a paper of a group", () => {
  it("is a PDF that names each room and guest, one e-Invoice, a mail and a line of the month", async () => {
    const { _id } = await makeNamed();
    await issue(_id);
    const [paper] = (await papersOf(_id)).papers;
    if (!paper) throw new Error("no paper");
    const { url } = await desk.must(staffPaperPdfAddressRoute, {
      params: { _id: paper._id },
      query: { language: "en" },
    });
    const pdf = await fetch(new URL(url, stage.urls[0]));
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const { text } = await pdfText(pdf);
    for (const part of [paper.number, billTo.name, "Aini binti Salleh", "Lim Siew Chin"])
      expect(text).toContain(part);
    const { papers } = await desk.must(adminPapersRoute, {
      query: { month: paper.issuedOn.slice(0, 7), search: paper.number },
    });
    expect(papers).toMatchObject([
      { groupId: _id, bookingId: null, totalSen: paper.totalSen, eInvoice: true },
    ]);
    expect(await desk.call(staffEInvoiceRoute, { params: { _id: paper._id } })).toMatchObject({
      code: "E_INVOICE_OFF",
    });
    await desk.must(mailGroupPaperRoute, { params: { _id }, body: { paperId: paper._id } });
    const [job] = await query(
      "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'group-invoice'",
    );
    const mail = await readMail(
      stage.base.db,
      stage.settings,
      (job as { data: Parameters<typeof readMail>[2] }).data,
    );
    expect(mail).toMatchObject({ to: billTo.email, receipt: { filename: `${paper.number}.pdf` } });
    expect(mail?.letter.subject).toContain(paper.number);
  });
});
