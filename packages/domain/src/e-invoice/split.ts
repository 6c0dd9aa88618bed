import { composeEInvoice } from "./compose.ts";
import type { EInvoice, EInvoiceLine } from "./document.ts";

/** What MyInvois takes as one document. */
export const mostDocumentBytes = 300_000;
/** And as one submission: so many documents of so many bytes together. */
export const mostSubmitted = { documents: 100, bytes: 5_000_000 } as const;

/** A line, and the papers that it takes from. */
export type EInvoicePiece = { readonly line: EInvoiceLine; readonly corrects: EInvoice["corrects"] };

/** Sums grow by some digits and numbers by a suffix when lines come together. */
const reserve = 1_000;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * One e-Invoice where its lines fit into what MyInvois takes, else as many as are needed: in the order of the lines, each
 * line in exactly one, numbered from 1 without gaps. A part corrects only what its own lines take from.
 */
export function splitEInvoice(
  whole: Omit<EInvoice, "lines" | "corrects">,
  pieces: readonly EInvoicePiece[],
  mostBytes: number = mostDocumentBytes,
): EInvoice[] {
  const parts = partsOf(whole, pieces, mostBytes - reserve);
  return parts.map((some, i) => ({
    ...together(whole, some),
    number: parts.length === 1 ? whole.number : `${whole.number}-${i + 1}`,
  }));
}

function partsOf(
  whole: Omit<EInvoice, "lines" | "corrects">,
  pieces: readonly EInvoicePiece[],
  mostBytes: number,
): EInvoicePiece[][] {
  const frame = bytesOf(composeEInvoice(together(whole, [])));
  const parts: EInvoicePiece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    // Alone it has the frame too, and totals of its own: a little more than what it adds to others.
    const bytes = bytesOf(composeEInvoice(together(whole, [piece]))) - frame;
    if (parts.length === 0 || bytes > left) {
      parts.push([]);
      left = mostBytes - frame;
    }
    parts.at(-1)?.push(piece);
    left -= bytes;
  }
  return parts;
}

/** Pieces as one document, each paper that they correct named once. */
function together(whole: Omit<EInvoice, "lines" | "corrects">, pieces: readonly EInvoicePiece[]): EInvoice {
  const named = pieces.flatMap(({ corrects }) => corrects);
  return {
    ...whole,
    lines: pieces.map(({ line }) => line),
    corrects: [...new Map(named.map((correction) => [correction.number, correction])).values()],
  };
}
