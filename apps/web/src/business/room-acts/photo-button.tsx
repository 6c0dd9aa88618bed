import { mostUploadBytes } from "@pulau/contract/files.ts";
import { useRef, useState } from "react";
import { CallFailure } from "../../api/call-failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconCamera } from "../../ui/icons/index.ts";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import { useWritesDisabled } from "../../ui/writes-disabled.ts";
import styles from "./photos.module.css";
import { shrinkPhoto } from "./shrink-photo.ts";

type Props = {
  /** Of what the photo is, for who hears the page. */
  readonly what: string;
  readonly onPhoto: (photo: Blob) => void;
};

/** Takes a photo with the camera, or one that is there already. */
export function PhotoButton({ what, onPhoto }: Props) {
  const { t } = useTranslation("room-acts");
  const input = useRef<HTMLInputElement>(null);
  const showFailure = useFailureToast();
  const writesOff = useWritesDisabled();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const photo = await shrinkPhoto(file);
      if (photo.size > mostUploadBytes)
        throw new CallFailure("FILE_TOO_LARGE", { facts: { megabytes: mostUploadBytes / 1024 / 1024 } });
      onPhoto(photo);
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  if (writesOff !== null) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("photos.addTo", { what })}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <button
        type="button"
        className={classNames(styles.thumb, styles.add)}
        aria-busy={busy || undefined}
        onClick={() => !busy && input.current?.click()}
      >
        <Icon of={IconCamera} size="m" />
        <span aria-hidden="true">{t("photos.add")}</span>
        <VisuallyHidden>{t("photos.addTo", { what })}</VisuallyHidden>
      </button>
    </>
  );
}
