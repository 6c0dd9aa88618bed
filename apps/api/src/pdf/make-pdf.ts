import type pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { fonts } from "./fonts.ts";
import { keepFonts } from "./kept-fonts.ts";

/** Files that pdfmake finds by name without opening any of this machine's; its types leave them out. */
type Printer = typeof pdfmake & { virtualfs: { writeFileSync(name: string, content: Buffer): void } };

async function openPrinter(): Promise<Printer> {
  const { default: loaded } = await import("pdfmake");
  const printer = loaded as Printer;
  printer.setFonts(fonts);
  // Papers are made of text alone: nothing in a name can make the server open an address or a file.
  printer.setUrlAccessPolicy(() => false);
  printer.setLocalAccessPolicy(() => false);
  for (const [name, standIn] of keepFonts(Object.values(fonts).flatMap((font) => Object.values(font))))
    printer.virtualfs.writeFileSync(name, standIn);
  return printer;
}

let printer: Promise<Printer> | undefined;

/** Draws a paper; the first one of a process also loads what draws, and the fonts: most processes never need them. */
export async function makePdf(paper: TDocumentDefinitions): Promise<Uint8Array> {
  printer ??= openPrinter().catch((error: unknown) => {
    printer = undefined;
    throw error;
  });
  return (await printer).createPdf(paper).getBuffer();
}
