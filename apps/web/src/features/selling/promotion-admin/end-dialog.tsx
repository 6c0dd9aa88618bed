import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { endPromoCode, type Promo, promoCodes } from "./calls.ts";

/** Asks before a promo code is ended for good. */
export function EndDialog({ promo, onClose }: { promo: Promo; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const end = useSend(endPromoCode, [promoCodes.path]);
  const yes = async () => {
    await end.mutateAsync({ params: { _id: promo._id } });
    onClose();
    toast({ tone: "success", text: t("end.done", { code: promo.code }) });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("end.title", { code: promo.code })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button kind="dangerFilled" busy={end.isPending} onClick={() => void yes().catch(() => undefined)}>
            {t("end.act")}
          </Button>
        </>
      }
    >
      <p>{t("end.text")}</p>
      {end.error && <ErrorState error={end.error} />}
    </Dialog>
  );
}
