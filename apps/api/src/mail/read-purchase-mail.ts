import { and, eq } from "drizzle-orm";
import type { Db } from "../db/connect.ts";
import { payment } from "../db/schema/payments.ts";
import { purchase } from "../db/schema/purchases.ts";
import { loadSettings } from "../modules/resort/public.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readOwner } from "./read-owner.ts";
import { purchaseVoidedLetter } from "./templates/purchase-voided.ts";

type PurchaseJob = Extract<MailJob, { template: "purchase-voided" }>;

/** A mail about a purchase whose transfer was voided: whether it waits for its money again, or was taken back. */
export async function readPurchaseMail(
  db: Db,
  { purchaseId, paymentId }: PurchaseJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<{ to: string; letter: Letter; frame: Frame } | null> {
  const [found] = await db
    .select({ bought: purchase, amountSen: payment.amountSen })
    .from(payment)
    .innerJoin(purchase, eq(purchase.id, payment.purchaseId))
    .where(and(eq(payment.id, paymentId), eq(purchase.id, purchaseId), eq(payment.state, "voided")));
  const owner = found && (await readOwner(db, found.bought.accountId));
  if (!owner) return null;
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
