import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { fonts, readFont } from "./fonts.ts";

/** Files that pdfmake finds by name without opening any of this machine's; its types leave them out. */
type WithFiles = typeof pdfmake & { virtualfs: { writeFileSync(name: string, content: Buffer): void } };

pdfmake.setFonts(fonts);
// Papers are made of text alone: nothing in a name can make the server open an address or a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

let ready = false;
function loadFonts(): void {
  if (ready) return;
  const { virtualfs } = pdfmake as WithFiles;
  for (const name of Object.values(fonts).flatMap((font) => Object.values(font)))
    virtualfs.writeFileSync(name, readFont(name));
  ready = true;
}

/** Draws a paper; the first one of a process also unpacks the fonts. */
export async function makePdf(paper: TDocumentDefinitions): Promise<Uint8Array> {
  loadFonts();
  return pdfmake.createPdf(paper).getBuffer();
}
