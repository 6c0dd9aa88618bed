import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { Resort } from "../calls.ts";
import styles from "./payment.module.css";
import { PolicyText } from "./policy-text.tsx";

type Props = { resort: Resort; agreed: boolean; missing: boolean; onAgree: (agreed: boolean) => void };

/** The terms: to be read in a dialog, to be agreed to before paying. */
export function Terms({ resort, agreed, missing, onAgree }: Props) {
  const { t } = useTranslation("booking");
  const ruleText = useRuleText();
  const isDesk = useBackend().side.name === "staff";
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.terms}>
      <Checkbox
        label={t(isDesk ? "payment.agreeAtDesk" : "payment.agree", { name: resort.name })}
        checked={agreed}
        onChange={onAgree}
        error={missing ? ruleText("terms") : null}
      />
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        {t("payment.readTerms")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("terms.title")}
        size="wide"
        acts={
          <Button
            onClick={() => {
              onAgree(true);
              setOpen(false);
            }}
          >
            {t(isDesk ? "terms.agreeAtDesk" : "terms.agree")}
          </Button>
        }
      >
        <PolicyText resort={resort} />
      </Dialog>
    </div>
  );
}
