import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import {
  accountEInvoiceRoute,
  consolidatedRoute,
  dropEInvoiceRoute,
  type EInvoiceBuyer,
  eInvoiceAddressRoute,
  eInvoiceRoute,
  monthSummaryRoute,
  requestEInvoiceRoute,
  selfBilledRoute,
  setAccountEInvoiceRoute,
  staffEInvoiceAddressRoute,
  staffEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import { invoiceRoute } from "@pulau/contract/papers.ts";
import { partnerRoute } from "@pulau/contract/partners.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import { checkEInvoice } from "@pulau/domain/e-invoice/check.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/tx.ts";
import { Caller } from "../../../races/caller.ts";
import { type Office, openOffice, paidBooking } from "../../booking/changes/test-booking.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { post } from "../ledger/public.ts";

let office: Office;
let cashier: Caller;
let month: string;

const taxPayer = {
  tin: "C2584563222",
  brn: "200001000000",
  sst: "W10-1808-32000001",
  tourismTax: "123-4567-89012345",
  industry: { code: "55101", name: "Hotels and resort hotels" },
  address: { lines: ["Lot 12"], city: "Mersing", postCode: "86800", state: "01" },
  phone: "+6075550118",
};

async function staffWith(read: boolean, resource = "payments"): Promise<Caller> {
  const role = { [resource]: { read, write: false, create: false, delete: false } };
  const { email } = await createStaff(office.stage.base.db, { role });
  const caller = new Caller(office.stage.urls);
  caller.token = (
    await caller.must(staffLoginRoute, { body: { email, password: testPassword } })
  ).accessToken;
  return caller;
}

const setTaxPayer = (value: object | null) =>
  office.stage.base.pool.query(
    `INSERT INTO resort_setting (name, value) VALUES ('taxPayer', $1::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(value)],
  );

beforeAll(async () => {
  office = await openOffice();
  await setTaxPayer(taxPayer);
  cashier = await staffWith(true);
  month = office.stage.resort.from.slice(0, 7);
});
afterAll(() => office.stage.close());

const buyer: EInvoiceBuyer = {
  name: "Kenari Trading Sdn. Bhd.",
  idType: "BRN",
  idNumber: "202001234567",
  tin: "C2584563200",
  sst: "A01-2345-67891012",
  phone: "+60123456789",
  email: "books@kenari.example",
  address: "18 Jalan Kenari 4",
  area: "Bandar Puchong Jaya",
  city: "Puchong",
  postCode: "47100",
  state: "10",
  country: "MY",
};
const person = { ...buyer, idType: "NRIC" as const, idNumber: "900101-14-5678", tin: null, sst: null };

let stays = 0;
async function booked() {
  const inDays = 25 + 3 * (stays++ % 20);
  const _id = await paidBooking(office.stage, office.member, { inDays });
  const params = { _id };
  const invoice = await office.member.must(invoiceRoute, { params });
  return { params, invoice, paper: { params: { _id: invoice.paperId ?? "" } } };
}

/** A file as staff get it, by a bearer: its text is what is handed in, digit for digit. */
async function fileOf(path: string, caller = cashier): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${caller.token}`, "x-api-scope": "staff" };
  const answer = await fetch(office.stage.urls[0] + path, { headers });
  return { status: answer.status, text: await answer.text() };
}
const paperPath = ({ params }: { params: { _id: string } }) =>
  staffEInvoiceRoute.path.replace(":_id", params._id);
const read = (text: string) => JSON.parse(text).Invoice[0];
const buyerIn = (text: string) => read(text).AccountingCustomerParty[0].Party[0];
const idsIn = (text: string) =>
  buyerIn(text).PartyIdentification.map(({ ID }: { ID: [{ _: string; schemeID: string }] }) => [
    ID[0].schemeID,
    ID[0]._,
  ]);

describe("a guest who needs an e-Invoice", () => {
  it("is asked what it must say, begins with what is known, and sees of the numbers only the ends", async () => {
    const { params, invoice } = await booked();
    const before = await office.member.must(eInvoiceRoute, { params });
    expect(before).toMatchObject({ offered: true, buyer: null, suggested: { name: invoice.billTo.name } });
    await office.member.must(requestEInvoiceRoute, { params, body: buyer });
    const after = await office.member.must(eInvoiceRoute, { params });
    expect(after.buyer).toMatchObject({ ...buyer, idNumber: "••••4567", tin: "••••3200" });
    expect(after.papers).toEqual([{ _id: invoice.paperId, kind: "invoice", number: invoice.number }]);
    const { rows } = await office.stage.base.pool.query(
      "SELECT row_to_json(p)::text AS row FROM e_invoice_party p",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain("202001234567");
    await office.member.must(dropEInvoiceRoute, { params });
    expect((await office.member.must(eInvoiceRoute, { params })).buyer).toBeNull();
  });

  it.each([
    ["a TIN that is none", { tin: "123" }, "tin", "tin"],
    ["the general public's TIN", { tin: "EI00000000010" }, "tin", "tin"],
    ["a company without a TIN", { tin: "" }, "tin", "tinNeeded"],
    ["a company number that is too short", { idNumber: "2020" }, "idNumber", "brn"],
    ["a MyKad that is none", { idType: "NRIC", idNumber: "991399145678" }, "idNumber", "nric"],
    ["a passport that is none", { idType: "PASSPORT", idNumber: "A1" }, "idNumber", "passport"],
    ["an SST number that is none", { sst: "W10" }, "sst", "sst"],
    ["a post code that is none", { postCode: "471" }, "postCode", "postcode"],
    ["a state that is none in Malaysia", { state: "17" }, "state", "required"],
    ["no name", { name: " " }, "name", "required"],
  ])("is told of %s", async (_, wrong, path, rule) => {
    const { params } = await booked();
    const body = { ...buyer, ...wrong } as EInvoiceBuyer;
    const refused = await office.member.call(requestEInvoiceRoute, { params, body });
    expect(refused).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect(refused.ok ? [] : refused.fields).toContainEqual({ path, rule });
  });

  it("is nobody else, and nobody by a made-up id", async () => {
    const { params, paper } = await booked();
    await office.member.must(requestEInvoiceRoute, { params, body: buyer });
    const notFound = { status: 404, code: "NOT_FOUND" };
    const madeUp = { params: { _id: randomUUID() } };
    for (const [caller, request] of [
      [office.stranger, { params }],
      [office.member, madeUp],
    ] as const) {
      expect(await caller.call(eInvoiceRoute, request)).toMatchObject(notFound);
      expect(await caller.call(requestEInvoiceRoute, { ...request, body: buyer })).toMatchObject(notFound);
      expect(await caller.call(dropEInvoiceRoute, request)).toMatchObject(notFound);
    }
    expect(await office.stranger.call(eInvoiceAddressRoute, paper)).toMatchObject(notFound);
    expect(await office.member.call(eInvoiceAddressRoute, madeUp)).toMatchObject(notFound);
  });

  it("can have the file once it was asked for, at an address of some minutes", async () => {
    const { params, paper } = await booked();
    expect(await office.member.call(eInvoiceAddressRoute, paper)).toMatchObject({
      code: "E_INVOICE_INCOMPLETE",
    });
    await office.member.must(requestEInvoiceRoute, { params, body: buyer });
    const { url } = await office.member.must(eInvoiceAddressRoute, paper);
    const answer = await fetch(office.stage.urls[0] + url);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(checkEInvoice(await answer.text())).toEqual([]);
    const wrong = await fetch(office.stage.urls[0] + url.replace(/seal=../, "seal=__"));
    expect(wrong.status).toBe(410);
  });
});

describe("the e-Invoice of a paper", () => {
  it("has no fault, names the buyer with all numbers, and comes to what the invoice comes to", async () => {
    const { params, paper, invoice } = await booked();
    await office.member.must(requestEInvoiceRoute, { params, body: buyer });
    const { status, text } = await fileOf(paperPath(paper));
    expect([status, checkEInvoice(text)]).toEqual([200, []]);
    expect(idsIn(text)).toEqual([
      ["TIN", "C2584563200"],
      ["BRN", "202001234567"],
      ["SST", "A01-2345-67891012"],
      ["TTX", "NA"],
    ]);
    const { ID, InvoiceTypeCode, LegalMonetaryTotal } = read(text);
    expect([ID[0]._, InvoiceTypeCode[0]._]).toEqual([invoice.number, "01"]);
    expect(Math.round(LegalMonetaryTotal[0].PayableAmount[0]._ * 100)).toBe(invoice.sums.totalSen);
    expect(buyerIn(text).PostalAddress[0].Country[0].IdentificationCode[0]._).toBe("MYS");
  });

  it("has the general tax number of whoever has none: Malaysians, foreigners, and whoever did not ask", async () => {
    const { params, paper } = await booked();
    expect(checkEInvoice((await fileOf(paperPath(paper))).text)).toEqual([]);
    await office.member.must(requestEInvoiceRoute, { params, body: person });
    expect(idsIn((await fileOf(paperPath(paper))).text).slice(0, 2)).toEqual([
      ["TIN", "EI00000000010"],
      ["NRIC", "900101145678"],
    ]);
    const foreigner = {
      ...person,
      idType: "PASSPORT" as const,
      idNumber: "K1234567",
      state: "17",
      country: "SG",
    };
    await office.member.must(requestEInvoiceRoute, { params, body: { ...foreigner, postCode: "238801" } });
    const { text } = await fileOf(paperPath(paper));
    expect(checkEInvoice(text)).toEqual([]);
    expect(idsIn(text)[0]).toEqual(["TIN", "EI00000000020"]);
    expect(buyerIn(text).PostalAddress[0].Country[0].IdentificationCode[0]._).toBe("SGP");
  });

  it("of a credit note is of type 02 and names what it takes from; given back for goodwill it is a refund note", async () => {
    const { params, invoice } = await booked();
    const { refundSen } = await office.member.must(cancelQuoteRoute, { params });
    await office.member.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
    const { papers } = await office.member.must(invoiceRoute, { params });
    const credit = { params: { _id: papers.find(({ kind }) => kind === "creditNote")?._id ?? "" } };
    const { text } = await fileOf(paperPath(credit));
    expect(checkEInvoice(text)).toEqual([]);
    expect(read(text).InvoiceTypeCode[0]._).toBe("02");
    expect(read(text).BillingReference[0].InvoiceDocumentReference[0].ID[0]._).toBe(invoice.number);
    await office.stage.base.pool.query(
      `UPDATE invoice SET content = content || '{"reason": "refunded"}' WHERE id = $1`,
      [credit.params._id],
    );
    expect(read((await fileOf(paperPath(credit))).text).InvoiceTypeCode[0]._).toBe("04");
  });

  it("is for staff who may read payments", async () => {
    const { paper } = await booked();
    const { url } = await cashier.must(staffEInvoiceAddressRoute, paper);
    expect((await fetch(office.stage.urls[0] + url)).status).toBe(200);
    const other = await staffWith(false);
    expect(await other.call(staffEInvoiceRoute, paper)).toMatchObject({ status: 403 });
    expect(await other.call(staffEInvoiceAddressRoute, paper)).toMatchObject({ status: 403 });
    const madeUp = { params: { _id: randomUUID() } };
    expect(await cashier.call(staffEInvoiceRoute, madeUp)).toMatchObject({ status: 404 });
    expect(await cashier.call(staffEInvoiceAddressRoute, madeUp)).toMatchObject({ status: 404 });
  });
});

describe("a month's consolidated e-Invoice", () => {
  const path = (kind: string) => `${consolidatedRoute.path}?month=${month}&kind=${kind}`;

  it("has a line for each paper that nobody asked for, and none above RM 10,000", async () => {
    const [requested, small, large] = await Promise.all([booked(), booked(), booked()]);
    await office.member.must(requestEInvoiceRoute, { params: requested.params, body: buyer });
    await office.stage.base.pool.query("UPDATE invoice SET total_sen = 1000001 WHERE id = $1", [
      large.invoice.paperId,
    ]);
    const { text } = await fileOf(path("invoice"));
    expect(checkEInvoice(text)).toEqual([]);
    type Line = {
      Item: [
        {
          Description: [{ _: string }];
          CommodityClassification: [{ ItemClassificationCode: [{ _: string }] }];
        },
      ];
    };
    const lines: Line[] = read(text).InvoiceLine;
    const numbers = lines.map(({ Item }) => Item[0].Description[0]._);
    expect(numbers).toContain(small.invoice.number);
    expect(numbers).not.toContain(requested.invoice.number);
    expect(numbers).not.toContain(large.invoice.number);
    const classes = lines.map(({ Item }) => Item[0].CommodityClassification[0].ItemClassificationCode[0]._);
    expect(new Set(classes)).toEqual(new Set(["004"]));
    expect(buyerIn(text).PartyLegalEntity[0].RegistrationName[0]._).toBe("General Public");
    expect(idsIn(text)[0]).toEqual(["TIN", "EI00000000010"]);

    const summary = await cashier.must(monthSummaryRoute, { params: { month } });
    const [invoices] = summary.consolidated;
    expect(invoices?.papers).toBe(lines.length);
    const total = lines.length === 0 ? 0 : read(text).LegalMonetaryTotal[0].PayableAmount[0]._;
    expect(Math.round(total * 100)).toBe(invoices?.totalSen);
    expect(summary.own).toContainEqual(
      expect.objectContaining({ number: requested.invoice.number, requested: true }),
    );
    expect(summary.own).toContainEqual(
      expect.objectContaining({ number: large.invoice.number, requested: false }),
    );
    expect((await fetch(`${office.stage.urls[0]}${invoices?.files[0]?.url}`)).status).toBe(200);
    await office.stage.base.pool.query(
      "UPDATE invoice SET total_sen = (content -> 'sums' ->> 'totalSen')::bigint WHERE id = $1",
      [large.invoice.paperId],
    );
  });

  it("is as many files as the tax office's 300 KB make of it, each faultless, no paper lost or told twice", async () => {
    const { invoice } = await booked();
    // A month of 700 papers like this one, numbered on in a series of its own.
    await office.stage.base.pool.query(
      `INSERT INTO invoice (booking_id, kind, position, number, series, ordinal, issued_on, issued_at, total_sen, content)
       SELECT booking_id, 'invoice', 100 + n, 'TB-INV-40-' || lpad(n::text, 5, '0'), 'TB-INV-40', n, '2040-02-10',
         issued_at, total_sen, content
       FROM invoice CROSS JOIN generate_series(1, 700) AS n WHERE invoice.id = $1`,
      [invoice.paperId],
    );
    const { consolidated } = await cashier.must(monthSummaryRoute, { params: { month: "2040-02" } });
    const [{ files = [], totalSen = 0 } = {}] = consolidated;
    expect(files.length).toBeGreaterThanOrEqual(3);
    const texts = await Promise.all(
      files.map(async ({ url }) => (await fetch(office.stage.urls[0] + url)).text()),
    );
    for (const text of texts) {
      expect(checkEInvoice(text)).toEqual([]);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300_000);
    }
    expect(texts.map((text) => read(text).ID[0]._)).toEqual(texts.map((_, i) => `TB-CI-2040-02-${i + 1}`));
    type Line = { Item: [{ Description: [{ _: string }] }] };
    const descriptions = texts.flatMap((text) =>
      read(text).InvoiceLine.map(({ Item }: Line) => Item[0].Description[0]._),
    );
    expect(descriptions).toEqual(
      Array.from({ length: 700 }, (_, i) => `TB-INV-40-${String(i + 1).padStart(5, "0")}`),
    );
    const sums = texts.map((text) => Math.round(read(text).LegalMonetaryTotal[0].PayableAmount[0]._ * 100));
    expect(sumSen(sums)).toBe(totalSen);
    const direct = `${consolidatedRoute.path}?month=2040-02&part=`;
    expect(read((await fileOf(`${direct}2`)).text).ID[0]._).toBe("TB-CI-2040-02-2");
    expect((await fileOf(direct + (files.length + 1))).status).toBe(404);
    expect((await fileOf(`${direct}0`)).status).toBe(400);
    const other = (files[0]?.url ?? "").replace("/invoice/1?", "/invoice/2?");
    expect((await fetch(office.stage.urls[0] + other)).status).toBe(410);
    await office.stage.base.pool.query("DELETE FROM invoice WHERE series = 'TB-INV-40'");
  });

  it("of credit notes names the invoices", async () => {
    const { status, text } = await fileOf(path("creditNote"));
    expect([status, checkEInvoice(text)]).toEqual([200, []]);
    expect(read(text).BillingReference.length).toBeGreaterThan(0);
  });

  it("is none for an empty month, for a month that is none, and for who may not look", async () => {
    const empty = { query: { month: "2031-01" } };
    expect(await cashier.call(consolidatedRoute, empty)).toMatchObject({ status: 404 });
    expect((await fileOf(`${consolidatedRoute.path}?month=2026-13`)).status).toBe(400);
    const other = await staffWith(false);
    expect(await other.call(consolidatedRoute, empty)).toMatchObject({ status: 403 });
    expect(await other.call(monthSummaryRoute, { params: { month } })).toMatchObject({ status: 403 });
  });
});

describe("commission", () => {
  const monthAfter = () => addDays(dayOf(`${month}-01`), 31).slice(0, 7);

  type Referred = { InvoiceDocumentReference: [{ ID: [{ _: string }] }] };

  /** A refund this month and another in the next one, each with its part of the commission. */
  async function takenBackInParts({ accountId, bookingId }: { accountId: AccountId; bookingId: BookingId }) {
    const { rows } = await office.stage.base.pool.query<{ id: string }>(
      "SELECT id FROM commission WHERE booking_id = $1",
      [bookingId],
    );
    const word = `commission:${rows[0]?.id}`;
    const [wallet, expense] = [ledger.wallet(accountId), ledger.commission("influencers")];
    const [now, later] = [new Date(), new Date(`${monthAfter()}-15T04:00:00Z`)];
    await inTransaction(office.stage.base.db, async (tx) => {
      const of = { bookingId, kind: "commissionReversed" } as const;
      const earned = { bookingId, kind: "commission", once: `${word}:earned`, at: now } as const;
      await post(tx, earned, move(10_050, expense, wallet));
      await post(tx, { ...of, once: `${word}:reversed:4000`, at: now }, move(4_000, wallet, expense));
      await post(tx, { ...of, once: `${word}:reversed:6000`, at: later }, move(2_000, wallet, expense));
    });
    await office.stage.base.pool.query(
      "UPDATE commission SET reversed_sen = 6000, recovered_sen = 6000, reversed_at = $2 WHERE booking_id = $1",
      [bookingId, later],
    );
  }
  async function creditOf(accountId: AccountId, of: string) {
    const path = selfBilledRoute.path.replace(":_id", accountId);
    const { status, text } = await fileOf(`${path}?month=${of}&kind=creditNote`);
    expect([status, checkEInvoice(text)]).toEqual([200, []]);
    const { LegalMonetaryTotal, BillingReference } = read(text);
    return {
      sen: LegalMonetaryTotal[0].PayableAmount[0]._ * 100,
      corrects: BillingReference.map((referred: Referred) => referred.InvoiceDocumentReference[0].ID[0]._),
    };
  }

  it("is billed by the resort itself, once the agent has told its tax details", async () => {
    const { params } = await booked();
    const { rows } = await office.stage.base.pool.query<{ id: string }>(
      "SELECT owner_id AS id FROM booking WHERE id = $1",
      [params._id],
    );
    const accountId = rows[0]?.id ?? "";
    await office.stage.base.pool.query("UPDATE account SET kind = 'influencer' WHERE id = $1", [accountId]);
    await office.stage.base.pool.query(
      `INSERT INTO commission (booking_id, account_id, kind, base_sen, amount_sen, state, created_at, earned_at, changed_at)
       VALUES ($1, $2, 'influencer', 100000, 10050, 'earned', pulau_now(), pulau_now(), pulau_now())`,
      [params._id, accountId],
    );
    const path = `${selfBilledRoute.path.replace(":_id", accountId)}?month=${month}`;
    expect((await fileOf(path)).status).toBe(409);
    const lacking = await cashier.must(monthSummaryRoute, { params: { month } });
    expect(lacking.selfBilled).toMatchObject([{ _id: accountId, hasTaxDetails: false, files: [] }]);
    const withoutDetails = await office.member.must(accountEInvoiceRoute, {});
    expect(withoutDetails).toMatchObject({
      offered: true,
      buyer: null,
      suggested: { email: expect.any(String) },
    });
    expect(withoutDetails.suggested.email).toContain("@");
    await office.member.must(setAccountEInvoiceRoute, { body: person });
    expect((await office.member.must(accountEInvoiceRoute, {})).buyer).toMatchObject({
      idNumber: "••••5678",
    });
    const partner = await (await staffWith(true, "wallets")).must(partnerRoute, {
      params: { _id: accountId },
    });
    expect(partner.taxDetails).toMatchObject({ name: person.name, idNumber: "••••5678", tin: null });
    const { status, text } = await fileOf(path);
    expect([status, checkEInvoice(text)]).toEqual([200, []]);
    const { InvoiceTypeCode, LegalMonetaryTotal, AccountingSupplierParty } = read(text);
    expect(InvoiceTypeCode[0]._).toBe("11");
    expect(text).toContain('"PayableAmount":[{"_":100.50,');
    expect(LegalMonetaryTotal[0].TaxExclusiveAmount[0]._).toBe(100.5);
    expect(AccountingSupplierParty[0].Party[0].PartyLegalEntity[0].RegistrationName[0]._).toBe(person.name);
    expect(buyerIn(text).PartyIdentification[0].ID[0]._).toBe(taxPayer.tin);
    const { selfBilled } = await cashier.must(monthSummaryRoute, { params: { month } });
    expect(sumSen(selfBilled.map(({ totalSen }) => totalSen))).toBe(10_050);
    expect((await fetch(`${office.stage.urls[0]}${selfBilled[0]?.files[0]?.url}`)).status).toBe(200);
    expect((await fileOf(`${path}&kind=creditNote`)).status).toBe(404);
    await takenBackInParts({ accountId, bookingId: params._id });
    const [now, next] = [await creditOf(accountId, month), await creditOf(accountId, monthAfter())];
    expect(now).toEqual({ sen: 4_000, corrects: [`TB-SB-${month}-${accountId.slice(0, 8)}`] });
    expect(next).toEqual({ sen: 2_000, corrects: now.corrects });
    const nobody = { params: { _id: randomUUID() }, query: { month } };
    expect(await cashier.call(selfBilledRoute, nobody)).toMatchObject({ status: 404 });
    expect(await (await staffWith(false)).call(selfBilledRoute, nobody)).toMatchObject({ status: 403 });
    expect(await new Caller(office.stage.urls).call(accountEInvoiceRoute, {})).toMatchObject({ status: 401 });
  });
});

describe("commission that is taken back", () => {
  it("names the part of the split month in which its line was billed", async () => {
    const { params } = await booked();
    const { pool } = office.stage.base;
    await office.member.must(setAccountEInvoiceRoute, { body: person });
    const { rows } = await pool.query<{ id: string }>(
      `UPDATE account SET kind = 'influencer' WHERE id = (SELECT owner_id FROM booking WHERE id = $1) RETURNING id`,
      [params._id],
    );
    const copied = (row: string) => `(jsonb_populate_record(${row}, jsonb_build_object(
      'id', lpad(n::text, 32, '0')::uuid, 'hold_id', lpad(n::text, 32, '0')::uuid,
      'booking_no', 'TB-40-' || lpad(n::text, 5, '0')))).*`;
    await pool.query(
      `INSERT INTO stay_hold SELECT ${copied("h")} FROM stay_hold h CROSS JOIN generate_series(1, 700) n
       WHERE h.id = (SELECT hold_id FROM booking WHERE id = $1)`,
      [params._id],
    );
    // All columns but those that the database makes itself.
    const { rows: columns } = await pool.query<{ name: string }>(
      `SELECT quote_ident(column_name) AS name FROM information_schema.columns
       WHERE table_name = 'booking' AND is_generated = 'NEVER'`,
    );
    const own = columns.map(({ name }) => name);
    await pool.query(
      `INSERT INTO booking (${own}) SELECT ${own.map((name) => `made.${name}`)}
       FROM booking b CROSS JOIN generate_series(1, 700) n CROSS JOIN LATERAL (SELECT ${copied("b")}) made
       WHERE b.id = $1`,
      [params._id],
    );
    await pool.query(
      `INSERT INTO commission (booking_id, account_id, kind, base_sen, amount_sen, state, created_at, earned_at,
         changed_at)
       SELECT id, owner_id, 'influencer', 100000, 10050, 'earned', '2040-03-10', '2040-03-10', '2040-03-10'
       FROM booking WHERE booking_no LIKE 'TB-40-%'`,
    );
    const { rows: taken } = await pool.query<{ id: string; bookingId: BookingId }>(
      `SELECT c.id, b.id AS "bookingId" FROM commission c JOIN booking b ON b.id = c.booking_id
       WHERE b.booking_no IN ('TB-40-00001', 'TB-40-00700') ORDER BY b.booking_no`,
    );
    const [wallet, expense] = [ledger.wallet(rows[0]?.id ?? ""), ledger.commission("influencers")];
    await inTransaction(office.stage.base.db, async (tx) => {
      for (const { id, bookingId } of taken) {
        const [earned, back] = [new Date("2040-03-10T04:00:00Z"), new Date("2040-04-10T04:00:00Z")];
        const word = `commission:${id}`;
        const credit = { bookingId, kind: "commission", once: `${word}:earned`, at: earned } as const;
        await post(tx, credit, move(10_050, expense, wallet));
        const debit = {
          bookingId,
          kind: "commissionReversed",
          once: `${word}:reversed:10050`,
          at: back,
        } as const;
        await post(tx, debit, move(10_050, wallet, expense));
      }
    });
    const path = selfBilledRoute.path.replace(":_id", rows[0]?.id ?? "");
    const billedIn = async (booking: string) => {
      for (let part = 1; ; part++) {
        const { status, text } = await fileOf(`${path}?month=2040-03&part=${part}`);
        expect(status).toBe(200);
        if (text.includes(booking)) return read(text).ID[0]._;
      }
    };
    const parts = [await billedIn("TB-40-00001"), await billedIn("TB-40-00700")];
    expect(parts[0]).toMatch(/-1$/);
    expect(parts[1]).toMatch(/-[2-9]$/);
    const { text } = await fileOf(`${path}?month=2040-04&kind=creditNote`);
    expect(checkEInvoice(text)).toEqual([]);
    type Reference = { InvoiceDocumentReference: [{ ID: [{ _: string }] }] };
    const named = read(text).BillingReference.map(
      ({ InvoiceDocumentReference }: Reference) => InvoiceDocumentReference[0].ID[0]._,
    );
    expect(named).toEqual(parts);
  });
});

describe("a resort that issues none", () => {
  it("says so, and asks nobody", async () => {
    const { params, paper } = await booked();
    await setTaxPayer(null);
    await new Promise((done) => setTimeout(done, 2_100));
    expect((await office.member.must(eInvoiceRoute, { params })).offered).toBe(false);
    const off = { status: 409, code: "E_INVOICE_OFF" };
    expect(await office.member.call(requestEInvoiceRoute, { params, body: buyer })).toMatchObject(off);
    expect(await office.member.call(setAccountEInvoiceRoute, { body: buyer })).toMatchObject(off);
    expect(await cashier.call(staffEInvoiceRoute, paper)).toMatchObject(off);
    expect(await cashier.call(consolidatedRoute, { query: { month } })).toMatchObject(off);
    await setTaxPayer(taxPayer);
  });
});
