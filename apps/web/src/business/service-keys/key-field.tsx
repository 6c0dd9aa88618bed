import type { ServiceField } from "@pulau/domain/service-sheet.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { type TextControl, TextInput } from "../../ui/text-fields.tsx";
import { useRuleText } from "../../ui/use-failure-text.ts";
import { useLanguage } from "../../ui/use-language.ts";
import type { Keys } from "./calls.ts";
import styles from "./keys.module.css";

type Props = {
  field: ServiceField;
  /** What of it is stored. */
  known: Keys["fields"][number] | undefined;
  control: Omit<TextControl, "label" | "hint">;
};

/** One key as it is typed. A secret that is stored shows its end, and stays as it is while nothing is typed. */
export function KeyField({ field, known, control }: Props) {
  const { t } = useTranslation("service-keys");
  const { language } = useLanguage();
  const ruleText = useRuleText();
  const label = field.label[language];
  const hint = field.hint[language];
  const { error, ...rest } = control;
  if (field.kind === "flag")
    return (
      <div>
        <Checkbox
          label={label}
          checked={control.value === "1" || control.value === "true"}
          onChange={(on) => control.onChange(on ? "1" : "0")}
        />
        <p className={`hint ${styles.flagHint}`}>{hint}</p>
      </div>
    );
  const isStored = field.kind === "secret" && known?.isSet === true;
  return (
    <TextInput
      label={label}
      hint={isStored ? `${t("stored", { shown: known.shown ?? "" })} ${hint}` : hint}
      error={error === ruleText("invalid") ? field.wrong[language] : error}
      {...(field.optional && { optional: true })}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}
