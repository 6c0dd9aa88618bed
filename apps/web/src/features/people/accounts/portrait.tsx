import { deleteProfilePictureRoute, type Profile } from "@pulau/contract/accounts.ts";
import { uploadTypes } from "@pulau/contract/files.ts";
import { useRef, useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconCamera } from "../../../ui/icons/index.ts";
import { Avatar } from "../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { CropDialog } from "./crop-dialog.tsx";
import styles from "./profile.module.css";
import { useKeepPicture } from "./use-keep-picture.ts";

/** A member's picture, their name, and since when they are a guest here. */
export function Portrait({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const keep = useKeepPicture();
  const { mutateAsync: remove, isPending } = useSend(deleteProfilePictureRoute);
  const showFailure = useFailureToast();
  const takeAway = () =>
    void remove({ params: { _id: profile.id } }).then(
      ({ data }) => keep(data.data, t("picture.removed")),
      showFailure,
    );
  return (
    <div className={styles.portrait}>
      <Avatar name={profile.name} picture={profile.profilePicture?.url ?? null} />
      <div>
        <p className="strong">{profile.name}</p>
        <p className="hint">{t("since", { year: profile.memberSince.slice(0, 4) })}</p>
      </div>
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          hidden
          accept={uploadTypes.replace(",application/pdf", "")}
          aria-label={t("picture.send")}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            event.target.value = "";
          }}
        />
        <Button kind="outline" size="small" icon={IconCamera} onClick={() => input.current?.click()}>
          {t("picture.send")}
        </Button>
        {profile.profilePicture && (
          <Button kind="plain" size="small" busy={isPending} onClick={takeAway}>
            {t("picture.remove")}
          </Button>
        )}
      </div>
      {file && <CropDialog file={file} _id={profile.id} onClose={() => setFile(null)} />}
    </div>
  );
}
