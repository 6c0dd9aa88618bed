import { type RefObject, useEffect, useRef, useState } from "react";
import { createQrReader } from "../../../../../ui/read-qr.ts";

/** `asking` until there is a picture; `refused` where there is no camera, or it may not be used. */
export type CameraState = "asking" | "seeing" | "refused";

type Torch = MediaTrackCapabilities & { readonly torch?: boolean };

/** How often a picture is looked at, in ms. */
const lookEvery = 120;

type Camera = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Switches its light; null where it has none. */
  readonly light: ((on: boolean) => void) | null;
};

/** The camera at the back while a page shows it, and the code in each of its pictures, if there is one. */
export function useCamera(onCode: (text: string | null) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("asking");
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    const leaving = new AbortController();
    void follow(video, leaving.signal, {
      onTrack: (next) => {
        setTrack(next);
        setState(next ? "seeing" : "refused");
      },
      onCode: (text) => latest.current(text),
    });
    return () => leaving.abort();
  }, []);
  const hasLight = (track?.getCapabilities?.() as Torch | undefined)?.torch === true;
  const light = (on: boolean) =>
    void track
      ?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
      .catch(() => undefined);
  return { video, state, light: hasLight ? light : null };
}

type Seen = {
  readonly onTrack: (track: MediaStreamTrack | null) => void;
  readonly onCode: (text: string | null) => void;
};

async function follow(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onTrack, onCode }: Seen,
): Promise<void> {
  const stream = await navigator.mediaDevices
    ?.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } }, audio: false })
    .catch(() => null);
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  if (signal.aborted) return stop();
  const picture = video.current;
  if (!stream || !picture) return onTrack(null);
  signal.addEventListener("abort", stop);
  picture.srcObject = stream;
  await picture.play().catch(() => undefined);
  onTrack(stream.getVideoTracks()[0] ?? null);
  const read = await createQrReader();
  while (!signal.aborted) {
    const text = await read(picture);
    if (!signal.aborted) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
