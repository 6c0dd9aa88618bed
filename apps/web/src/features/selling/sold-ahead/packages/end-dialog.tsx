import { useTranslation } from "react-i18next";
import { useSend } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { endPackage, type PackageRow, packagePaths } from "../calls.ts";

/** Asks before a sale is ended for good. */
export function EndDialog({ row, onClose }: { row: PackageRow; onClose: () => void }) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const toast = useToast();
  const send = useSend(endPackage, packagePaths);
  const end = async () => {
    await send.mutateAsync({ params: { _id: row._id } });
    onClose();
    toast({ tone: "success", text: t("staff.ended") });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t("staff.endTitle", { name: say(row.name) })}
      acts={
        <>
          <Button kind="outline" onClick={onClose} data-first>
            {t("staff.cancel")}
          </Button>
          <Button kind="dangerFilled" busy={send.isPending} onClick={() => void end().catch(() => undefined)}>
            {t("staff.endAct")}
          </Button>
        </>
      }
    >
      <p>{t("staff.endText")}</p>
      {send.error !== null && <ErrorState error={send.error} />}
    </Dialog>
  );
}
