import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { IconCamera } from "../../../../../ui/icons/index.ts";
import { Notice } from "../../../../../ui/surfaces.tsx";
import { isSure, type PhotoTrouble } from "./read-photo.ts";

type Props = {
  /** What was read, with its mistakes, if any. */
  readonly onRead: (text: string) => void;
};
type Outcome = PhotoTrouble | "sure" | "doubtful";

/** Says what became of a photo, and what to do. */
function OutcomeNotice({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation("registration");
  const tone = outcome === "sure" ? "success" : "warning";
  return (
    <Notice tone={tone} title={t(`photo.${outcome}`)}>
      {t(`photo.${outcome}Text`)}
    </Notice>
  );
}

/** Takes a photo of a paper, or one that is there, and reads it on the device. */
export function PhotoButton({ onRead }: Props) {
  const { t } = useTranslation("registration");
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const read = async (file: File) => {
    setBusy(true);
    setOutcome(null);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      const { readPhoto } = await import("./read-photo.ts");
      const reading = await readPhoto(file, signal);
      if ("text" in reading) onRead(reading.text);
      setOutcome("trouble" in reading ? reading.trouble : isSure(reading.text) ? "sure" : "doubtful");
    } catch {
      if (!signal.aborted) setOutcome("notLoaded");
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t("photo.of")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = "";
        }}
      />
      <Button
        kind="outline"
        size="large"
        icon={IconCamera}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {t(busy ? "photo.busy" : "photo.take")}
      </Button>
      <div role="status">{outcome && <OutcomeNotice outcome={outcome} />}</div>
    </>
  );
}
