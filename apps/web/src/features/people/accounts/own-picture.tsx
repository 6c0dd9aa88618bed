import { changeAvatarRoute, ownStaffAccountRoute } from "@pulau/contract/accounts.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { AvatarInput } from "../../../business/avatar-input.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import styles from "./profile.module.css";

/** The picture by which colleagues know one another; it is saved as soon as it is sent. */
export function OwnPicture({ name, avatar }: { name: string; avatar: string }) {
  const { t } = useTranslation("account");
  const { session } = useBackend();
  const { mutateAsync: change } = useSend(changeAvatarRoute, [ownStaffAccountRoute.path]);
  const toast = useToast();
  const showFailure = useFailureToast();
  const save = (picture: string) =>
    void change({ body: { avatar: picture } }).then((saved) => {
      session.renew(session.token() ?? "", saved);
      toast({ tone: "success", text: t("staffAccount.pictureSaved") });
    }, showFailure);
  const words = {
    label: t("staffAccount.picture"),
    send: t("staffAccount.sendPicture"),
    remove: t("staffAccount.removePicture"),
  };
  return (
    <Card as="section" className={styles.card} aria-label={words.label}>
      <AvatarInput words={words} name={name} value={avatar} onChange={save} />
      <p className="hint">{t("staffAccount.pictureHint")}</p>
    </Card>
  );
}
