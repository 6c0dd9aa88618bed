import { sendProfilePictureRoute } from "@pulau/contract/accounts.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { faceOf } from "../../../api/client.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { type Crop, moved, squareOf } from "./crop.ts";
import styles from "./crop-dialog.module.css";
import { useKeepPicture } from "./use-keep-picture.ts";

const sendPicture = faceOf(sendProfilePictureRoute);
type Props = { file: File; _id: MemberId; onClose: () => void };

/** The address of a file for as long as it is shown. */
function useAddress(file: File): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Which square of a photo becomes the picture: dragged into place, or moved and enlarged by sliders. */
export function CropDialog({ file, _id, onClose }: Props) {
  const { t } = useTranslation("profile");
  const url = useAddress(file);
  const [crop, setCrop] = useState<Crop>({ across: 0.5, down: 0.5, zoom: 1 });
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const { mutateAsync: send, isPending, error } = useSend(sendPicture);
  const keep = useKeepPicture();
  const save = async () => {
    const { data } = await send({
      params: { _id },
      query: squareOf(crop, size ?? { width: 1, height: 1 }),
      file,
    });
    keep(data.data, t("picture.saved"));
    onClose();
  };
  const slider = (key: keyof Crop, label: string, least: number, most: number) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={crop[key]}
        onChange={(event) => setCrop({ ...crop, [key]: event.target.valueAsNumber })}
      />
    </label>
  );
  return (
    <ConfirmDialog
      title={t("picture.title")}
      words={{ keep: t("cancel"), agree: t("picture.save") }}
      danger={false}
      busy={isPending}
      error={error}
      onAgree={save}
      onClose={onClose}
    >
      <p className="hint">{t("picture.lead")}</p>
      <Square url={url} crop={crop} size={size} onSize={setSize} onCrop={setCrop} />
      {slider("zoom", t("picture.zoom"), 1, 4)}
      {slider("across", t("picture.across"), 0, 1)}
      {slider("down", t("picture.down"), 0, 1)}
    </ConfirmDialog>
  );
}

type SquareProps = {
  url: string;
  crop: Crop;
  size: { width: number; height: number } | null;
  onSize: (size: { width: number; height: number }) => void;
  onCrop: (crop: Crop) => void;
};

function Square({ url, crop, size, onSize, onCrop }: SquareProps) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (grip.current === null || size === null) return;
    const side = currentTarget.getBoundingClientRect().width;
    const by = { across: (clientX - grip.current.x) / side, down: (clientY - grip.current.y) / side };
    grip.current = { x: clientX, y: clientY };
    onCrop(moved(crop, size, by));
  };
  const shorter = size === null ? 1 : Math.min(size.width, size.height);
  const scale = crop.zoom / shorter;
  return (
    <div
      className={styles.square}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null;
      }}
    >
      {url !== "" && (
        <img
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          style={
            size === null
              ? {}
              : {
                  width: `${100 * size.width * scale}%`,
                  left: `${-100 * crop.across * (size.width * scale - 1)}%`,
                  top: `${-100 * crop.down * (size.height * scale - 1)}%`,
                }
          }
        />
      )}
    </div>
  );
}
