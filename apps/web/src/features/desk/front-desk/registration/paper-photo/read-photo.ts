import { isMyKad } from "@pulau/domain/person/identity.ts";
import { mrzFaultOf } from "@pulau/domain/person/mrz.ts";

/** Why a photo gave nothing: it is none, it shows no paper that can be read, or what reads it could not be loaded. */
export type PhotoTrouble = "noPicture" | "nothing" | "notLoaded";
export type PhotoReading = { readonly text: string } | { readonly trouble: PhotoTrouble };

type Answer = { readonly text: string | null; readonly notLoaded?: boolean };

/** Whether what was read is beyond doubt: each check digit fits, or it is a MyKad's number. */
export const isSure = (text: string): boolean => isMyKad(text) || mrzFaultOf(text) === null;

function answerOf(photo: ImageBitmap, signal: AbortSignal): Promise<Answer> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = () => resolve({ text: null, notLoaded: true });
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  worker.postMessage(photo, [photo]);
  // With it goes all that it knows of the photo.
  return done.finally(() => worker.terminate());
}

/**
 * Reads a passport or identity card in a photo, on this device: the photo is sent nowhere and kept nowhere. What reads it is
 * loaded at the first photo.
 */
export async function readPhoto(file: Blob, signal: AbortSignal): Promise<PhotoReading> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (photo === null) return { trouble: "noPicture" };
  const { text, notLoaded } = await answerOf(photo, signal);
  if (text !== null) return { text };
  return { trouble: notLoaded ? "notLoaded" : "nothing" };
}
