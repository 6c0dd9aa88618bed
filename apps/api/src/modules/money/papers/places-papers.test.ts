import { randomUUID } from "node:crypto";
import {
  consolidatedRoute,
  dropPlacesEInvoiceRoute,
  eInvoiceAddressRoute,
  monthSummaryRoute,
  placesEInvoiceRoute,
  requestPlacesEInvoiceRoute,
  setAccountEInvoiceRoute,
  staffEInvoiceAddressRoute,
} from "@pulau/contract/e-invoice.ts";
import {
  addEventRoute,
  cancelEventRoute,
  staffEventsRoute,
  updateEventRoute,
} from "@pulau/contract/event-admin.ts";
import { cancelEventPlacesRoute, eventTicketsRoute, payEventRoute } from "@pulau/contract/events.ts";
import {
  paperPdfAddressRoute,
  placesPapersRoute,
  staffPaperPdfAddressRoute,
  staffPlacesPapersRoute,
} from "@pulau/contract/papers.ts";
import { adminPapersCsvAddressRoute, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import { checkEInvoice } from "@pulau/domain/e-invoice/check.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { signInStaff } from "../../../races/earning.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { runJobs } from "../../../races/run-jobs.ts";
import { eventBody, guestsOf, makeEvent } from "../../selling/events/test-event.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";

type Text<T> = [{ _: T }];
/** A line of an e-Invoice, as far as its taxes are looked at. */
type Element = {
  readonly Item: [{ Description: Text<string> }];
  readonly LineExtensionAmount: Text<number>;
  readonly TaxTotal: [
    {
      TaxSubtotal: { TaxAmount: Text<number>; Percent: Text<number>; TaxCategory: [{ ID: Text<string> }] }[];
    },
  ];
};

let stage: Stage;
let desk: Caller;
let month: string;
const all = { read: true, write: true, create: true, delete: true };
const taxPayer = {
  tin: "C2584563222",
  brn: "200001000000",
  sst: null,
  tourismTax: null,
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

/** The resort's taxes by their rates. */
const serviceTax = async (share: number): Promise<string> => {
  const words = JSON.stringify({ en: `Service tax ${share}`, my: "Cukai", cn: "服务税" });
  const { rows } = await stage.base.pool.query<{ id: string }>(
    `INSERT INTO tax (id, name, "group", share, position) VALUES (gen_random_uuid(), $1, 'food', $2, $3) RETURNING id`,
    [words, share, 1_000 - share],
  );
  return rows[0]?.id ?? "";
};

async function bought(options = {}) {
  const eventId = await makeEvent(stage.base.db, stage.resort, options);
  const { member, accountId } = await memberWithWallet(stage, 10_000_00);
  const body = { eventId, guests: guestsOf(2, 1) };
  const { purchaseId } = await member.must(payEventRoute, { body }, { "idempotency-key": randomUUID() });
  await runJobs(stage, "fulfil-purchase");
  await runJobs(stage, "issue-places-papers");
  return { eventId, member, accountId, purchaseId, params: { _id: purchaseId } };
}
const buyer = {
  name: "Aisyah",
  idType: "NRIC" as const,
  idNumber: "900101-14-5678",
  tin: null,
  sst: null,
  phone: "+60123456789",
  email: "a@guest.example",
  address: "18 Jalan Kenari",
  area: "",
  city: "Puchong",
  postCode: "47100",
  state: "10",
  country: "MY",
};

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
    const request = { params: { _id: paper?._id ?? "" }, query: { language: "cn" } } as const;
    const { url } = await places.member.must(paperPdfAddressRoute, request);
    const { text } = await pdfText(await fetched(url));
    for (const part of ["发票", paper?.number, "Moon dinner", "2 位成人，1 位儿童", "RM 300.00"])
      expect(text).toContain(part);
    const staffs = await desk.must(staffPaperPdfAddressRoute, request);
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
    const request = { params: { _id: credit?._id ?? "" }, query: { language: "cn" } } as const;
    const { url } = await places.member.must(paperPdfAddressRoute, request);
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
    expect(own).toContainEqual(expect.objectContaining({ number: paper?.number, requested: false }));
    expect(await consolidated("invoice")).not.toContain(paper?.number);
    expect(await desk.call(staffEInvoiceAddressRoute, { params })).toMatchObject({
      code: "E_INVOICE_INCOMPLETE",
    });
    await places.member.must(setAccountEInvoiceRoute, { body: buyer });
    const { url } = await desk.must(staffEInvoiceAddressRoute, { params });
    const json = await (await fetched(url)).text();
    expect(checkEInvoice(json)).toEqual([]);
    expect(JSON.parse(json).Invoice[0].ID[0]._).toBe(paper?.number);
    await stage.base.pool.query("UPDATE purchase_paper SET total_sen = 30000 WHERE id = $1", [params._id]);
  });
});

describe("the page of places' papers", () => {
  it("shows them as they were issued, to whoever bought and to the desk alone", async () => {
    const places = await bought();
    const { params } = places;
    const shown = await places.member.must(placesPapersRoute, { params });
    expect(shown).toMatchObject({
      _id: places.purchaseId,
      papers: [{ kind: "invoice", totalSen: 30_000, beforeSen: 30_000, taxes: [], corrects: [] }],
    });
    expect(await desk.must(staffPlacesPapersRoute, { params })).toEqual(shown);
    expect(await places.member.must(purchaseRoute, { params })).toMatchObject({ hasInvoice: true });
    const { payments } = await places.member.must(paymentHistoryRoute, { query: { _id: places.purchaseId } });
    expect(payments).toMatchObject([{ hasInvoice: true, hasReceipt: true }]);
    const { member: other } = await memberWithWallet(stage, 100);
    for (const given of [params, { _id: randomUUID() }])
      expect(await other.call(placesPapersRoute, { params: given })).toMatchObject({ status: 404 });
    const blind = await signInStaff(stage, { posts: all });
    expect(await blind.call(staffPlacesPapersRoute, { params })).toMatchObject({ status: 403 });
    expect(await listed(shown.papers[0]?.number ?? "")).toMatchObject([{ purchaseId: places.purchaseId }]);
  });

  it("issues what its job has not issued yet, and is not there before anything is paid for", async () => {
    const eventId = await makeEvent(stage.base.db, stage.resort, {});
    const { member } = await memberWithWallet(stage, 10_000_00);
    const body = { eventId, guests: guestsOf(1) };
    const { purchaseId } = await member.must(payEventRoute, { body }, { "idempotency-key": randomUUID() });
    const params = { _id: purchaseId };
    expect(await member.call(placesPapersRoute, { params })).toMatchObject({ code: "NOT_FOUND" });
    expect(await member.must(purchaseRoute, { params })).toMatchObject({ hasInvoice: false });
    await runJobs(stage, "fulfil-purchase");
    const { papers } = await member.must(placesPapersRoute, { params });
    expect(papers).toHaveLength(1);
    await runJobs(stage, "issue-places-papers");
    expect((await member.must(placesPapersRoute, { params })).papers).toEqual(papers);
  });
});

describe("an e-Invoice of places", () => {
  it("is asked for and dropped by whoever bought, and takes their papers out of the consolidated one", async () => {
    const places = await bought();
    const { params, member } = places;
    const [paper] = await papersOf(places);
    const address = { params: { _id: paper?._id ?? "" } };
    const before = await member.must(placesEInvoiceRoute, { params });
    expect(before).toMatchObject({ offered: true, buyer: null, papers: [{ number: paper?.number }] });
    expect(before.suggested.email).toContain("@");
    expect(await member.call(eInvoiceAddressRoute, address)).toMatchObject({ code: "E_INVOICE_INCOMPLETE" });
    expect(await consolidated("invoice")).toContain(paper?.number);
    await member.must(requestPlacesEInvoiceRoute, { params, body: buyer });
    expect((await member.must(placesEInvoiceRoute, { params })).buyer).toMatchObject({
      idNumber: "••••5678",
    });
    const { url } = await member.must(eInvoiceAddressRoute, address);
    const json = await (await fetched(url)).text();
    expect(checkEInvoice(json)).toEqual([]);
    expect(json).toContain("900101145678");
    expect(await consolidated("invoice")).not.toContain(paper?.number);
    expect(await listed(paper?.number ?? "")).toMatchObject([{ eInvoice: true }]);
    await member.must(dropPlacesEInvoiceRoute, { params });
    expect(await consolidated("invoice")).toContain(paper?.number);
  });

  it("is nobody else's to ask", async () => {
    const places = await bought();
    const [paper] = await papersOf(places);
    const { member: other } = await memberWithWallet(stage, 100);
    const gone = { status: 404, code: "NOT_FOUND" };
    for (const params of [places.params, { _id: randomUUID() }]) {
      expect(await other.call(placesEInvoiceRoute, { params })).toMatchObject(gone);
      expect(await other.call(requestPlacesEInvoiceRoute, { params, body: buyer })).toMatchObject(gone);
      expect(await other.call(dropPlacesEInvoiceRoute, { params })).toMatchObject(gone);
    }
    const address = { params: { _id: paper?._id ?? "" } };
    expect(await other.call(eInvoiceAddressRoute, address)).toMatchObject(gone);
  });
});

describe("taxes within the price of an event", () => {
  it("are told to the sen on invoice, credit note, listing, CSV and e-Invoices; the price stays", async () => {
    const taxIds = [await serviceTax(800), await serviceTax(600)];
    // RM 120 twice and RM 60.01: RM 300.01 hold 8 % and 6 % of RM 263.17.
    const places = await bought({ taxIds, childSen: 6_001 });
    const { member, params } = places;
    const [invoice] = (await member.must(placesPapersRoute, { params })).papers;
    expect(invoice).toMatchObject({
      totalSen: 30_001,
      beforeSen: 26_317,
      taxes: [
        { share: 800, amountSen: 2_105 },
        { share: 600, amountSen: 1_579 },
      ],
    });
    const request = { params: { _id: invoice?._id ?? "" }, query: { language: "en" } } as const;
    const { text } = await pdfText(await fetched((await member.must(paperPdfAddressRoute, request)).url));
    for (const part of ["RM 300.01", "Before tax", "RM 263.17", "Service tax 800 8%", "RM 21.05", "RM 15.79"])
      expect(text).toContain(part);
    // What staff change now is for who buys from now on: the credit note is the invoice's mirror.
    const { eventId } = places;
    const body = eventBody(stage.resort, { taxIds: [] });
    await desk.must(updateEventRoute, { params: { _id: eventId }, body });
    await stage.base.pool.query("UPDATE tax SET share = 1000 WHERE id = ANY($1)", [taxIds]);
    await member.must(cancelEventPlacesRoute, { params, query: {} });
    await runJobs(stage, "issue-places-papers");
    const [, credit] = (await member.must(placesPapersRoute, { params })).papers;
    expect(credit).toMatchObject({ kind: "creditNote", totalSen: 30_001, taxes: invoice?.taxes });
    for (const paper of [invoice, credit]) {
      expect(await listed(paper?.number ?? "")).toMatchObject([{ totalSen: 30_001, taxSen: 3_684 }]);
      const json = await consolidated(paper?.kind ?? "");
      expect(checkEInvoice(json)).toEqual([]);
      const lines: Element[] = JSON.parse(json).Invoice[0].InvoiceLine;
      const line = lines.find(({ Item }) => Item[0].Description[0]._ === paper?.number);
      expect(line?.LineExtensionAmount[0]._).toBe(263.17);
      expect(
        line?.TaxTotal[0].TaxSubtotal.map(({ TaxAmount, Percent, TaxCategory }) => [
          ...[TaxCategory[0].ID[0]._, Percent[0]._, TaxAmount[0]._],
        ]),
      ).toEqual([
        ["02", 8, 21.05],
        ["02", 6, 15.79],
      ]);
    }
    const sums = await desk.must(adminPapersRoute, { query: { month, search: invoice?.number ?? "" } });
    expect(sums).toMatchObject({ invoicedSen: 30_001, invoicedTaxSen: 3_684, creditedTaxSen: 0 });
    const csv = await desk.must(adminPapersCsvAddressRoute, { query: { month, language: "en" } });
    const rows = (await (await fetched(csv.url)).text()).split(/\r?\n/);
    expect(rows.find((row) => row.includes(invoice?.number ?? ""))).toContain("300.01,,36.84,,");
    expect(rows.find((row) => row.includes(credit?.number ?? ""))).toContain(",300.01,,36.84,");
    await member.must(requestPlacesEInvoiceRoute, { params, body: buyer });
    const { url } = await member.must(eInvoiceAddressRoute, { params: { _id: invoice?._id ?? "" } });
    const json = await (await fetched(url)).text();
    expect(checkEInvoice(json)).toEqual([]);
    expect(json).toContain('"PayableAmount":[{"_":300.01,');
  });

  it("are none that is no longer asked, and none that the resort has not", async () => {
    const old = await serviceTax(500);
    await stage.base.pool.query("UPDATE tax SET active_status = false WHERE id = $1", [old]);
    const places = await bought({ taxIds: [old] });
    const { papers } = await places.member.must(placesPapersRoute, { params: places.params });
    expect(papers).toMatchObject([{ taxes: [], beforeSen: 30_000 }]);
    const body = eventBody(stage.resort, { taxIds: [randomUUID()] });
    const gone = { status: 404, code: "NOT_FOUND" };
    expect(await desk.call(addEventRoute, { body })).toMatchObject(gone);
    const params = { _id: places.eventId };
    expect(await desk.call(updateEventRoute, { params, body })).toMatchObject(gone);
    const { taxes } = await desk.must(staffEventsRoute, { query: {} });
    expect(taxes.map(({ _id }) => _id)).not.toContain(old);
    expect(taxes.length).toBeGreaterThan(0);
  });
});
