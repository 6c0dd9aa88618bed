import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
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
    <ConfirmDialog
      title={t("staff.endTitle", { name: say(row.name) })}
      words={{ keep: t("staff.cancel"), agree: t("staff.endAct") }}
      busy={send.isPending}
      error={send.error}
      onAgree={end}
      onClose={onClose}
    >
      <p>{t("staff.endText")}</p>
    </ConfirmDialog>
  );
}
