import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconMessageCircle } from "../../../../ui/icons/index.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { CodeRow } from "./code-row.tsx";
import { LeadSourceQuestion } from "./lead-source-question.tsx";
import { OptionalAnswer } from "./optional-answer.tsx";
import type { useLastAnswers } from "./use-last-answers.ts";

type Props = {
  readonly resort: Resort;
  /** What is said below the field of a wish. */
  readonly hint?: string;
  readonly source: ReturnType<typeof useLastAnswers>["source"];
};

/** What the guest wishes, the codes they have, and how they found the resort. */
export function LastQuestions({ resort, hint, source }: Props) {
  const { t } = useTranslation("booking");
  const { json, edit } = useDraft();
  const most = resort.limits.specialRequest;
  return (
    <>
      <Card padded={false}>
        <OptionalAnswer
          icon={IconMessageCircle}
          title={t("payment.request")}
          optional
          filled={json.specialRequest !== ""}
        >
          <Textarea
            label={t("payment.request")}
            {...(hint !== undefined && { hint })}
            optional
            most={most}
            maxLength={most}
            value={json.specialRequest}
            onChange={(specialRequest) => edit({ specialRequest })}
          />
        </OptionalAnswer>
        <CodeRow resort={resort} />
      </Card>
      {source.sources.length > 0 && (
        <Card>
          <LeadSourceQuestion {...source} onAnswer={(leadSource) => edit({ leadSource })} />
        </Card>
      )}
    </>
  );
}
