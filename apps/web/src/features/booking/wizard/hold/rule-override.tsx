import { useId } from "react";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { RuleNotice } from "../../../../business/rule-notice.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";

/** Names the rules that a stay breaks, and asks staff why they go past them. Escape leaves it. */
export function RuleOverride() {
  const { t } = useTranslation("staff");
  const { override } = useHold();
  const id = useId();
  return (
    <Dialog
      open={override !== null}
      onClose={() => override?.answer(null)}
      role="alertdialog"
      title={t("override.ask")}
      acts={
        <>
          <Button kind="outline" onClick={() => override?.answer(null)}>
            {t("override.leave")}
          </Button>
          <Button type="submit" form={id}>
            {t("override.goOn")}
          </Button>
        </>
      }
    >
      {override !== null && (
        <>
          <RuleNotice rules={override.rules}>{t("override.text")}</RuleNotice>
          <ReasonForm id={id} className={styles.reason} first={override.reason} onReason={override.answer} />
        </>
      )}
    </Dialog>
  );
}
