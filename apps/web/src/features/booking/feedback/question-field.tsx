import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Question } from "./calls.ts";
import styles from "./feedback.module.css";
import type { Answer } from "./feedback-values.ts";
import { StarsField } from "./stars-field.tsx";

type Props = {
  question: Question;
  value: Answer | undefined;
  onChange: (value: Answer) => void;
  error: string | null;
};

/** A question of the resort, answered by what its kind takes. */
export function QuestionField({ question, value, onChange, error }: Props) {
  const { t } = useTranslation("feedback");
  const { say } = useLanguage();
  const { kind, options, required } = question;
  const label = say(question.question);
  const optional = !required;
  if (kind === "stars")
    return (
      <StarsField
        {...{ label, optional, onChange, error }}
        value={typeof value === "number" ? value : null}
      />
    );
  if (kind === "text")
    return (
      <Textarea
        {...{ label, optional, onChange, error }}
        rows={3}
        most={1_000}
        maxLength={1_000}
        value={typeof value === "string" ? value : ""}
      />
    );
  if (kind === "yesNo")
    return (
      <Choices
        {...{ label, optional, error }}
        texts={[t("form.yes"), t("form.no")]}
        picked={value === true ? [0] : value === false ? [1] : []}
        onPick={(picked) => onChange(picked[0] === 0)}
      />
    );
  return (
    <Choices
      {...{ label, optional, error }}
      several={kind === "choices"}
      texts={options.map(say)}
      picked={Array.isArray(value) ? value : []}
      onPick={onChange}
    />
  );
}

type ChoicesProps = {
  label: string;
  optional: boolean;
  error: string | null;
  several?: boolean;
  texts: readonly string[];
  picked: readonly number[];
  onPick: (picked: number[]) => void;
};

/** Choices as chips: one of them, or any. */
function Choices({ label, optional, error, several = false, texts, picked, onPick }: ChoicesProps) {
  const { t } = useTranslation("feedback");
  const id = useId();
  const toggle = (at: number) =>
    picked.includes(at) ? picked.filter((other) => other !== at) : [...picked, at].toSorted((a, b) => a - b);
  return (
    <fieldset className={styles.choices} data-invalid={error ? true : undefined}>
      <legend className={styles.label}>
        {label} {optional && <small className="hint">{t("form.optional")}</small>}
      </legend>
      <span className={styles.chips}>
        {texts.map((text, at) => (
          <label key={text} className={styles.choice}>
            <input
              type={several ? "checkbox" : "radio"}
              name={id}
              checked={picked.includes(at)}
              onChange={() => onPick(several ? toggle(at) : [at])}
            />
            {text}
          </label>
        ))}
      </span>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
