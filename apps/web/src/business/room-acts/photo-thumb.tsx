import type { RoomPhoto } from "@pulau/contract/room-photos.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useCall } from "../../api/use-call.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconCloudUp, IconPhoto } from "../../ui/icons/index.ts";
import { roomPhoto } from "./calls.ts";
import styles from "./photos.module.css";

/** The address of bytes that this page holds, as long as it shows them. */
function useAddressOf(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}

/** A photo never becomes another: it is fetched once. */
function usePhoto(id: RoomPhoto["_id"], size: "small" | undefined) {
  const reply = useCall(
    roomPhoto,
    { params: { _id: id }, query: size ? { size } : {} },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [blob, setBlob] = useState<Blob>();
  const { data } = reply;
  useEffect(() => {
    if (data) setBlob(new Blob([new Uint8Array(data.bytes)]));
  }, [data]);
  return { address: useAddressOf(blob), isMissing: reply.error !== null };
}

/** A photo of the server's, small; an icon until it is here, or where it isn't on the device. */
export function PhotoThumb({ photo }: { photo: RoomPhoto }) {
  const { address } = usePhoto(photo._id, "small");
  return address ? <img className={styles.image} src={address} alt="" /> : <Icon of={IconPhoto} size="l" />;
}

/** A photo that waits on this device. */
export function WaitingThumb({ file, label }: { file: Blob; label: string }) {
  const address = useAddressOf(file);
  return (
    <span className={styles.thumb} role="img" aria-label={label}>
      {address && <img className={styles.image} src={address} alt="" />}
      <span className={styles.waits}>
        <Icon of={IconCloudUp} size="xs" />
      </span>
    </span>
  );
}

/** A photo whole, or what there is to say where it can't be had. */
export function WholePhoto({ photo, alt, missing }: { photo: RoomPhoto; alt: string; missing: ReactNode }) {
  const { address, isMissing } = usePhoto(photo._id, undefined);
  if (isMissing) return <p className="muted">{missing}</p>;
  return (
    <img
      className={styles.whole}
      {...(address && { src: address })}
      alt={alt}
      width={photo.width}
      height={photo.height}
    />
  );
}
