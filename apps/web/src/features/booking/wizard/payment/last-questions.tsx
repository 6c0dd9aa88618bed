import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { HowFound } from "./how-found.tsx";
import styles from "./payment.module.css";
import type { useLastAnswers } from "./use-last-answers.ts";

/** What the guest wishes, and how they found the resort. */
export function LastQuestions({
  most,
  hint,
  source,
}: {
  /** Letters that a wish may have. */
  most: number;
  hint?: string;
  source: ReturnType<typeof useLastAnswers>["source"];
}) {
  const { t } = useTranslation("booking");
  const { json, edit } = useDraft();
  return (
    <Card className={styles.asked}>
      <Textarea
        label={t("payment.request")}
        {...(hint !== undefined && { hint })}
        optional
        most={most}
        maxLength={most}
        value={json.specialRequest}
        onChange={(specialRequest) => edit({ specialRequest })}
      />
      <HowFound {...source} onAnswer={(leadSource) => edit({ leadSource })} />
    </Card>
  );
}

/** Says that the hold has ended, with the act that holds again; nothing while it lives. */
export function HoldOver({ children }: { children: string }) {
  const { t } = useTranslation("booking");
  const { state } = useHold();
  const { again } = useHoldButtons();
  if (state !== "ended") return null;
  return (
    <Notice
      tone="warning"
      title={t("hold.over")}
      acts={
        <Button size="small" onClick={again}>
          {t("hold.again")}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
