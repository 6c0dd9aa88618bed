import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString, StandardFonts } from "@pdfme/pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { redrawPdf } from "./redraw-pdf.ts";

const redraw = async (bytes: Uint8Array | Buffer): Promise<Buffer | null> => {
  const drawn = await redrawPdf(Buffer.from(bytes));
  return drawn.ok ? drawn.value : null;
};

async function slip(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([300, 200]).drawText("Transfer of RM 1,145.50", { x: 20, y: 100, size: 14, font });
  return document;
}

/** What a real reader would do with a file beside showing it. */
async function actsOf(bytes: Buffer) {
  const read = await getDocumentProxy(new Uint8Array(bytes));
  const page = await read.getPage(1);
  const seen = {
    scripts: await read.getJSActions(),
    attachments: await read.getAttachments(),
    opens: await read.getOpenAction(),
    fields: await read.getFieldObjects(),
    pageScripts: await page.getJSActions(),
    notes: await page.getAnnotations(),
  };
  return Object.entries(seen).filter(([, value]) => value !== null && Object.keys(value).length > 0);
}

const script = (document: PDFDocument) =>
  document.context.obj({ Type: "Action", S: "JavaScript", JS: PDFString.of("app.alert(1)") });

describe("a PDF that was sent", () => {
  it("shows what it showed", async () => {
    const drawn = await redraw(await (await slip()).save());
    const { text } = await extractText(new Uint8Array(drawn ?? []), { mergePages: true });
    expect(text).toContain("Transfer of RM 1,145.50");
  });

  it("keeps a font whatever the page calls it", async () => {
    const document = await slip();
    const page = document.getPage(0).node;
    const fonts = page.normalizedEntries().Font;
    const [[word, font] = []] = fonts.entries();
    if (!word || !font) throw new Error("no font");
    fonts.set(PDFName.of("AA"), font);
    const drawn = await redraw(await document.save({ useObjectStreams: false }));
    expect(drawn?.toString("latin1")).toContain("/AA ");
  });

  it.each([true, false])("loses its programs, links and other files, packed objects: %s", async (packed) => {
    const document = await slip();
    const { context, catalog } = document;
    const page = document.getPage(0).node;
    catalog.set(PDFName.of("OpenAction"), script(document));
    page.set(PDFName.of("AA"), context.obj({ O: script(document) }));
    const launch = { S: "Launch", F: PDFString.of("cmd.exe") };
    const note = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 300, 200], A: launch };
    page.set(PDFName.of("Annots"), context.obj([context.register(context.obj(note))]));
    await document.attach(Buffer.from("MZ evil"), "evil.exe");
    document.addJavaScript("main", "app.alert(2)");
    document.getForm().createTextField("card").addToPage(document.getPage(0));
    const given = Buffer.from(await document.save({ useObjectStreams: packed }));
    expect((await actsOf(given)).length).toBeGreaterThan(2);
    const drawn = (await redraw(given)) ?? Buffer.alloc(0);
    expect(await actsOf(drawn)).toEqual([]);
    const text = drawn.toString("latin1");
    expect(text).not.toMatch(/JavaScript|Launch|EmbeddedFile|AcroForm|cmd\.exe|ObjStm/);
  });

  it("is read as a parser reads it: decoys before, behind and beside what counts make no difference", async () => {
    const document = await slip();
    document.catalog.set(PDFName.of("OpenAction"), script(document));
    const real = Buffer.from(await document.save({ useObjectStreams: true }));
    const decoys = [
      Buffer.concat([real, Buffer.from("\n% <html><script>alert(1)</script>\nPK\x05\x06")]),
      Buffer.concat([
        Buffer.from("%PDF-1.7\n% stream\n% (endstream) /Type /Page\n"),
        real.subarray(real.indexOf("\n") + 1),
      ]),
      // A packed object whose type is no word that a search would find.
      Buffer.from(real.toString("latin1").replace("/Type /ObjStm", "/Type /Obj#53tm"), "latin1"),
    ];
    for (const decoy of decoys) {
      const drawn = await redraw(decoy);
      if (drawn === null) continue; // refused is as good
      expect(await actsOf(drawn)).toEqual([]);
      expect(drawn.toString("latin1")).not.toMatch(/script|PK/);
    }
    expect(await redraw(decoys[0] ?? real)).not.toBeNull();
  });

  it("keeps no stream that lies in another file", async () => {
    const document = await slip();
    const outside = document.context.stream("q Q", { F: PDFString.of("//evil.test/share") });
    const resources = document.getPage(0).node.normalizedEntries().Resources;
    resources.set(PDFName.of("XObject"), document.context.obj({ X: document.context.register(outside) }));
    const drawn = await redraw(await document.save({ useObjectStreams: false }));
    expect(drawn?.toString("latin1")).not.toContain("evil.test");
  });

  it("is refused when it is damaged, has no page, is under a password, or is made to unpack without end", async () => {
    const bare = "%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";
    expect(await redraw(Buffer.from(bare))).toBeNull();
    expect(await redraw((await (await slip()).save()).subarray(0, 300))).toBeNull();
    const locked = await slip();
    const { context } = locked;
    context.trailerInfo.Encrypt = context.register(context.obj({ Filter: "Standard", V: 1, R: 2, P: -4 }));
    expect(await redraw(await locked.save({ useObjectStreams: false }))).toBeNull();
    const bomb = deflateSync(Buffer.alloc(140_000_000));
    const packed = Buffer.concat([
      Buffer.from("%PDF-1.7\n7 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n"),
      bomb,
      Buffer.from("\nendstream endobj\n%%EOF\n"),
    ]);
    const before = process.memoryUsage().rss;
    expect(await redraw(packed)).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });
});
