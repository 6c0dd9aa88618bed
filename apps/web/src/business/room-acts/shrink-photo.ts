import { CallFailure } from "../../api/call-failure.ts";

/** Longest side of a photo that is sent, in pixels: what is broken is seen well, and a poor line carries it. */
const longestSide = 1_600;
const quality = 0.82;

/** The size at which a photo is sent: never larger than it is. */
export function sentSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo drawn anew on the device, upright and small enough for a poor line; where it was taken is not in it any more. `FILE_NOT_TAKEN`
 * for what the browser can't read as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const unreadable = () => new CallFailure("FILE_NOT_TAKEN", { facts: { rule: "damaged" } });
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw unreadable();
  });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sentSize(picture));
  const paper = canvas.getContext("2d");
  // What can be seen through is white, as JPEG has no such thing.
  if (paper) Object.assign(paper, { fillStyle: "#fff" }).fillRect(0, 0, canvas.width, canvas.height);
  paper?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!drawn) throw unreadable();
  return drawn;
}
