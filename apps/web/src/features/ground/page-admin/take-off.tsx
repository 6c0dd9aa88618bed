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
  const [asks, setAsks] = useState<"hide" | "delete" | null>(null);
  const hide = useSend(hidePage, pagePaths);
  const remove = useSend(deletePage, pagePaths);
  const { _id, published, kind } = kept.page;
  const params = { _id };
  const act = async () => {
    if (asks === "delete") {
      await navigate({ to: "/staff/pages", ignoreBlocker: true });
      await remove.mutateAsync({ params });
      toast({ tone: "success", text: t("delete.done") });
    } else {
      await hide.mutateAsync({ params });
      toast({ tone: "success", text: t("hide.done") });
    }
    setAsks(null);
  };
  const sending = asks === "delete" ? remove : hide;
  return (
    <>
      {published && (
        <Button kind="outline" onClick={() => setAsks("hide")}>
          {t("hide.button")}
        </Button>
      )}
      {kind === "own" && mayDelete && (
        <Button kind="danger" onClick={() => setAsks("delete")}>
          {t("delete.button")}
        </Button>
      )}
      {asks !== null && (
        <Dialog
          open
          onClose={() => setAsks(null)}
          title={t(`${asks}.title`)}
          acts={
            <Button
              kind={asks === "delete" ? "dangerFilled" : "filled"}
              busy={sending.isPending}
              onClick={() => void act().catch(() => undefined)}
            >
              {t(`${asks}.button`)}
            </Button>
          }
        >
          <p className={styles.ask}>{t(`${asks}.text`)}</p>
          {sending.error && <ErrorState error={sending.error} />}
        </Dialog>
      )}
    </>
  );
}
