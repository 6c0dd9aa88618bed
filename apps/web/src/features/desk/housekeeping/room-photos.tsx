import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Room, RoomDetail } from "./calls.ts";
import styles from "./room-sheet.module.css";

type Props = { readonly room: Room; readonly detail: RoomDetail | undefined; readonly mayWrite: boolean };

/** Photos of the room itself, beside its note. */
export function RoomPhotos({ room, detail, mayWrite }: Props) {
  const { t } = useTranslation("room-acts");
  const photos = detail?.photos ?? [];
  if (photos.length === 0 && !mayWrite) return null;
  return (
    <section className={styles.block} aria-label={t("photos.title")}>
      <h3>{t("photos.title")}</h3>
      <PhotoStrip {...{ room, photos, mayWrite }} subject={{}} what={room.roomNo} />
    </section>
  );
}
