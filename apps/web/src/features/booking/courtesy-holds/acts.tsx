import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import {
  type CourtesyHold,
  courtesyPaths,
  moveCourtesyEnd,
  releaseCourtesy,
} from "../../../business/courtesy/calls.ts";
import { UntilDialog } from "../../../business/courtesy/until-dialog.tsx";
import { openNewBooking } from "../../../business/new-booking.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./acts.module.css";

/** Books what is held, holds it longer, or lets it go. */
export function CourtesyActs({ hold }: { hold: CourtesyHold }) {
  const { t } = useTranslation("courtesy-holds");
  const toast = useToast();
  const { deadlineText } = useMoments();
  const [open, setOpen] = useState<"longer" | "release" | null>(null);
  const move = useSend(moveCourtesyEnd, courtesyPaths);
  const release = useSend(releaseCourtesy, courtesyPaths);
  const close = () => setOpen(null);
  if (hold.state !== "held") return null;
  const { _id, draftId, name, until, email } = hold;
  const params = { _id };
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        aria-label={t("bookOf", { name })}
        onClick={() => openNewBooking({ draftId, courtesy: true })}
      >
        {t("book")}
      </Button>
      <Button
        kind="outline"
        size="small"
        aria-label={t("longerOf", { name })}
        onClick={() => setOpen("longer")}
      >
        {t("longer")}
      </Button>
      <Button
        kind="outline"
        size="small"
        aria-label={t("releaseOf", { name })}
        onClick={() => setOpen("release")}
      >
        {t("release")}
      </Button>
      {open === "longer" && (
        <UntilDialog
          title={t("longerTitle", { name })}
          save={t("longerAct")}
          until={until}
          hasEmail={email !== null}
          onClose={close}
          onSave={async ({ untilDay, untilTime, mail }, options) => {
            const moved = await move.mutateAsync({ params, body: { untilDay, untilTime, mail }, options });
            toast({ tone: "success", text: t("kept", { name, time: deadlineText(moved.until) }) });
          }}
        />
      )}
      <ConfirmDialog
        open={open === "release"}
        title={t("releaseTitle", { name })}
        words={{ keep: t("keep"), agree: t("releaseAct") }}
        busy={release.isPending}
        error={release.error}
        onClose={close}
        onAgree={async () => {
          await release.mutateAsync({ params });
          close();
          toast({ tone: "success", text: t("released", { name }) });
        }}
      >
        <p>{t("releaseText")}</p>
      </ConfirmDialog>
    </div>
  );
}
