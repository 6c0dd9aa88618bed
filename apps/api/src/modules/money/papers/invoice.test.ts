import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  invoicePdfAddressRoute,
  invoiceRoute,
  staffInvoicePdfAddressRoute,
  staffInvoiceRoute,
} from "@pulau/contract/papers.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { confirmBooking, lockBooking } from "../../booking/bookings/public.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";
import { issuePapers } from "./public.ts";

const profile = {
  name: "Teluk Biru Island Resort",
  shortName: "Teluk Biru",
  legalName: "Teluk Biru Sdn. Bhd.",
  registrationNumber: "200001000000",
  taxNumber: "W10-1808",
  bank: {
    name: "Maybank",
    address: "",
    accountHolder: "Teluk Biru",
    accountNumber: "5140",
    swift: "MBBEMYKL",
  },
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 60 }, settings: { profile } });
});
afterAll(() => stage.close());

async function preBooking() {
  const guest = await newGuest(stage.urls);
  const draft = stayOf(stage.resort);
  const guests = draft.guests?.map((guest) => ({
    ...guest,
    fullName: "Lim Mei Ling",
    chineseName: "林美玲",
  }));
  const { _id } = await mustSubmit(guest, { ...draft, guests });
  return { guest, _id, params: { _id } };
}

async function confirmed() {
  const made = await preBooking();
  await inTransaction(stage.base.db, async (tx) => {
    const locked = await lockBooking(tx, made._id);
    if (locked) await confirmBooking(tx, locked);
  });
  return made;
}

const issue = (bookingId: BookingId) => inTransaction(stage.base.db, (tx) => issuePapers(tx, bookingId));

async function deskCaller(read = true): Promise<Caller> {
  const bookings = { read: true, write: false, create: false, delete: false };
  const payments = { ...bookings, read };
  const { email } = await createStaff(stage.base.db, { role: { bookings, payments } });
  const desk = new Caller(stage.urls);
  desk.token = (await desk.must(staffLoginRoute, { body: { email, password: testPassword } })).accessToken;
  return desk;
}

const ordinalsGiven = async () => {
  const { rows } = await stage.base.db.execute<{ ordinal: number }>(
    sql`SELECT ordinal FROM invoice ORDER BY ordinal`,
  );
  return rows.map(({ ordinal }) => ordinal);
};

describe("the invoice of a confirmed booking", () => {
  it("has a number, the resort's registration, tax number and bank, and lines that add up to its total", async () => {
    const { guest, params } = await confirmed();
    const invoice = await guest.must(invoiceRoute, { params });
    expect(invoice).toMatchObject({ kind: "invoice", number: expect.stringMatching(/^TB-INV-\d\d-\d{5}$/) });
    expect(invoice.seller).toMatchObject({ registrationNumber: "200001000000", taxNumber: "W10-1808" });
    expect(invoice.seller.bank?.swift).toBe("MBBEMYKL");
    expect(invoice.guests[0]).toEqual({ fullName: "Lim Mei Ling", chineseName: "林美玲", room: 0 });
    const { sums, lines, due } = invoice;
    expect(sumSen(lines.map(({ amountSen }) => amountSen))).toBe(sums.totalSen);
    const named = [...sums.fees, ...sums.taxes].map(({ amountSen }) => amountSen);
    expect(sums.beforeSen + sumSen(named)).toBe(sums.totalSen);
    expect(due).toEqual({ sen: sums.totalSen, by: null });
  });

  it("is issued by the job that the confirmation queues, once however often it runs", async () => {
    const { _id } = await confirmed();
    const { rows } = await stage.base.db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'issue-invoice' AND data->>'bookingId' = ${_id}`,
    );
    expect(rows).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => stage.jobs["issue-invoice"]({ bookingId: _id })));
    const { rows: made } = await stage.base.db.execute(sql`SELECT 1 FROM invoice WHERE booking_id = ${_id}`);
    expect(made).toHaveLength(1);
  });

  it("stays as it was issued when prices, names and the resort change; what changed stands beside it", async () => {
    const { guest, params, _id } = await confirmed();
    const before = await guest.must(invoiceRoute, { params });
    await stage.base.db.execute(sql`UPDATE booking SET booking_name = 'Another', total_sen = total_sen + 500
      WHERE id = ${_id}`);
    await stage.base.db.execute(sql`INSERT INTO booking_line (booking_id, position, line, amount_sen)
      SELECT booking_id, 99, line || '{"step": "addOn", "ruleId": "tea", "count": 1, "unitSen": 500, "amountSen": 500}', 500
      FROM booking_line WHERE booking_id = ${_id} AND position = 0`);
    const after = await guest.must(invoiceRoute, { params });
    expect(after.papers.map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", before.sums.totalSen],
      ["invoice", 500],
    ]);
    expect(after).toMatchObject({
      billTo: before.billTo,
      lines: before.lines,
      sums: before.sums,
      changedSen: 500,
    });
    expect(after.due?.sen).toBe(before.sums.totalSen + 500);
  });
});

describe("numbers", () => {
  it("have no gap and no double, whoever comes at the same time and whatever rolls back", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, confirmed));
    const broken = inTransaction(stage.base.db, async (tx) => {
      await issuePapers(tx, made[0]?._id ?? "");
      throw new Error("the power went");
    });
    await expect(broken).rejects.toThrow("the power went");
    await Promise.all(made.map(({ _id }) => issue(_id)));
    const given = await ordinalsGiven();
    expect(given).toEqual(given.map((_, i) => i + 1));
  });
});

describe("a booking that is not confirmed", () => {
  it("has a pro-forma without a number, and none is spent on it", async () => {
    const { guest, params, _id } = await preBooking();
    const before = await ordinalsGiven();
    await issue(_id);
    const invoice = await guest.must(invoiceRoute, { params });
    expect(invoice).toMatchObject({
      kind: "proForma",
      number: null,
      issuedOn: null,
      status: "awaitingPayment",
    });
    expect(await ordinalsGiven()).toEqual(before);
  });
});

describe("who may look", () => {
  it("is its guest, not another, and nobody by a made-up id", async () => {
    const { params, guest } = await confirmed();
    const stranger = await newGuest(stage.urls);
    const notFound = { status: 404, code: "NOT_FOUND" };
    for (const [caller, _id] of [
      [stranger, params._id],
      [guest, randomUUID()],
    ] as const) {
      expect(await caller.call(invoiceRoute, { params: { _id } })).toMatchObject(notFound);
      expect(await caller.call(invoicePdfAddressRoute, { params: { _id }, query: {} })).toMatchObject(
        notFound,
      );
    }
    const nobody = new Caller(stage.urls);
    expect(await nobody.call(invoiceRoute, { params })).toMatchObject({ status: 401 });
  });

  it("is staff who may read bookings", async () => {
    const { params } = await confirmed();
    const desk = await deskCaller();
    expect((await desk.must(staffInvoiceRoute, { params })).kind).toBe("invoice");
    const { url } = await desk.must(staffInvoicePdfAddressRoute, { params, query: { language: "my" } });
    expect(url).toMatch(/^\/admin\/api\//);
    expect((await pdfText(await fetch(stage.urls[0] + url))).text).toContain("Invois");
    const other = await deskCaller(false);
    expect(await other.call(staffInvoiceRoute, { params })).toMatchObject({ status: 403 });
    const missing = { params: { _id: randomUUID() } };
    expect(await desk.call(staffInvoiceRoute, missing)).toMatchObject({ status: 404 });
  });
});

describe("the PDF", () => {
  const addressOf = async (language: "en" | "my" | "cn" = "en") => {
    const made = await confirmed();
    const { url } = await made.guest.must(invoicePdfAddressRoute, {
      params: made.params,
      query: { language },
    });
    return { ...made, url: `${stage.urls[0]}${url}` };
  };

  it("is had by its address without a bearer, named by its number, and says what the page says", async () => {
    const { guest, params, url } = await addressOf();
    const invoice = await guest.must(invoiceRoute, { params });
    const answer = await fetch(url);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(`${invoice.number}.pdf`);
    const { text } = await pdfText(answer);
    const detail = await guest.must(bookingRoute, { params });
    const total = `RM ${(detail.totalSen / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
    for (const part of [
      "林美玲",
      "Lim Mei Ling",
      total,
      invoice.number,
      "5140",
      "W10-1808",
      detail.bookingNo,
    ])
      expect(text).toContain(part);
  });

  it("speaks Chinese when asked", async () => {
    const { url } = await addressOf("cn");
    const { text } = await pdfText(await fetch(url));
    for (const part of ["发票", "总额", "银行转账", "林美玲"]) expect(text).toContain(part);
  });

  it("is closed to a changed address, and to one whose time is over", async () => {
    const { url, _id } = await addressOf();
    const other = await confirmed();
    const wrongs = [
      url.replace(_id, other._id),
      url.replace("language=en", "language=my"),
      url.replace(/until=\d/, "until=9"),
      url.replace(/seal=../, "seal=__"),
    ];
    for (const wrong of wrongs) {
      const answer = await fetch(wrong);
      expect([answer.status, (await answer.json()).code]).toEqual([410, "LINK_INVALID"]);
    }
    await stage.base.db.execute(sql`CREATE OR REPLACE FUNCTION pulau_now() RETURNS timestamptz LANGUAGE sql VOLATILE
      PARALLEL SAFE AS $$ SELECT clock_timestamp() + interval '6 minutes' $$`);
    expect((await fetch(url)).status).toBe(410);
    await stage.base.db.execute(sql`CREATE OR REPLACE FUNCTION pulau_now() RETURNS timestamptz LANGUAGE sql VOLATILE
      PARALLEL SAFE AS $$ SELECT clock_timestamp() $$`);
    expect((await fetch(url)).status).toBe(200);
  });
});
