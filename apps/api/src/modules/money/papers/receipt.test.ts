import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import {
  receiptPdfAddressRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import {
  detailOf,
  mustChange,
  type Office,
  openOffice,
  paidBooking,
  payAll,
} from "../../booking/changes/test-booking.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { pdfText } from "./pdf/test-pdf-text.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());

async function paid() {
  const bookingId = await paidBooking(office.stage, office.member, { inDays: 25 });
  await office.stage.jobs["issue-invoice"]({ bookingId });
  const detail = await detailOf(office.member, bookingId);
  return { bookingId, detail, params: { _id: detail.payments[0]?._id ?? "" } };
}

async function deskWith(payments: boolean): Promise<Caller> {
  const may = { read: payments, write: false, create: false, delete: false };
  const { email } = await createStaff(office.stage.base.db, { role: { payments: may } });
  const desk = new Caller(office.stage.urls);
  desk.token = (await desk.must(staffLoginRoute, { body: { email, password: testPassword } })).accessToken;
  return desk;
}

describe("the receipt of a payment", () => {
  it("says who paid how much, how and for what, under a number of its own", async () => {
    const { params, detail } = await paid();
    const receipt = await office.member.must(receiptRoute, { params });
    expect(receipt).toMatchObject({
      _id: params._id,
      number: `${detail.bookingNo}-R1`,
      gateway: "wallet",
      part: "full",
      amountSen: detail.totalSen,
      state: "captured",
      refunds: [],
      paidFor: { kind: "booking", number: detail.bookingNo },
      payer: { name: detail.bookingName },
    });
    expect(receipt.seller.legalName).not.toBe("");
  });

  it("counts up within what is paid: a deposit, then the balance", async () => {
    const { _id } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 70 }));
    await payAll(office.member, _id, "deposit");
    await payAll(office.member, _id, "balance");
    const { payments, bookingNo } = await detailOf(office.member, _id);
    const receipts = await Promise.all(
      payments.map((payment) => office.member.must(receiptRoute, { params: { _id: payment._id } })),
    );
    expect(receipts.map(({ number, part }) => [number, part])).toEqual([
      [`${bookingNo}-R1`, "deposit"],
      [`${bookingNo}-R2`, "balance"],
    ]);
  });

  it("shows the stay that was paid for, whatever it was changed to afterwards", async () => {
    const { params, bookingId, detail } = await paid();
    await mustChange(office.member, bookingId, { checkIn: office.day(33) });
    const { rows } = await office.stage.base.pool.query(
      `UPDATE package SET name = name || '{"en":"Another name"}' WHERE id = $1 RETURNING 1`,
      [detail.packageId],
    );
    expect(rows).toHaveLength(1);
    const { paidFor, totalSen } = await office.member.must(receiptRoute, { params });
    const { checkIn, checkOut, packageName: name } = detail;
    expect(paidFor).toMatchObject({ kind: "booking", checkIn, checkOut, name });
    expect(totalSen).toBe(detail.totalSen);
  });

  it("tells what of it went back", async () => {
    const { params, bookingId } = await paid();
    const call = { params: { _id: bookingId } };
    const { refundSen } = await office.member.must(cancelQuoteRoute, call);
    await office.member.must(cancelBookingRoute, { ...call, query: { agreedRefundSen: refundSen } });
    const { refunds } = await office.member.must(receiptRoute, { params });
    expect(refunds).toMatchObject([{ amountSen: refundSen, done: true }]);
  });

  it("does not exist for a payment that was never captured", async () => {
    const { params } = await paid();
    await office.stage.base.pool.query("UPDATE payment SET state = 'declined' WHERE id = $1", [params._id]);
    expect(await office.member.call(receiptRoute, { params })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
    await office.stage.base.pool.query("UPDATE payment SET state = 'captured' WHERE id = $1", [params._id]);
  });
});

describe("who may look at a receipt", () => {
  it("is whoever paid and staff who may read payments", async () => {
    const { params } = await paid();
    const notFound = { status: 404, code: "NOT_FOUND" };
    for (const [caller, _id] of [
      [office.stranger, params._id],
      [office.member, randomUUID()],
    ] as const) {
      expect(await caller.call(receiptRoute, { params: { _id } })).toMatchObject(notFound);
      const address = { params: { _id }, query: {} };
      expect(await caller.call(receiptPdfAddressRoute, address)).toMatchObject(notFound);
    }
    const [cashier, other] = await Promise.all([deskWith(true), deskWith(false)]);
    expect((await cashier.must(staffReceiptRoute, { params }))._id).toBe(params._id);
    expect(await cashier.call(staffReceiptRoute, { params: { _id: randomUUID() } })).toMatchObject(notFound);
    expect(await other.call(staffReceiptRoute, { params })).toMatchObject({ status: 403 });
    expect(await new Caller(office.stage.urls).call(receiptRoute, { params })).toMatchObject({ status: 401 });
    const { url } = await cashier.must(staffReceiptPdfAddressRoute, { params, query: {} });
    expect((await fetch(office.stage.urls[0] + url)).headers.get("content-type")).toBe("application/pdf");
  });
});

describe("the receipt as a PDF", () => {
  it("says what the page says in the language that is asked for, and is closed to a changed address", async () => {
    const { params, detail } = await paid();
    const call = { params, query: { language: "cn" as const } };
    const { url } = await office.member.must(receiptPdfAddressRoute, call);
    const answer = await fetch(office.stage.urls[0] + url);
    expect(answer.headers.get("content-disposition")).toContain(`${detail.bookingNo}-R1.pdf`);
    const { text } = await pdfText(answer);
    for (const part of ["收据", "全额", detail.bookingNo, formatRinggit(detail.totalSen)])
      expect(text).toContain(part);
    const wrong = await fetch(office.stage.urls[0] + url.replace(/seal=../, "seal=__"));
    expect(wrong.status).toBe(410);
  });
});
