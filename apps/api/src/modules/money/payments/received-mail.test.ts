import { startPaymentRoute } from "@pulau/contract/payments.ts";
import { receiptRoute } from "@pulau/contract/receipts.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailSender } from "../../../jobs/send-mail.ts";
import type { MailJob } from "../../../mail/mail-job.ts";
import type { OutgoingMail } from "../../../mail/mail-port.ts";
import { atTheBank, mustSubmit, stayOf } from "../../../races/guest.ts";
import {
  detailOf,
  mustChange,
  type Office,
  once,
  openOffice,
  payAll,
} from "../../booking/changes/test-booking.ts";
import { pdfText } from "../papers/pdf/test-pdf-text.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());

const jobsOf = async (field: "bookingId" | "purchaseId", id: string): Promise<MailJob[]> => {
  const { rows } = await office.stage.base.pool.query(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> $1 = $2 ORDER BY created_on",
    [field, id],
  );
  return rows.map(({ data }) => data);
};

async function sent(job: MailJob | undefined): Promise<OutgoingMail> {
  if (!job) throw new Error("no mail is queued");
  const mails: OutgoingMail[] = [];
  const { base, settings } = office.stage;
  await mailSender({ db: base.db, settings }, async (mail) => {
    mails.push(mail);
  })(job);
  const [mail] = mails;
  if (!mail) throw new Error("the mail had nothing to say");
  return mail;
}

/** A mail's receipts: their names, and what the first of them says. */
async function receiptsIn({ attachments = [] }: OutgoingMail) {
  const [first] = attachments;
  const { text } = first ? await pdfText(new Uint8Array(first.content)) : { text: "" };
  return { names: attachments.map(({ filename }) => filename), text };
}

describe("whoever pays", () => {
  it("hears of a balance with its receipt, and of what confirmed the booking with its own", async () => {
    const { _id } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 70 }));
    await payAll(office.member, _id, "deposit");
    await payAll(office.member, _id, "balance");
    const { bookingNo, payments } = await detailOf(office.member, _id);
    const jobs = await jobsOf("bookingId", _id);
    const received = jobs.filter(({ template }) => template === "payment-received");
    expect(received).toHaveLength(1);
    const mail = await sent(received[0]);
    const { names, text } = await receiptsIn(mail);
    expect(names).toEqual([`${bookingNo}-R2.pdf`]);
    expect(text).toContain(`${bookingNo}-R2`);
    expect(mail.subject).toContain(bookingNo);
    const receipt = await office.member.must(receiptRoute, { params: { _id: payments[1]?._id ?? "" } });
    expect(receipt.number).toBe(`${bookingNo}-R2`);
    const confirmed = jobs.find(({ template }) => template === "booking-confirmed");
    const files = (await receiptsIn(await sent(confirmed))).names;
    expect(files.slice(0, 2)).toEqual([`${bookingNo}.pdf`, `${bookingNo}-R1.pdf`]);
  });

  it("hears of what a change costs more, paid at the bank", async () => {
    const { _id } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 72 }));
    await payAll(office.member, _id);
    const kayak = { addOnId: office.stage.resort.addOns.unlimited, count: 1, day: null };
    await mustChange(office.member, _id, { addOns: [kayak] });
    const body = { bookingId: _id, part: "balance", gateway: "sandbox" } as const;
    const { paymentId, redirectUrl } = await office.member.must(startPaymentRoute, { body }, once());
    await atTheBank(redirectUrl, "never");
    await office.stage.jobs["poll-payment"]({ paymentId });
    const { rows } = await office.stage.base.pool.query(
      "SELECT id FROM gateway_inbox WHERE applied_at IS NULL",
    );
    for (const { id } of rows) await office.stage.jobs["apply-message"]({ inboxId: id });
    const jobs = await jobsOf("bookingId", _id);
    const received = jobs.filter(({ template }) => template === "payment-received");
    expect(received).toMatchObject([{ paymentId }]);
    expect((await receiptsIn(await sent(received[0]))).names).toHaveLength(1);
    expect(await office.check()).toEqual([]);
  });

  it("hears of a top-up once it is in the wallet", async () => {
    const opened = await office.member.must(topUpRoute, { body: { amountSen: 20_000 } }, once());
    const purchaseId = opened._id;
    const body = { purchaseId, part: "full", gateway: "sandbox" } as const;
    const { paymentId, redirectUrl } = await office.member.must(startPaymentRoute, { body }, once());
    await atTheBank(redirectUrl, "never");
    await office.stage.jobs["poll-payment"]({ paymentId });
    const { rows } = await office.stage.base.pool.query(
      "SELECT id FROM gateway_inbox WHERE applied_at IS NULL",
    );
    for (const { id } of rows) await office.stage.jobs["apply-message"]({ inboxId: id });
    for (let i = 0; i < 2; i++) await office.stage.jobs["fulfil-purchase"]({ purchaseId });
    const jobs = await jobsOf("purchaseId", purchaseId);
    expect(jobs.map(({ template }) => template)).toEqual(["top-up-received"]);
    const mail = await sent(jobs[0]);
    expect(mail.subject).toContain("RM 200.00");
    expect((await receiptsIn(mail)).text).toContain("RM 200.00");
  });
});

describe("a way to pay that is not offered", () => {
  it("is refused as the caller's mistake, whether it is unknown or has no keys", async () => {
    const { _id: bookingId } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 74 }));
    for (const gateway of ["nobody", "stripe", "billplz", "fiuu"]) {
      const body = { bookingId, part: "full", gateway } as const;
      const answer = await office.member.call(startPaymentRoute, { body }, once());
      expect(answer).toMatchObject({ status: 409, code: "GATEWAY_NOT_OFFERED" });
    }
  });
});
