import decodeQR from "qr/decode.js";

type Detector = { readonly detect: (source: ImageBitmapSource) => Promise<{ readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  readonly getSupportedFormats: () => Promise<string[]>;
};

/** Reads the QR code in a picture of a camera; null where there is none. */
export type ReadQr = (frame: HTMLVideoElement | HTMLCanvasElement) => Promise<string | null>;

/** A frame is made no larger than this for reading, in pixels: a phone looks at ten of them a second. */
const widest = 800;

/** Reads in the page itself, where the browser has no reader of its own. */
function readerOfOurs(): ReadQr {
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    const isVideo = frame instanceof HTMLVideoElement;
    const [width, height] = isVideo ? [frame.videoWidth, frame.videoHeight] : [frame.width, frame.height];
    if (!drawing || width === 0) return null;
    const scale = Math.min(1, widest / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    drawing.drawImage(frame, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null;
    }
  };
}

/** The browser's own reader where it has one, else ours. */
export async function createQrReader(): Promise<ReadQr> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Native || !formats.includes("qr_code")) return readerOfOurs();
  const detector = new Native({ formats: ["qr_code"] });
  return async (frame) => (await detector.detect(frame).catch(() => []))[0]?.rawValue ?? null;
}
