import type { BookingId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, asc, eq, isNull } from "../db/orm.ts";
import { payment } from "../db/schema/payments.ts";
import { receiptFile } from "../modules/money/papers/public.ts";
import type { MailLanguage } from "./letter.ts";

/** Whose receipts a mail carries: one payment's, or all that were captured for a booking or purchase. */
export type ReceiptsOf =
  | { readonly paymentId: PaymentId }
  | { readonly bookingId: BookingId }
  | { readonly purchaseId: PurchaseId };

export type Attachment = {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
};

/** The receipts as PDF files in the mail's language, in the order in which the money came. */
export async function attachReceipts(db: Db, of: ReceiptsOf, language: MailLanguage): Promise<Attachment[]> {
  const captured = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(whose(of), eq(payment.state, "captured")))
    .orderBy(asc(payment.settledAt), asc(payment.id));
  const files = await Promise.all(captured.map(({ id }) => receiptFile(db, id, language)));
  return files
    .filter((file) => file !== null)
    .map(({ name, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: "application/pdf",
    }));
}

function whose(of: ReceiptsOf) {
  if ("paymentId" in of) return eq(payment.id, of.paymentId);
  if ("purchaseId" in of) return eq(payment.purchaseId, of.purchaseId);
  // What another payer of a split bill paid is not the booker's.
  return and(eq(payment.bookingId, of.bookingId), isNull(payment.folioId));
}
