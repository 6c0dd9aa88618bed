import { writeFileSync } from "node:fs";
import { encodeQR } from "qr";

const [width, height] = [640, 480] as const;

/**
 * Writes what a camera before a QR code films, as the file that Chromium's test camera plays: grey squares in the middle of
 * grey, a little soft, as no phone's picture is black on white.
 */
export function film(path: string, text: string): void {
  const rows = encodeQR(text, "raw", { border: 4 });
  const scale = Math.floor((height * 0.8) / rows.length);
  const [left, top] = [(width - rows.length * scale) >> 1, (height - rows.length * scale) >> 1];
  const bright = Buffer.alloc(width * height, 170);
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries())
      for (let line = 0; line < scale; line++) {
        const from = (top + y * scale + line) * width + left + x * scale;
        bright.fill(dark ? 40 : 220, from, from + scale);
      }
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = [Buffer.from("FRAME\n"), bright, grey];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame]));
}
