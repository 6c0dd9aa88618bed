import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { LeadSource } from "../calls.ts";
import styles from "./payment.module.css";

type Answer = BookingJson["leadSource"];
type Props = {
  sources: readonly LeadSource[];
  answer: Answer;
  missing: boolean;
  onAnswer: (answer: Answer) => void;
};

/** Longest addition to the answer, as the draft's schema has it. */
const mostNote = 120;

/** "How did you find us?" with a word to it, such as who told of us. A resort that offers no answers doesn't ask. */
export function LeadSourceQuestion({ sources, answer, missing, onAnswer }: Props) {
  const { t } = useTranslation("booking");
  const isDesk = useBackend().side.name === "staff";
  const { say } = useLanguage();
  const ruleText = useRuleText();
  if (sources.length === 0) return null;
  const note = answer?.note ?? "";
  return (
    <div className={styles.found}>
      <ComboField
        label={t(isDesk ? "payment.foundAtDesk" : "payment.found")}
        name="leadSource"
        empty={t("guests.choose")}
        choices={sources.map(({ _id, name }) => ({ value: _id, text: say(name) }))}
        value={answer?.leadSourceId ?? ""}
        error={missing ? ruleText("leadSource") : null}
        onChange={(leadSourceId) => onAnswer(leadSourceId === "" ? null : { leadSourceId, note })}
      />
      {answer !== null && (
        <TextInput
          label={t("payment.foundNote")}
          hint={t("payment.foundHint")}
          optional
          maxLength={mostNote}
          value={note}
          onChange={(text) => onAnswer({ ...answer, note: text })}
        />
      )}
    </div>
  );
}
