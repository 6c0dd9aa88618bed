import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { RuleNotice } from "../desk/rule-notice.tsx";
import styles from "./hold.module.css";
import { type RulesQuestion, useHold } from "./hold-context.ts";

function ReasonForm({ id, question }: { id: string; question: RulesQuestion }) {
  const { t } = useTranslation("staff");
  const ruleText = useRuleText();
  const [reason, setReason] = useState(question.reason);
  const [tried, setTried] = useState(false);
  const lacking = reason.trim() === "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!lacking) question.answer(reason.trim());
  };
  return (
    <form id={id} className={styles.reason} noValidate onSubmit={send}>
      <Textarea
        label={t("act.why")}
        rows={2}
        most={300}
        maxLength={300}
        value={reason}
        error={tried && lacking ? ruleText("required") : null}
        onChange={setReason}
      />
    </form>
  );
}

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
          <ReasonForm id={id} question={override} />
        </>
      )}
    </Dialog>
  );
}
