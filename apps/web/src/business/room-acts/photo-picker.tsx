import { mostRoomPhotos } from "@pulau/contract/room-photos.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/button.tsx";
import { IconX } from "../../ui/icons/index.ts";
import { PhotoButton } from "./photo-button.tsx";
import { WaitingThumb } from "./photo-thumb.tsx";
import styles from "./photos.module.css";

type Props = {
  readonly what: string;
  readonly photos: readonly Blob[];
  readonly onChange: (photos: readonly Blob[]) => void;
};

/** The photos of something that is only being written down. */
export function PhotoPicker({ what, photos, onChange }: Props) {
  const { t } = useTranslation("room-acts");
  return (
    <ul className={styles.strip} aria-label={t("photos.title")}>
      {photos.map((photo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a blob has no name
        <li key={i} className={styles.picked}>
          <WaitingThumb file={photo} label={t("photos.unsent", { what })} />
          <IconButton
            icon={IconX}
            label={t("photos.takeOut")}
            className={styles.remove}
            onClick={() => onChange(photos.filter((other) => other !== photo))}
          />
        </li>
      ))}
      {photos.length < mostRoomPhotos && (
        <li>
          <PhotoButton what={what} onPhoto={(photo) => onChange([...photos, photo])} />
        </li>
      )}
    </ul>
  );
}
