import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF as a reader would search it, blanks made one. */
export async function pdfText(pdf: Uint8Array | Response): Promise<{ text: string; pages: number }> {
  const bytes = pdf instanceof Response ? new Uint8Array(await pdf.arrayBuffer()) : pdf;
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, " "), pages: totalPages };
}
