import core from "tesseract-core.wasm?url";
import { createOCREngine, type OCREngine } from "tesseract-wasm";
import type { Gray } from "./gray.ts";
import letters from "./letters.traineddata.gz?url";
import type { ReadLetters } from "./read-paper.ts";

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** Some servers unpack it on the way. */
async function loadLetters(): Promise<ArrayBuffer> {
  const file = await (await load(letters)).arrayBuffer();
  const [first, second] = new Uint8Array(file);
  if (first !== 0x1f || second !== 0x8b) return file;
  return await new Response(
    new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip")),
  ).arrayBuffer();
}

function pictureOf({ width, height, shades }: Gray): ImageData {
  const picture = new ImageData(width, height);
  for (const [i, shade] of shades.entries()) picture.data.set([shade, shade, shade, 255], 4 * i);
  return picture;
}

/** Numbers of Tesseract for how a picture is looked at: as one line, or for text wherever it is. */
const ways = { line: "7", scattered: "11" } as const;

const readerOf =
  (engine: OCREngine): ReadLetters =>
  (picture, { signs, whole }) => {
    engine.setVariable("tessedit_char_whitelist", signs);
    engine.setVariable("tessedit_pageseg_mode", whole ? ways.scattered : ways.line);
    engine.loadImage(pictureOf(picture));
    return engine.getText();
  };

/** Whoever reads letters in a picture, here and nowhere else. Loads what that takes, some two megabytes, from our own server. */
export async function loadReader(): Promise<ReadLetters> {
  const [wasmBinary, model] = await Promise.all([
    load(core).then((answer) => answer.arrayBuffer()),
    loadLetters(),
  ]);
  // It says something of each picture, which is of no use to anybody; nothing else speaks in this worker.
  Object.assign(console, { warn: () => undefined });
  const engine = await createOCREngine({ wasmBinary });
  engine.loadModel(model);
  return readerOf(engine);
}
