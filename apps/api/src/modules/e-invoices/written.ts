import { checkEInvoice } from "@pulau/domain/e-invoice/check.ts";
import { composeEInvoice } from "@pulau/domain/e-invoice/compose.ts";
import type { EInvoice } from "@pulau/domain/e-invoice/document.ts";

export type EInvoiceFile = { readonly name: string; readonly bytes: Uint8Array };

/** The document as a file. What the check finds fault with is a bug and never leaves the house. */
export function fileOf(invoice: EInvoice): EInvoiceFile {
  const json = composeEInvoice(invoice);
  const faults = checkEInvoice(json);
  if (faults.length > 0) throw new Error(`e-Invoice ${invoice.number}: ${faults.join("; ")}`);
  return { name: `${invoice.number}.json`, bytes: new TextEncoder().encode(json) };
}
