import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { endPromoCode, type Promo, promoCodes } from "./calls.ts";

/** Asks before a promo code is ended for good. */
export function EndDialog({ promo, onClose }: { promo: Promo; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const send = useSend(endPromoCode, [promoCodes.path]);
  const end = async () => {
    await send.mutateAsync({ params: { _id: promo._id } });
    onClose();
    toast({ tone: "success", text: t("end.done", { code: promo.code }) });
  };
  return (
    <ConfirmDialog
      title={t("end.title", { code: promo.code })}
      words={{ keep: t("keep"), agree: t("end.act") }}
      busy={send.isPending}
      error={send.error}
      onAgree={end}
      onClose={onClose}
    >
      <p>{t("end.text")}</p>
    </ConfirmDialog>
  );
}
