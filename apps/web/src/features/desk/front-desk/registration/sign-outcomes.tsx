import { CallFailure } from "../../../../api/call-failure.ts";
import { useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useKeptSignatures } from "./use-signing.ts";

/** Signatures that were given without a signal and that the server did not take: the guest has to sign again. */
export function SignOutcomes() {
  const { t } = useTranslation("registration");
  const outbox = useOutbox();
  const failureText = useFailureText();
  return useKeptSignatures().outcomes.map((outcome) => (
    <Notice
      key={outcome.id}
      tone="warning"
      title={t("sign.refused", { name: outcome.facts.name })}
      acts={
        <Button kind="outline" onClick={() => void outbox.dismiss(outcome)}>
          {t("sign.seen")}
        </Button>
      }
    >
      {failureText(new CallFailure(outcome.facts.code, { facts: outcome.facts.facts }))}
    </Notice>
  ));
}
