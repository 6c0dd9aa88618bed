import { CallFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { TrialResult } from "../model/trial.ts";

/** Why guests couldn't book the stay, whatever it costs: each rule in the sentence that a guest is refused with. */
export function ClosedNotice({ closed }: Pick<TrialResult, "closed">) {
  const { t } = useTranslation("prices");
  const failureText = useFailureText();
  if (closed.length === 0) return null;
  return (
    <Notice tone="warning" title={t("quote.closed")}>
      <ul>
        {closed.map((reason) => (
          <li key={reason.rule}>{failureText(new CallFailure("PACKAGE_CLOSED", { facts: reason }))}</li>
        ))}
      </ul>
    </Notice>
  );
}
