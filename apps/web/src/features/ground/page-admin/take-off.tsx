import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { deletePage, hidePage, type PageReply, pagePaths } from "./calls.ts";
import styles from "./page-admin.module.css";

/** Takes a page off the portal, or deletes one of the resort's own; either is asked once more. */
export function TakeOff({ kept }: { kept: PageReply }) {
  const { t } = useTranslation("texts");
  const toast = useToast();
  const navigate = useNavigate();
  const mayDelete = useMay()("settings", "delete");
  const [confirming, setConfirming] = useState<"hide" | "delete" | null>(null);
  const hide = useSend(hidePage, pagePaths);
  const remove = useSend(deletePage, pagePaths);
  const { _id, published, kind } = kept.page;
  const params = { _id };
  const act = async () => {
    if (confirming === "delete") {
      await navigate({ to: "/staff/pages", ignoreBlocker: true });
      await remove.mutateAsync({ params });
      toast({ tone: "success", text: t("delete.done") });
    } else {
      await hide.mutateAsync({ params });
      toast({ tone: "success", text: t("hide.done") });
    }
    setConfirming(null);
  };
  const sending = confirming === "delete" ? remove : hide;
  return (
    <>
      {published && (
        <Button kind="outline" onClick={() => setConfirming("hide")}>
          {t("hide.button")}
        </Button>
      )}
      {kind === "own" && mayDelete && (
        <Button kind="danger" onClick={() => setConfirming("delete")}>
          {t("delete.button")}
        </Button>
      )}
      {confirming !== null && (
        <Dialog
          open
          onClose={() => setConfirming(null)}
          title={t(`${confirming}.title`)}
          acts={
            <Button
              kind={confirming === "delete" ? "dangerFilled" : "filled"}
              busy={sending.isPending}
              onClick={() => void act().catch(() => undefined)}
            >
              {t(`${confirming}.button`)}
            </Button>
          }
        >
          <p className={styles.ask}>{t(`${confirming}.text`)}</p>
          {sending.error && <ErrorState error={sending.error} />}
        </Dialog>
      )}
    </>
  );
}
