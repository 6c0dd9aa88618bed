import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../plugins/language.ts";
import { receiptPdf } from "./pdf/receipt-pdf.ts";
import { findReceipt } from "./show-receipt.ts";

/** The receipt of a payment as a file, for a mail; null where there is none. */
export async function receiptFile(
  db: Db,
  paymentId: PaymentId,
  language: Language,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const found = await findReceipt(db, paymentId);
  if (!found) return null;
  return { name: `${found.reply.number}.pdf`, bytes: await receiptPdf(found.reply, language) };
}
