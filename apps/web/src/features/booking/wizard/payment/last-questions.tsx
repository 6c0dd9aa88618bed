import { useTranslation } from "react-i18next";
import { Card } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useDraft } from "../draft/draft-context.ts";
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
