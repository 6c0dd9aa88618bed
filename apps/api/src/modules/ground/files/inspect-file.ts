import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadSharp } from "./load-sharp.ts";
import { redrawPdf } from "./pdf/redraw-pdf.ts";

/** A file that was looked into: what it is, and bytes that hold nothing else. */
export type CleanFile = {
  readonly bytes: Buffer;
  readonly mediaType: "image/jpeg" | "image/png" | "application/pdf";
  readonly width: number | null;
  readonly height: number | null;
};

/** More than any phone's camera takes; decoding it stays within memory. */
const mostPixels = 64_000_000;
/** A PNG can't be read smaller than it is, and is a screen's picture: none has more than this. */
const mostPixelsOf = { jpeg: mostPixels, webp: mostPixels, png: 32_000_000 } as const;
const mostSide = 20_000;
/** A slip stays readable, and a page with it stays light. */
const keptSide = 2_400;

type Looked = Result<CleanFile, "FILE_NOT_TAKEN" | "TOO_MANY_REQUESTS" | "BUSY">;

/** Says whether the sender may have so many pixels drawn now. */
export type DrawAllowance = (pixels: number) => Promise<Result<null, "TOO_MANY_REQUESTS">>;

/**
 * Finds out by its bytes what a file is, and draws it anew: what hid in it or behind it (place and camera, programs,
 * another file) is gone. `FILE_NOT_TAKEN` for everything that is neither picture nor PDF, or can't be drawn.
 */
export async function inspectFile(bytes: Buffer, mayDraw: DrawAllowance): Promise<Looked> {
  const kind = kindOf(bytes);
  if (kind === null) return refuse("FILE_NOT_TAKEN");
  return kind === "pdf" ? drawnPdf(bytes) : drawnAnew(bytes, kind, mayDraw);
}

type Kind = "jpeg" | "png" | "webp" | "pdf";

/** By the very first bytes; a name or a type that the sender wrote says nothing. */
function kindOf(bytes: Buffer): Kind | null {
  const begins = (signature: string, from = 0) =>
    bytes.toString("latin1", from, from + signature.length) === signature;
  if (begins("\xff\xd8\xff")) return "jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "png";
  if (begins("RIFF") && begins("WEBP", 8)) return "webp";
  return begins("%PDF-") ? "pdf" : null;
}

async function drawnAnew(bytes: Buffer, kind: Exclude<Kind, "pdf">, mayDraw: DrawAllowance): Promise<Looked> {
  const sharp = await loadSharp();
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return refuse("FILE_NOT_TAKEN");
    if (width * height > mostPixelsOf[kind] || Math.max(width, height) > mostSide)
      return refuse("FILE_NOT_TAKEN", { rule: "pixels" });
    const within = await mayDraw(width * height);
    if (!within.ok) return within;
    const upright = read()
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true });
    // Screenshots stay sharp as PNG; photographs are a tenth of it as JPEG.
    const drawn =
      kind === "png" ? upright.png({ compressionLevel: 6 }) : upright.jpeg({ quality: 84, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const mediaType = kind === "png" ? "image/png" : "image/jpeg";
    return ok({ bytes: data, mediaType, width: info.width, height: info.height });
  } catch {
    // libvips says in words of its own what is wrong with the picture; for the sender it is damaged.
    return refuse("FILE_NOT_TAKEN", { rule: "damaged" });
  }
}

async function drawnPdf(bytes: Buffer): Promise<Looked> {
  const drawn = await redrawPdf(bytes);
  if (!drawn.ok) return drawn;
  if (drawn.value === null) return refuse("FILE_NOT_TAKEN", { rule: "damaged" });
  return ok({ bytes: drawn.value, mediaType: "application/pdf", width: null, height: null });
}
