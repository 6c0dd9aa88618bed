import { randomUUID } from "node:crypto";
import {
  consolidatedRoute,
  monthSummaryRoute,
  setAccountEInvoiceRoute,
  staffEInvoiceAddressRoute,
} from "@pulau/contract/e-invoice.ts";
import {
  cancelEventPlacesRoute,
  cancelEventRoute,
  eventTicketsRoute,
  payEventRoute,
} from "@pulau/contract/events.ts";
import { paperPdfAddressRoute, staffPaperPdfAddressRoute } from "@pulau/contract/papers.ts";
import { adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { checkEInvoice } from "@pulau/domain/e-invoice/check.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../db/invariants.ts";
import type { Caller } from "../../races/caller.ts";
import { signInStaff } from "../../races/earning.ts";
import { memberWithWallet } from "../../races/members.ts";
import { openStage, type Stage } from "../../races/one-server.ts";
import { runJobs } from "../../races/run-jobs.ts";
import { guestsOf, makeEvent } from "../events/test-event.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";

let stage: Stage;
let desk: Caller;
let month: string;
const all = { read: true, write: true, create: true, delete: true };
const taxPayer = {
  ...{ tin: "C2584563222", brn: "200001000000", sst: null, tourismTax: null },
  industry: { code: "55101", name: "Hotels and resort hotels" },
  address: { lines: ["Lot 12"], city: "Mersing", postCode: "86800", state: "01" },
  phone: "+6075550118",
};
beforeAll(async () => {
  stage = await openStage();
  desk = await signInStaff(stage, { payments: all, bookings: all, posts: all });
  month = stage.resort.from.slice(0, 7);
  await stage.base.pool.query(
    `INSERT INTO resort_setting (name, value) VALUES ('taxPayer', $1::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(taxPayer)],
  );
  await new Promise((done) => setTimeout(done, 2_100));
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

async function bought(wish = {}) {
  const eventId = await makeEvent(stage.base.db, stage.resort, wish);
  const { member, accountId } = await memberWithWallet(stage, 10_000_00);
  const body = { eventId, guests: guestsOf(2, 1) };
  const { purchaseId } = await member.must(payEventRoute, { body }, { "idempotency-key": randomUUID() });
  await runJobs(stage, "fulfil-purchase");
  await runJobs(stage, "issue-places-papers");
  return { eventId, member, accountId, purchaseId, params: { _id: purchaseId } };
}
const papersOf = async ({ member, params }: Awaited<ReturnType<typeof bought>>) =>
  (await member.must(eventTicketsRoute, { params })).papers;
const fetched = (url: string) => fetch(stage.urls[0] + url);
const listed = async (search: string) =>
  (await desk.must(adminPapersRoute, { query: { month, search } })).papers;
const consolidated = async (kind: string): Promise<string> => {
  const headers = { authorization: `Bearer ${desk.token}`, "x-api-scope": "staff" };
  const path = `${consolidatedRoute.path}?month=${month}&kind=${kind}`;
  return (await fetch(stage.urls[0] + path, { headers })).text();
};

describe("places at an event", () => {
  it("have an invoice once they are bought, issued once, as a PDF and in the month's papers", async () => {
    const places = await bought();
    await stage.jobs["issue-places-papers"]({ purchaseId: places.purchaseId });
    const [paper, ...others] = await papersOf(places);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ kind: "invoice", number: expect.stringMatching(/^TB-INV-\d\d-\d{5}$/) });
    const ask = { params: { _id: paper?._id ?? "" }, query: { language: "cn" } } as const;
    const { url } = await places.member.must(paperPdfAddressRoute, ask);
    const { text } = await pdfText(await fetched(url));
    for (const part of ["发票", paper?.number, "Moon dinner", "2 名成人，1 名儿童", "RM 300.00"])
      expect(text).toContain(part);
    const staffs = await desk.must(staffPaperPdfAddressRoute, ask);
    expect((await fetched(staffs.url)).headers.get("content-type")).toContain("application/pdf");
    expect((await fetched(url.replace(/seal=../, "seal=__"))).status).toBe(410);
    expect(await listed(paper?.number ?? "")).toMatchObject([
      { kind: "invoice", bookingId: null, event: { en: "Moon dinner" }, totalSen: 30_000, reason: "booked" },
    ]);
    const json = await consolidated("invoice");
    expect(checkEInvoice(json)).toEqual([]);
    expect(json).toContain(paper?.number);
  });

  it("are nobody else's to see", async () => {
    const places = await bought();
    const { member: other } = await memberWithWallet(stage, 100);
    const [paper] = await papersOf(places);
    for (const _id of [paper?._id ?? "", randomUUID()])
      expect(await other.call(paperPdfAddressRoute, { params: { _id }, query: {} })).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
    const madeUp = { params: { _id: randomUUID() }, query: {} };
    expect(await desk.call(staffPaperPdfAddressRoute, madeUp)).toMatchObject({ status: 404 });
  });

  it("that are given back have a credit note of all of it, which names the invoice", async () => {
    const places = await bought();
    await places.member.must(cancelEventPlacesRoute, { params: places.params, query: {} });
    await runJobs(stage, "issue-places-papers");
    await stage.jobs["issue-places-papers"]({ purchaseId: places.purchaseId });
    const [invoice, credit, ...others] = await papersOf(places);
    expect(others).toEqual([]);
    expect([invoice?.kind, credit?.kind]).toEqual(["invoice", "creditNote"]);
    const ask = { params: { _id: credit?._id ?? "" }, query: { language: "cn" } } as const;
    const { url } = await places.member.must(paperPdfAddressRoute, ask);
    const { text } = await pdfText(await fetched(url));
    for (const part of ["贷记单", "冲减", invoice?.number]) expect(text).toContain(part);
    const json = await consolidated("creditNote");
    expect(checkEInvoice(json)).toEqual([]);
    const [{ BillingReference }] = JSON.parse(json).Invoice;
    expect(JSON.stringify(BillingReference)).toContain(invoice?.number);
    expect(await listed(credit?.number ?? "")).toMatchObject([{ reason: "cancelled", totalSen: 30_000 }]);
  });

  it("of an event that is called off have one too; those not yet invoiced have neither", async () => {
    const places = await bought();
    const params = { _id: places.eventId };
    const late = await memberWithWallet(stage, 10_000_00);
    const body = { eventId: places.eventId, guests: guestsOf(1) };
    const key = { "idempotency-key": randomUUID() };
    const { purchaseId } = await late.member.must(payEventRoute, { body }, key);
    await runJobs(stage, "fulfil-purchase");
    await desk.must(cancelEventRoute, { params, body: { note: "Storm" } });
    await runJobs(stage, "refund-event");
    await runJobs(stage, "issue-places-papers");
    expect((await papersOf(places)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote"]);
    const { papers } = await late.member.must(eventTicketsRoute, { params: { _id: purchaseId } });
    expect(papers).toEqual([]);
  });

  it("above RM 10,000 need an e-Invoice of their own, made out to the account's tax details", async () => {
    const places = await bought();
    const [paper] = await papersOf(places);
    const params = { _id: paper?._id ?? "" };
    await stage.base.pool.query("UPDATE purchase_paper SET total_sen = 1000001 WHERE id = $1", [params._id]);
    const { own } = await desk.must(monthSummaryRoute, { params: { month } });
    expect(own).toContainEqual(expect.objectContaining({ number: paper?.number, asked: false }));
    expect(await consolidated("invoice")).not.toContain(paper?.number);
    expect(await desk.call(staffEInvoiceAddressRoute, { params })).toMatchObject({
      code: "E_INVOICE_INCOMPLETE",
    });
    await places.member.must(setAccountEInvoiceRoute, {
      body: {
        ...{ name: "Aisyah", idType: "NRIC", idNumber: "900101-14-5678", tin: null, sst: null },
        ...{ phone: "+60123456789", email: "a@guest.example", address: "18 Jalan Kenari", area: "" },
        ...{ city: "Puchong", postCode: "47100", state: "10", country: "MY" },
      },
    });
    const { url } = await desk.must(staffEInvoiceAddressRoute, { params });
    const json = await (await fetched(url)).text();
    expect(checkEInvoice(json)).toEqual([]);
    expect(JSON.parse(json).Invoice[0].ID[0]._).toBe(paper?.number);
    await stage.base.pool.query("UPDATE purchase_paper SET total_sen = 30000 WHERE id = $1", [params._id]);
  });
});
