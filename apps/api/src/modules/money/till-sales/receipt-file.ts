import type { TillSaleId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../plugins/language.ts";
import { tillReceiptPdf } from "./receipt-pdf.ts";
import { findSale } from "./show-sale.ts";

/** The receipt of a sale as a file; null where there is none. */
export async function tillReceiptFile(
  db: Db,
  saleId: TillSaleId,
  language: Language,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const sale = await findSale(db, saleId);
  return sale && { name: `${sale.number}.pdf`, bytes: await tillReceiptPdf(sale, language) };
}
