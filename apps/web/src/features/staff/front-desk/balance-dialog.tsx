import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

export type Debt = {
  readonly verb: "checkIn" | "checkOut";
  readonly guest: { readonly _id: string; readonly bookingName: string };
  /** As it is written, `RM 1,145.50`. */
  readonly amount: string;
};

/** Money is still owed: wait, or go on and settle it later under one's own name. */
export function BalanceDialog({
  debt,
  busy,
  onClose,
  onAnyway,
}: {
  debt: Debt | null;
  busy: boolean;
  onClose: () => void;
  onAnyway: () => void;
}) {
  const { t } = useTranslation("staff");
  const words = { name: debt?.guest.bookingName ?? "", amount: debt?.amount ?? "" };
  return (
    <Dialog
      open={debt !== null}
      onClose={onClose}
      role="alertdialog"
      title={t("act.due.title", words)}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("act.due.wait")}
          </Button>
          <Button busy={busy} onClick={onAnyway}>
            {t(debt?.verb === "checkOut" ? "act.due.checkOutAnyway" : "act.due.checkInAnyway")}
          </Button>
        </>
      }
    >
      {debt && (
        <>
          <p>{t(`act.due.${debt.verb}`, words)}</p>
          <p className="hint">{t("act.due.history")}</p>
        </>
      )}
    </Dialog>
  );
}
