import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from "@pdfme/pdf-lib";

/** A slip has one page, a statement a few. */
const mostPages = 50;

/** What a page needs to be seen. Forms, links, notes, films and what happens when it opens are not among it. */
const ofPages = new Set([
  "Type",
  "Parent",
  "MediaBox",
  "CropBox",
  "Rotate",
  "UserUnit",
  "Resources",
  "Contents",
]);

/** Names under which anything further in could start a program, reach out of the paper, or carry another file. */
const nowhere = new Set([
  ...["AA", "JS", "JavaScript", "OpenAction", "Launch", "URI", "Annots", "AcroForm", "XFA"],
  ...["EF", "EmbeddedFiles", "AF", "RichMedia", "Rendition", "Movie", "Sound", "PieceInfo", "Metadata"],
  ...["Ref", "OPI", "Alternates", "StructParents", "StructParent", "Measure", "PtData"],
]);
/** Below these a page's own words for its fonts and pictures stand, which may be any: `/AA` is then a font. */
const named = ["Font", "XObject", "ExtGState", "ColorSpace", "Pattern", "Shading", "Properties"];
/** A stream may say that its bytes lie in another file. */
const ofStreams = new Set(["F", "FFilter", "FDecodeParms"]);

/**
 * Draws a PDF's pages into a new one by what a real parser sees: nothing is taken along that no page shows, and of what
 * pages hold only what is paper. Throws for what can't be parsed, is under a password, or has no page or too many.
 */
export async function drawPages(bytes: Uint8Array): Promise<Uint8Array> {
  const given = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const count = given.getPageCount();
  if (count === 0 || count > mostPages) throw new Error(`${count} pages`);
  for (const page of given.getPages()) {
    page.node.normalizedEntries(); // what a page inherits is written into it first
    keepOnly(page.node, ofPages);
  }
  const drawn = await PDFDocument.create({ updateMetadata: false });
  for (const page of await drawn.copyPages(given, given.getPageIndices())) drawn.addPage(page);
  const objects = drawn.context.enumerateIndirectObjects().map(([, found]) => found);
  const ownWords = new Set(objects.flatMap((found) => namedIn(found)));
  for (const found of objects) if (found !== drawn.catalog) clean(found, ownWords, new Set());
  keepOnly(drawn.catalog, new Set(["Type", "Pages"]));
  return drawn.save({ useObjectStreams: false, addDefaultPage: false });
}

function keepOnly(dict: PDFDict, names: ReadonlySet<string>): void {
  for (const key of dict.keys()) if (!names.has(key.decodeText())) dict.delete(key);
}

const dictOf = (found: PDFObject | undefined): PDFDict | null =>
  found instanceof PDFStream ? found.dict : found instanceof PDFDict ? found : null;

/** The dictionaries in an object whose keys are a page's own words. */
function namedIn(found: PDFObject): PDFObject[] {
  const dict = dictOf(found);
  if (dict === null) return found instanceof PDFArray ? found.asArray().flatMap(namedIn) : [];
  const inside = dict.entries().flatMap(([, value]) => (value instanceof PDFStream ? [] : namedIn(value)));
  return [...named.flatMap((name) => dictOf(dict.lookup(PDFName.of(name))) ?? []), ...inside];
}

/** Takes everything out of an object, and out of what it holds itself, that is more than paper. */
function clean(found: PDFObject, ownWords: ReadonlySet<PDFObject>, seen: Set<PDFObject>): void {
  if (seen.has(found) || found instanceof PDFRef) return;
  seen.add(found);
  if (found instanceof PDFArray) for (const inner of found.asArray()) clean(inner, ownWords, seen);
  const dict = dictOf(found);
  if (dict === null) return;
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    const kind = value instanceof PDFName ? value.decodeText() : "";
    const out =
      (!ownWords.has(dict) && nowhere.has(name)) ||
      (found instanceof PDFStream && ofStreams.has(name)) ||
      (name === "S" && nowhere.has(kind));
    if (out) dict.delete(key);
    else clean(value, ownWords, seen);
  }
}
