import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import sharp from "sharp";
import { isPlain } from "./plain-pdf.ts";

/** A file that was looked into: what it is, and bytes that hold nothing else. */
export type Clean = {
  readonly bytes: Buffer;
  readonly mediaType: "image/jpeg" | "image/png" | "application/pdf";
  readonly width: number | null;
  readonly height: number | null;
};

/** More than any phone's camera takes; decoding it stays within memory. */
const mostPixels = 64_000_000;
const mostSide = 20_000;
/** A slip stays readable, and a page with it stays light. */
const keptSide = 2_400;

/**
 * Finds out by its bytes what a file is. A picture is drawn anew: what hid in it or behind it (place and camera, programs,
 * another file) is gone. Of a PDF only a plain one passes. `FILE_NOT_TAKEN` for everything else.
 */
export async function lookInto(bytes: Buffer): Promise<Result<Clean, "FILE_NOT_TAKEN">> {
  const kind = kindOf(bytes);
  if (kind === null) return refuse("FILE_NOT_TAKEN");
  return kind === "pdf" ? plainPdf(bytes) : drawnAnew(bytes, kind);
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

async function drawnAnew(
  bytes: Buffer,
  kind: Exclude<Kind, "pdf">,
): Promise<Result<Clean, "FILE_NOT_TAKEN">> {
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return refuse("FILE_NOT_TAKEN");
    if (width * height > mostPixels || Math.max(width, height) > mostSide)
      return refuse("FILE_NOT_TAKEN", { rule: "pixels" });
    const upright = read()
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true });
    // Screenshots stay sharp as PNG; photographs are a tenth of it as JPEG.
    const drawn =
      kind === "png" ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 84, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const mediaType = kind === "png" ? "image/png" : "image/jpeg";
    return ok({ bytes: data, mediaType, width: info.width, height: info.height });
  } catch {
    // libvips says in words of its own what is wrong with the picture; for the sender it is damaged.
    return refuse("FILE_NOT_TAKEN", { rule: "damaged" });
  }
}

function plainPdf(bytes: Buffer): Result<Clean, "FILE_NOT_TAKEN"> {
  const text = bytes.toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  // Something long behind the end, or an archive's directory, is another file in a PDF's clothes.
  if (end < 0 || text.length - end > 1_024) return refuse("FILE_NOT_TAKEN", { rule: "damaged" });
  if (!isPlain(bytes)) return refuse("FILE_NOT_TAKEN", { rule: "active" });
  return ok({ bytes, mediaType: "application/pdf", width: null, height: null });
}
