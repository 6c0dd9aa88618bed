import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import {
  invoiceRoute,
  paperPdfAddressRoute,
  paperRoute,
  staffPaperPdfAddressRoute,
  staffPaperRoute,
} from "@pulau/contract/papers.ts";
import { adminPapersCsvAddressRoute, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { Caller } from "../../../races/caller.ts";
import {
  detailOf,
  mustChange,
  type Office,
  openOffice,
  paidBooking,
} from "../../booking/changes/test-booking.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";
import { issuePapers } from "./public.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});
afterAll(() => office.stage.close());

async function deskWith({ payments: read }: { payments: boolean }): Promise<Caller> {
  const role = { payments: { read, write: false, create: false, delete: false } };
  const { email } = await createStaff(office.stage.base.db, { role });
  const caller = new Caller(office.stage.urls);
  caller.token = (
    await caller.must(staffLoginRoute, { body: { email, password: testPassword } })
  ).accessToken;
  return caller;
}

/** The jobs of a booking's papers, run as often as they are queued. */
async function work(_id: string, times = 1): Promise<void> {
  const runs = Array.from({ length: times }, () => office.stage.jobs["issue-invoice"]({ bookingId: _id }));
  await Promise.all(runs);
  await office.stage.base.pool.query(
    "DELETE FROM pgboss.job WHERE name = 'issue-invoice' AND data->>'bookingId' = $1",
    [_id],
  );
}

const papersOf = async (_id: string) => (await office.member.must(invoiceRoute, { params: { _id } })).papers;
const kindsAndTotals = async (_id: string) =>
  (await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen]);

async function booked() {
  const _id = await paidBooking(office.stage, office.member, { inDays: 25 });
  await work(_id);
  return { _id, totalSen: (await detailOf(office.member, _id)).totalSen };
}

async function cancelled() {
  const made = await booked();
  const params = { _id: made._id };
  const { refundSen } = await office.member.must(cancelQuoteRoute, { params });
  await office.member.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
  return { ...made, params, refundSen };
}

describe("a cancelled booking", () => {
  it("gets one credit note of its invoice and one invoice of what is kept, however often its job runs", async () => {
    const { _id, totalSen, refundSen } = await cancelled();
    await work(_id, 4);
    expect(refundSen).toBeGreaterThan(0);
    expect(refundSen).toBeLessThan(totalSen);
    expect(await kindsAndTotals(_id)).toEqual([
      ["invoice", totalSen],
      ["creditNote", totalSen],
      ["invoice", totalSen - refundSen],
    ]);
  });

  it("shows what stands, names what the credit note takes from, and sums to what is kept", async () => {
    const { _id, params, totalSen, refundSen } = await cancelled();
    const invoice = await office.member.must(invoiceRoute, { params });
    expect(invoice).toMatchObject({ kind: "invoice", reason: "cancelled", papersSen: totalSen - refundSen });
    expect(invoice.sums.totalSen).toBe(totalSen - refundSen);
    const [first, credit] = invoice.papers;
    const note = await office.member.must(paperRoute, { params: { _id: credit?._id ?? "" } });
    expect(note).toMatchObject({ _id, kind: "creditNote", due: null, changedSen: 0 });
    expect(note.number).toMatch(/^TB-CN-\d\d-\d{5}$/);
    expect(note.corrects).toEqual([{ number: first?.number, issuedOn: first?.issuedOn }]);
    await work(_id);
  });
});

describe("a changed booking", () => {
  it("gets a further invoice of an add-on that came, and a credit note when it goes", async () => {
    const { _id, totalSen } = await booked();
    const kayak = { addOnId: office.stage.resort.addOns.unlimited, count: 1, day: null };
    await mustChange(office.member, _id, { addOns: [kayak] });
    await work(_id, 2);
    const dearer = (await detailOf(office.member, _id)).totalSen;
    expect(dearer).toBeGreaterThan(totalSen);
    expect(await kindsAndTotals(_id)).toEqual([
      ["invoice", totalSen],
      ["invoice", dearer - totalSen],
    ]);
    await mustChange(office.member, _id, { addOns: [] });
    await work(_id, 2);
    expect((await kindsAndTotals(_id)).at(-1)).toEqual(["creditNote", dearer - totalSen]);
  });
});

describe("the credit note of a stay that was moved", () => {
  it("carries the stay, the guests and the lines of the invoice that it takes from, and the new invoice today's", async () => {
    const { _id } = await booked();
    const before = await office.member.must(invoiceRoute, { params: { _id } });
    const { guests } = await detailOf(office.member, _id);
    const renamed = guests.map((guest, i) => (i === 0 ? { ...guest, fullName: "Siti Nurhaliza" } : guest));
    await mustChange(office.member, _id, { checkIn: office.day(32), guests: renamed });
    await work(_id);
    const papers = await papersOf(_id);
    expect(papers.map(({ kind }) => kind)).toEqual(["invoice", "creditNote", "invoice"]);
    const [first, credit, now] = await Promise.all(
      papers.map((paper) => office.member.must(paperRoute, { params: { _id: paper._id } })),
    );
    for (const paper of [first, credit]) {
      expect(paper?.stay).toEqual(before.stay);
      expect(paper?.guests).toEqual(before.guests);
      expect(paper?.lines).toEqual(before.lines);
      expect(paper?.billTo).toEqual(before.billTo);
    }
    expect(now?.stay.checkIn).toBe(office.day(32));
    expect(now?.guests.map(({ fullName }) => fullName)).toContain("Siti Nurhaliza");
  });
});

describe("numbers of credit notes", () => {
  it("have no gap: not by a job that is killed, nor by many at the same time", async () => {
    const made = await Promise.all(Array.from({ length: 4 }, cancelled));
    const broken = inTransaction(office.stage.base.db, async (tx) => {
      await issuePapers(tx, made[0]?._id ?? "");
      throw new Error("the power went");
    });
    await expect(broken).rejects.toThrow("the power went");
    await Promise.all(made.map(({ _id }) => work(_id, 3)));
    const { rows } = await office.stage.base.db.execute<{ ordinal: number }>(
      sql`SELECT ordinal FROM invoice WHERE kind = 'creditNote' ORDER BY ordinal`,
    );
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(rows.map((_, i) => i + 1));
  });
});

describe("who may look at a paper", () => {
  it("is its guest and the desk, not another and nobody by a made-up id", async () => {
    const { _id } = await cancelled();
    await work(_id);
    const credit = (await papersOf(_id)).find(({ kind }) => kind === "creditNote");
    const params = { _id: credit?._id ?? "" };
    expect((await office.desk.must(staffPaperRoute, { params })).number).toBe(credit?.number);
    const notFound = { status: 404, code: "NOT_FOUND" };
    for (const [caller, wrong] of [
      [office.stranger, params],
      [office.member, { _id: randomUUID() }],
    ] as const) {
      expect(await caller.call(paperRoute, { params: wrong })).toMatchObject(notFound);
      expect(await caller.call(paperPdfAddressRoute, { params: wrong, query: {} })).toMatchObject(notFound);
    }
    const nobody = new Caller(office.stage.urls);
    expect(await nobody.call(paperRoute, { params })).toMatchObject({ status: 401 });
    expect(await nobody.call(staffPaperRoute, { params })).toMatchObject({ status: 401 });
    expect(await office.desk.call(staffPaperRoute, { params: { _id: randomUUID() } })).toMatchObject(
      notFound,
    );
  });
});

describe("a month's papers", () => {
  const month = () => office.stage.resort.from.slice(0, 7);

  it("are listed with what they come to, found by number and name, and kept as CSV", async () => {
    const { _id } = await cancelled();
    await work(_id);
    const [first, credit] = await papersOf(_id);
    const cashier = await deskWith({ payments: true });
    const all = await cashier.must(adminPapersRoute, { query: { month: month(), limit: 100 } });
    const sum = (kind: string) =>
      sumSen(all.papers.filter((paper) => paper.kind === kind).map(({ totalSen }) => totalSen));
    expect([all.invoicedSen, all.creditedSen]).toEqual([sum("invoice"), sum("creditNote")]);
    const found = await cashier.must(adminPapersRoute, {
      query: { month: month(), search: credit?.number ?? "" },
    });
    expect(found.papers).toMatchObject([
      { _id: credit?._id, kind: "creditNote", reason: "cancelled", bookingId: _id },
    ]);
    const invoices = await cashier.must(adminPapersRoute, {
      query: { month: month(), kind: "invoice", limit: 1 },
    });
    expect(invoices.papers).toHaveLength(1);
    expect(invoices.total).toBe(all.papers.filter(({ kind }) => kind === "invoice").length);
    const call = { query: { month: month(), language: "cn" as const } };
    const { url } = await cashier.must(adminPapersCsvAddressRoute, call);
    const csv = await (await fetch(`${office.stage.urls[0]}${url}`)).text();
    expect(csv).toContain("贷记单");
    for (const { number } of [first, credit].filter((paper) => paper !== undefined))
      expect(csv).toContain(number);
    expect((await fetch(`${office.stage.urls[0]}${url.replace(/seal=../, "seal=__")}`)).status).toBe(410);
  });

  it("are none in a month without, and nobody's who may not read payments", async () => {
    const cashier = await deskWith({ payments: true });
    const empty = await cashier.must(adminPapersRoute, { query: { month: "2031-01" } });
    expect(empty).toMatchObject({ papers: [], page: 1, pages: 1, limit: 10, total: 0, invoicedSen: 0 });
    expect(await cashier.call(adminPapersRoute, { query: { month: "2031-13" } })).toMatchObject({
      status: 400,
    });
    const other = await deskWith({ payments: false });
    const call = { query: { month: "2031-01" } };
    expect(await other.call(adminPapersRoute, call)).toMatchObject({ status: 403 });
    expect(await other.call(adminPapersCsvAddressRoute, call)).toMatchObject({ status: 403 });
  });
});

describe("the credit note as a PDF", () => {
  it("says what the page says, in the language that is asked for", async () => {
    const { _id } = await cancelled();
    await work(_id);
    const [first, credit] = await papersOf(_id);
    const params = { _id: credit?._id ?? "" };
    const call = { params, query: { language: "cn" as const } };
    const { url } = await office.member.must(paperPdfAddressRoute, call);
    const answer = await fetch(office.stage.urls[0] + url);
    expect(answer.headers.get("content-disposition")).toContain(`${credit?.number}.pdf`);
    const { text } = await pdfText(answer);
    for (const part of ["贷记单", "预订已取消", credit?.number, first?.number]) expect(text).toContain(part);
    const desk = await office.desk.must(staffPaperPdfAddressRoute, call);
    expect(desk.url).toMatch(/^\/admin\/api\/papers\//);
    expect((await fetch(office.stage.urls[0] + desk.url)).status).toBe(200);
    const wrong = url.replace(/seal=../, "seal=__");
    expect((await fetch(office.stage.urls[0] + wrong)).status).toBe(410);
  });
});
