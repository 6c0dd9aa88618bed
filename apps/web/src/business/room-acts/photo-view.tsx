import type { RoomPhoto } from "@pulau/contract/room-photos.ts";
import { useState } from "react";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconTrash } from "../../ui/icons/index.ts";
import { useMoments } from "../../ui/time-zone.ts";
import { useToast } from "../../ui/toast.tsx";
import { photoPaths, type Room, removeRoomPhoto } from "./calls.ts";
import { WholePhoto } from "./photo-thumb.tsx";
import styles from "./photos.module.css";

type Props = {
  readonly room: Pick<Room, "roomNo">;
  readonly what: string;
  readonly photo: RoomPhoto;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
};

/** One photo, by whom and when it was taken, and the way to remove it. */
export function PhotoView({ room, what, photo, mayWrite, onClose }: Props) {
  const { t } = useTranslation("room-acts");
  const { momentText } = useMoments();
  const toast = useToast();
  const [removes, setRemoves] = useState(false);
  const remove = useSend(removeRoomPhoto, photoPaths);
  const at = momentText(photo.at);
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={
        <>
          <bdi>{room.roomNo}</bdi> <bdi>{what}</bdi>
        </>
      }
      acts={
        <>
          {mayWrite && (
            <Button kind="outline" icon={IconTrash} busy={remove.isPending} onClick={() => setRemoves(true)}>
              {t("photos.remove")}
            </Button>
          )}
          <Button onClick={onClose}>{t("photos.close")}</Button>
        </>
      }
    >
      <div className={styles.view}>
        <WholePhoto photo={photo} alt={t("photos.open", { what, at })} missing={t("photos.missing")} />
        <p className="muted">{photo.by === null ? at : t("photos.takenBy", { name: photo.by, at })}</p>
      </div>
      {removes && (
        <ConfirmDialog
          title={t("photos.removeTitle")}
          words={{ keep: t("photos.keep"), agree: t("photos.remove") }}
          busy={remove.isPending}
          error={remove.error}
          onAgree={async () => {
            await remove.mutateAsync({ params: { _id: photo._id } });
            toast({ tone: "success", text: t("photos.removed") });
            onClose();
          }}
          onClose={() => setRemoves(false)}
        />
      )}
    </Dialog>
  );
}
