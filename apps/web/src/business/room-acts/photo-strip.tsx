import { mostRoomPhotos, type RoomPhoto } from "@pulau/contract/room-photos.ts";
import { useState } from "react";
import { keptOfKind, useKept } from "../../api/kept/use-outbox.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import { useMoments } from "../../ui/time-zone.ts";
import { useToast } from "../../ui/toast.tsx";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import type { Room } from "./calls.ts";
import { type PhotoAct, type PhotoSubject, photoAct } from "./kept.ts";
import { PhotoButton } from "./photo-button.tsx";
import { PhotoThumb, WaitingThumb } from "./photo-thumb.tsx";
import { PhotoView } from "./photo-view.tsx";
import styles from "./photos.module.css";
import { useRoomOutbox } from "./use-acting.ts";

type Props = {
  readonly room: Pick<Room, "_id" | "roomNo">;
  /** Of a fault or a found thing; of the room where it is empty. */
  readonly subject: PhotoSubject;
  /** What they show, in words. */
  readonly what: string;
  readonly photos: readonly RoomPhoto[];
  readonly mayWrite: boolean;
  /** The act that must be sent before a photo. */
  readonly follows?: string | undefined;
  readonly small?: boolean;
};

/** Photos that wait on this device and that the list of the server does not show yet. */
function useWaiting({ room, subject, photos }: Props): readonly PhotoAct[] {
  const { acts } = keptOfKind<PhotoAct, never>(useKept(), "roomPhoto");
  return acts.filter(
    ({ id, roomId, query }) =>
      roomId === room._id &&
      query.fault === subject.fault &&
      query.found === subject.found &&
      !photos.some(({ _id }) => _id === id),
  );
}

/** The photos of a room, a fault or a found thing, those that wait to be sent too, and the way to add one. */
export function PhotoStrip(props: Props) {
  const { room, subject, what, photos, mayWrite, follows, small = false } = props;
  const { t } = useTranslation(["room-acts", "staff"]);
  const { momentText } = useMoments();
  const { acting, send } = useRoomOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [opened, setOpened] = useState<RoomPhoto | null>(null);
  const waiting = useWaiting(props);
  const add = async (file: Blob) => {
    try {
      const act = photoAct(room, { ...subject, file, ...(follows && { follows }) }, acting());
      const sent = await send(act);
      toast({ tone: "success", text: t(sent ? "photos.added" : "staff:kept.sentLater") });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  const count = photos.length + waiting.length;
  if (count === 0 && !mayWrite) return null;
  return (
    <>
      <ul className={classNames(styles.strip, small && styles.small)} aria-label={t("photos.title")}>
        {photos.map((photo) => (
          <li key={photo._id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t("photos.open", { what, at: momentText(photo.at) })}
              onClick={() => setOpened(photo)}
            >
              <PhotoThumb photo={photo} />
            </button>
          </li>
        ))}
        {waiting.map(({ id, file }) => (
          <li key={id}>
            <WaitingThumb file={file} label={t("photos.unsent", { what })} />
          </li>
        ))}
        {mayWrite && count < mostRoomPhotos && (
          <li>
            <PhotoButton what={what} onPhoto={(photo) => void add(photo)} />
          </li>
        )}
      </ul>
      {opened && <PhotoView {...{ room, what, mayWrite }} photo={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
