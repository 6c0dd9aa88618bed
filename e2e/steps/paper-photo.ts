import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "./test.ts";

const font = join(
  import.meta.dirname,
  "../../apps/web/src/features/desk/front-desk/registration/paper-photo/ocr-b.woff2",
);

/** A photo of a page with lines for machines, in their typeface, a little aslant and in a dim light. */
export async function paperPhoto(page: Page, lines: readonly string[]) {
  const letters = [...(await readFile(font))];
  const drawn = await page.evaluate(
    async ({ bytes, text }) => {
      document.fonts.add(await new FontFace("OCR-B", new Uint8Array(bytes)).load());
      const canvas = Object.assign(document.createElement("canvas"), { width: 1800, height: 1300 });
      const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
      paper.fillStyle = "#6b5d50";
      paper.fillRect(0, 0, 1800, 1300);
      paper.translate(900, 650);
      paper.rotate(0.06);
      paper.translate(-800, -550);
      paper.fillStyle = "#f3efe6";
      paper.fillRect(20, 20, 1560, 1060);
      const pitch = 1400 / (text[0]?.length ?? 1);
      paper.fillStyle = "#222";
      paper.font = `${pitch / 0.6}px OCR-B`;
      for (const [row, line] of text.entries())
        for (const [i, sign] of [...line].entries())
          paper.fillText(sign, 100 + i * pitch, 900 + row * pitch * 2.2);
      paper.resetTransform();
      paper.fillStyle = "rgb(0 0 0 / 0.4)";
      paper.fillRect(0, 0, 1800, 1300);
      return canvas.toDataURL("image/jpeg", 0.85).split(",")[1] ?? "";
    },
    { bytes: letters, text: lines },
  );
  return { name: "IMG_0002.jpg", mimeType: "image/jpeg", buffer: Buffer.from(drawn, "base64") };
}
