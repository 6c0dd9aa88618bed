import { grayOf } from "./gray.ts";
import { loadReader } from "./read-letters.ts";
import { readPaper } from "./read-paper.ts";

/** Longest side at which a photo is read, in pixels: letters of a passport's foot are then some thirty wide. */
const longestSide = 2_000;

function drawn(photo: ImageBitmap): ImageData {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const paper = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!paper) throw new Error("there is nothing to draw on");
  Object.assign(paper, { fillStyle: "#fff" }).fillRect(0, 0, width, height);
  paper.drawImage(photo, 0, 0, width, height);
  photo.close();
  return paper.getImageData(0, 0, width, height);
}

addEventListener("message", ({ data: photo }: MessageEvent<ImageBitmap>) => {
  void loadReader().then(
    (read) => postMessage({ text: readPaper(grayOf(drawn(photo)), read) }),
    () => postMessage({ text: null, notLoaded: true }),
  );
});
