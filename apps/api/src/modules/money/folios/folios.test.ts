import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { foliosRoute, saveFoliosRoute } from "@pulau/contract/folios.ts";
import { enterPaymentRoute } from "@pulau/contract/offline-payments.ts";
import { linkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import { payFromWalletRoute, paymentStatusRoute } from "@pulau/contract/payments.ts";
import { receiptRoute, staffReceiptRoute } from "@pulau/contract/receipts.ts";
import { refundRoute } from "@pulau/contract/refunds.ts";
import { staffChangeQuoteRoute } from "@pulau/contract/staff-changes.ts";
import {
  chargesRoute,
  discountChargeRoute,
  takeOffChargeRoute,
  undoSlipRoute,
} from "@pulau/contract/till.ts";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { chargeAtTill, makeBar } from "../till/test-till.ts";

let stage: Stage;
let desk: Caller;
/** Splits bills, and may not touch payments. */
let bar: Caller;
beforeAll(async () => {
  stage = await openStage({ days: 120 });
  ({ desk } = await staffCaller(stage, { bookings: all, payments: all, charges: all }));
  const look = { ...all, write: false, create: false, delete: false };
  bar = (await staffCaller(stage, { bookings: look, payments: look, charges: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const once = () => ({ "idempotency-key": randomUUID() });
const nobody = { registrationNo: "", taxNo: "", email: "", phone: "" };
const booker = { ...nobody, letter: "A" as const, payer: "guest" as const, name: "" };
const company = {
  ...nobody,
  letter: "B" as const,
  payer: "company" as const,
  name: "Halim Sdn. Bhd.",
  email: "accounts@halim.example",
};
/** Of everything the company has so much, in basis points. */
const split = (
  by: Caller,
  _id: BookingId,
  value: number,
  payments: { _id: PaymentId; folio: "A" | "B" }[] = [],
) =>
  by.call(
    saveFoliosRoute,
    {
      params: { _id },
      body: {
        folios: [booker, company],
        shares: [{ folio: "B", of: "all", kind: "percent", value }],
        payments,
      },
    },
    { "if-match": "*" },
  );
const detailOf = (guest: Caller, _id: BookingId) => guest.must(bookingRoute, { params: { _id } });
const enter = async (_id: BookingId, folio: "A" | "B", amountSen: number) => {
  const paidOn = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  const body = { way: "terminal", amountSen, paidOn, folio } as const;
  await desk.must(enterPaymentRoute, { params: { _id }, body }, once());
};
const paymentOf = async (_id: BookingId, gateway: string): Promise<PaymentId> => {
  const { rows } = await stage.base.pool.query(
    "SELECT id FROM payment WHERE booking_id = $1 AND gateway = $2",
    [_id, gateway],
  );
  return rows[0]?.id;
};

let inDays = 50;
/** A confirmed stay whose deposit, a half, its guest has paid from the wallet; the company has three tenths of the bill. */
async function splitStay() {
  inDays += 3;
  const { member } = await memberWithWallet(stage, 10_000_000);
  const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays }));
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "deposit" } }, once());
  const whole = await detailOf(member, _id);
  expect(await split(desk, _id, 3_000)).toMatchObject({ ok: true });
  return { member, _id, whole };
}

describe("a bill that a company pays a part of", () => {
  it("asks its booker for folio A alone: on the page, by the link, and in mails", async () => {
    const { member, _id, whole } = await splitStay();
    const shown = await detailOf(member, _id);
    const owedSen = shown.balanceSen;
    expect(shown.othersPaySen).toBeGreaterThan(0);
    expect(owedSen).toBe(whole.totalSen - shown.othersPaySen - whole.paidSen);
    expect(shown.balance).toMatchObject({ owedSen });
    const status = await member.must(paymentStatusRoute, { params: { _id } });
    expect(status.owedSen).toBe(owedSen);
    const token = linkToken(raceSecret, "pay", { id: _id, linkNo: 0 });
    const linked = await member.must(linkedInvoiceRoute, { params: { token } });
    expect(linked).toMatchObject({ owedSen, offers: [{ amountSen: owedSen }] });
    const dueOn = shown.balanceDueOn;
    if (dueOn === null) throw new Error("no balance is due");
    const jobs = [
      { template: "payment-link", bookingId: _id },
      { template: "balance-reminder", bookingId: _id, dueOn },
      { template: "booking-changed", bookingId: _id, version: 1, refundSen: 0 },
    ] as const;
    for (const job of jobs) {
      const mail = await readMail(stage.base.db, stage.settings, job);
      if (!mail) throw new Error(`no ${job.template}`);
      const { text } = renderLetter(mail.letter, mail.frame);
      expect(text, job.template).toContain(formatRinggit(owedSen));
      expect(text, job.template).not.toContain(formatRinggit(whole.totalSen - whole.paidSen));
    }
  });

  it("ends no stay for the company's part: the last day is reckoned as the reminder's", async () => {
    const { member, _id, whole } = await splitStay();
    // Two tenths of the price are left to the guest: less than what a stay is ended for by itself.
    expect(whole.balance?.lastDay).not.toBeNull();
    expect((await detailOf(member, _id)).balance?.lastDay).toBeNull();
  });

  it("keeps the company's payments from the booker, and makes their receipts out to it", async () => {
    const { member, _id } = await splitStay();
    const before = await detailOf(member, _id);
    await enter(_id, "B", 10_000);
    const after = await detailOf(member, _id);
    expect(after.payments).toEqual(before.payments);
    expect([after.paidSen, after.balanceSen]).toEqual([before.paidSen, before.balanceSen]);
    const paymentId = await paymentOf(_id, "terminal");
    expect(await member.call(receiptRoute, { params: { _id: paymentId } })).toMatchObject({ status: 404 });
    expect(await desk.must(staffReceiptRoute, { params: { _id: paymentId } })).toMatchObject({
      payer: { name: company.name, email: company.email },
    });
    const { rowCount } = await stage.base.pool.query(
      "SELECT FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'paymentId' = $1",
      [paymentId],
    );
    expect(rowCount).toBe(0);
  });

  it("gives the company's money back to where it came from, not into the booker's wallet", async () => {
    const { _id } = await splitStay();
    await enter(_id, "B", 10_000);
    const body = { amountSen: 10_000, to: "wallet", price: "owes", reason: "Entered twice" } as const;
    expect(await desk.must(refundRoute, { params: { _id }, body }, once())).toMatchObject({
      goesTo: "source",
    });
    const { rows } = await stage.base.pool.query(
      "SELECT wallet_account_id AS wallet, state FROM refund WHERE payment_id = $1",
      [await paymentOf(_id, "terminal")],
    );
    expect(rows).toMatchObject([{ wallet: null }]);
  });

  it("lets nobody move payments between payers who may not change payments", async () => {
    const { _id } = await splitStay();
    const payment = { _id: await paymentOf(_id, "wallet"), folio: "B" as const };
    expect(await split(bar, _id, 4_000)).toMatchObject({ ok: true });
    expect(await split(bar, _id, 4_000, [payment])).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await split(desk, _id, 4_000, [payment])).toMatchObject({ ok: true });
  });
});

describe("a charge that goes straight to a payer", () => {
  const folioOf = async (_id: BookingId, letter: "A" | "B") => {
    const shown = await desk.must(foliosRoute, { params: { _id } });
    const folio = shown.folios.find((found) => found.letter === letter);
    if (!folio) throw new Error(`no folio ${letter}`);
    return { ...folio, shown };
  };
  /** A split stay whose company pays no share of what is charged later. */
  const stayOfRoom = async () => {
    inDays += 3;
    const { member } = await memberWithWallet(stage, 10_000_000);
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays }));
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "deposit" } }, once());
    const body = {
      folios: [booker, company],
      shares: [{ folio: "B" as const, of: "room" as const, kind: "percent" as const, value: 3_000 }],
    };
    await desk.must(saveFoliosRoute, { params: { _id }, body }, { "if-match": "*" });
    return { member, _id };
  };
  const drinks = async (_id: BookingId, folio: "A" | "B" | "C" | null) => {
    const { outletId, beer } = await makeBar(stage.base.db);
    return chargeAtTill(desk, _id, { outletId, items: [{ itemId: beer, count: 2 }], folio });
  };

  it("is on that folio alone, is told to who has the folios open, and is nobody's once undone", async () => {
    const { member, _id } = await stayOfRoom();
    const [a, b] = [await folioOf(_id, "A"), await folioOf(_id, "B")];
    const owed = (await detailOf(member, _id)).balanceSen;
    const charged = await drinks(_id, "B");
    if (!charged.ok) throw new Error(charged.code);
    const after = await folioOf(_id, "B");
    expect(after.totalSen).toBe(b.totalSen + charged.value.totalSen);
    expect((await folioOf(_id, "A")).totalSen).toBe(a.totalSen);
    expect((await detailOf(member, _id)).balanceSen, "the booker owes no more").toBe(owed);
    const stale = await desk.call(
      saveFoliosRoute,
      { params: { _id }, body: { folios: [booker, company], shares: b.shown.shares } },
      { "if-match": `"${b.shown.version}"` },
    );
    expect(stale).toMatchObject({ code: "CHANGED_SINCE" });
    await desk.must(undoSlipRoute, { params: { _id: charged.value.slipId } });
    expect(await folioOf(_id, "B")).toMatchObject({ totalSen: b.totalSen, shown: { lost: [] } });
    expect((await folioOf(_id, "B")).shown.shares).toEqual(b.shown.shares);
  });

  it("goes where the bill's rules say without one, to A past a rule, and to no folio that is not there", async () => {
    const { _id } = await splitStay();
    const [a, b] = [await folioOf(_id, "A"), await folioOf(_id, "B")];
    expect(await drinks(_id, "A")).toMatchObject({ ok: true });
    expect((await folioOf(_id, "B")).totalSen, "all of it is A's").toBe(b.totalSen);
    expect((await folioOf(_id, "A")).totalSen).toBeGreaterThan(a.totalSen);
    expect(await drinks(_id, null)).toMatchObject({ ok: true });
    expect((await folioOf(_id, "B")).totalSen, "three tenths of it are B's").toBeGreaterThan(b.totalSen);
    expect(await drinks(_id, "C")).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "folio" }] });
  });

  it("gives a discount on it to who bears it: what the company paid pays nobody else's debt", async () => {
    const { member, _id } = await stayOfRoom();
    const charged = await drinks(_id, "B");
    if (!charged.ok) throw new Error(charged.code);
    const { dueSen } = await folioOf(_id, "B");
    await enter(_id, "B", dueSen);
    const owed = (await detailOf(member, _id)).balanceSen;
    expect(owed).toBeGreaterThan(0);
    const charges = await desk.must(chargesRoute, { params: { _id } });
    const chargeId = charges.slips[0]?.charges[0]?._id ?? "";
    await desk.must(discountChargeRoute, { params: { _id: chargeId }, body: { sen: 1_000, reason: "Warm" } });
    const { rows } = await stage.base.pool.query(
      "SELECT amount_sen, payment_id FROM refund WHERE booking_id = $1",
      [_id],
    );
    expect(rows).toMatchObject([{ amount_sen: 1_060, payment_id: await paymentOf(_id, "terminal") }]);
    expect(await folioOf(_id, "B")).toMatchObject({ dueSen: 0 });
    expect((await detailOf(member, _id)).balanceSen, "the guest owes what they did").toBe(owed);
    await desk.must(takeOffChargeRoute, { params: { _id: chargeId }, body: { reason: "Not theirs" } });
    expect(await folioOf(_id, "B")).toMatchObject({ dueSen: 0 });
    expect((await detailOf(member, _id)).balanceSen).toBe(owed);
  });

  it("shows what a payer has paid beyond a smaller part as credit, and gives that back and no more", async () => {
    const { _id } = await splitStay();
    await enter(_id, "B", (await folioOf(_id, "B")).dueSen);
    await split(desk, _id, 2_000);
    const { dueSen, totalSen } = await folioOf(_id, "B");
    expect(dueSen).toBeLessThan(0);
    const giveBack = (amountSen: number) => {
      const body = { amountSen, to: "source", reason: "Smaller part", folio: "B" } as const;
      return desk.call(refundRoute, { params: { _id }, body }, once());
    };
    expect(await giveBack(1 - dueSen)).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { leftSen: -dueSen },
    });
    const before = await folioOf(_id, "A");
    expect(await giveBack(-dueSen)).toMatchObject({ ok: true });
    expect(await folioOf(_id, "B")).toMatchObject({ dueSen: 0, totalSen });
    expect((await folioOf(_id, "A")).dueSen).toBe(before.dueSen);
  });

  it("tells of a change what the booker owes of it", async () => {
    const { member, _id } = await splitStay();
    const shown = await detailOf(member, _id);
    const quoted = await desk.must(staffChangeQuoteRoute, {
      params: { _id },
      body: { specialRequest: "A quiet room" },
    });
    expect(quoted.dueSen).toBe(shown.balanceSen);
    expect(quoted.dueSen).toBeLessThan(shown.totalSen - shown.paidSen);
  });
});

it("tells the booker what is in the wallet already of a refund that goes two ways", async () => {
  inDays += 3;
  const { member } = await memberWithWallet(stage, 10_000_000);
  const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays }));
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "deposit" } }, once());
  await enter(_id, "A", 10_000);
  const body = { amountSen: 15_000, to: "source", price: "owes", reason: "Paid too early" } as const;
  await desk.must(refundRoute, { params: { _id }, body }, once());
  const { rows } = await stage.base.pool.query(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'refund-made' AND data ->> 'bookingId' = $1",
    [_id],
  );
  expect(rows).toMatchObject([{ data: { amountSen: 5_000, toWallet: true } }]);
});
