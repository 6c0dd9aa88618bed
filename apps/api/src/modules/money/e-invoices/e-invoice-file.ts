import { checkEInvoice } from "@pulau/domain/e-invoice/check.ts";
import { composeEInvoice } from "@pulau/domain/e-invoice/compose.ts";
import type { EInvoice } from "@pulau/domain/e-invoice/document.ts";
import { type EInvoicePiece, splitEInvoice } from "@pulau/domain/e-invoice/split.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";

export type EInvoiceFile = { readonly name: string; readonly bytes: Uint8Array };

/** A file of a month: how many lines it has. */
export type MonthFile = EInvoiceFile & { readonly lines: number };

/** The document as a file. What the check finds fault with is a bug and never leaves the house. */
export function fileOf(invoice: EInvoice): EInvoiceFile {
  const json = composeEInvoice(invoice);
  const faults = checkEInvoice(json);
  if (faults.length > 0) throw new Error(`e-Invoice ${invoice.number}: ${faults.join("; ")}`);
  return { name: `${invoice.number}.json`, bytes: new TextEncoder().encode(json) };
}

/** A month's lines as one file, or as several where they are more than the tax office takes in one. */
export const filesOf = (
  whole: Omit<EInvoice, "lines" | "corrects">,
  pieces: readonly EInvoicePiece[],
): MonthFile[] => splitEInvoice(whole, pieces).map((part) => ({ ...fileOf(part), lines: part.lines.length }));

/** One of a month's files, counted from 1; `NOT_FOUND` where there are not as many. */
export function partOf<F extends FailureCode>(
  files: Result<MonthFile[], F>,
  part: number,
): Result<EInvoiceFile, F | "NOT_FOUND"> {
  if (!files.ok) return files;
  const file = files.value[part - 1];
  return file ? ok(file) : refuse("NOT_FOUND");
}
