import type { TillSaleId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { findSale, tillReceiptFile } from "../modules/money/till-sales/public.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { tillReceiptLetter } from "./templates/till-receipt.ts";

type TillJob = Extract<MailJob, { tillSaleId: TillSaleId }>;

/** The receipt of a sale at the till, to the address that was typed there. */
export async function readTillMail(
  db: Db,
  { tillSaleId, to, language }: TillJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<ReadMail | null> {
  const sale = await findSale(db, tillSaleId);
  const file = await tillReceiptFile(db, tillSaleId, language);
  if (!sale || !file) return null;
  const frame = frameIn(language);
  const receipt = {
    filename: file.name,
    content: Buffer.from(file.bytes),
    contentType: "application/pdf",
  };
  return { to, frame, letter: tillReceiptLetter(sale, frame), receipt };
}
