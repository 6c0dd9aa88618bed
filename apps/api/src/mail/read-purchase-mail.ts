import type { PurchaseId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, eq } from "../db/orm.ts";
import { payment } from "../db/schema/payments.ts";
import { purchase } from "../db/schema/purchases.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import type { ReceiptsOf } from "./attach-receipts.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readOwner } from "./read-owner.ts";
import { topUpReceivedLetter } from "./templates/payment-received.ts";
import { purchaseVoidedLetter } from "./templates/purchase-voided.ts";

type PurchaseMail = {
  readonly to: string;
  readonly letter: Letter;
  readonly frame: Frame;
  readonly receipts?: ReceiptsOf;
};
type PurchaseJob = Extract<MailJob, { template: "purchase-voided" }>;

/** A mail about a top-up that is in the wallet. */
export async function readTopUpMail(
  db: Db,
  purchaseId: PurchaseId,
  frameIn: (language: MailLanguage) => Frame,
): Promise<PurchaseMail | null> {
  const [bought] = await db.select().from(purchase).where(eq(purchase.id, purchaseId));
  const owner = bought?.accountId ? await readOwner(db, bought.accountId) : null;
  if (!bought || !owner || bought.state !== "done") return null;
  const frame = frameIn(owner.language);
  const { number, totalSen: amountSen } = bought;
  const letter = topUpReceivedLetter({ reader: owner.name, number, amountSen }, frame);
  return { to: owner.email, frame, letter, receipts: { purchaseId } };
}

/** A mail about a purchase whose transfer was voided: whether it waits for its money again, or was taken back. */
export async function readPurchaseMail(
  db: Db,
  { purchaseId, paymentId }: PurchaseJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<PurchaseMail | null> {
  const [found] = await db
    .select({ bought: purchase, amountSen: payment.amountSen })
    .from(payment)
    .innerJoin(purchase, eq(purchase.id, payment.purchaseId))
    .where(and(eq(payment.id, paymentId), eq(purchase.id, purchaseId), eq(payment.state, "voided")));
  const owner = found?.bought.accountId ? await readOwner(db, found.bought.accountId) : null;
  if (!found || !owner) return null;
  const { bought, amountSen } = found;
  // Paid anew meanwhile: nobody is asked for money that is not owed.
  if (bought.state === "paid" || bought.state === "done") return null;
  const { timeZone } = await loadSettings(db);
  const frame = frameIn(owner.language);
  const { number, facts, refundedSen: returnedSen, state } = bought;
  const payUntil = state === "open" ? bought.payUntil : null;
  const about = { reader: owner.name, purchaseId, number, name: facts.name, amountSen, returnedSen };
  return { to: owner.email, frame, letter: purchaseVoidedLetter({ ...about, payUntil, timeZone }, frame) };
}
