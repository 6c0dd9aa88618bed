import { useId, useState } from "react";
import { type Language, languages, tagOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-frame.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconAlertTriangle, IconCircleCheck } from "../../ui/icons/index.ts";
import { Segmented } from "../../ui/segmented.tsx";
import styles from "./texts.module.css";

type Control = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};
type Form = { readonly field: (path: string) => Control };
export type TextRow = {
  readonly path: string;
  readonly label: string;
  /** Characters at most: counted once four fifths are used. */
  readonly most: number;
  /** Of several lines. */
  readonly long?: boolean;
  /** Nothing lacks where it is empty in every language. */
  readonly optional?: boolean;
};

const isBlank = ({ value }: Control): boolean => value.trim() === "";

/** One text in one language, with what guests read where it is missing. */
function Cell({
  row,
  language,
  form,
  disabled,
}: {
  row: TextRow;
  language: Language;
  form: Form;
  disabled: boolean | undefined;
}) {
  const { t } = useTranslation("catalogue");
  const id = useId();
  const field = form.field(`${row.path}.${language}`);
  const english = form.field(`${row.path}.en`);
  const lacks = language !== "en" && isBlank(field) && !isBlank(english);
  const { error, onChange, ...control } = field;
  const counted = field.value.length >= row.most * 0.8;
  const described = [error && `${id}-error`, lacks && `${id}-lacks`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classNames(styles.cell, lacks && styles.lacks)}>
      <textarea
        {...control}
        className={styles.text}
        rows={row.long ? 3 : 1}
        lang={tagOf[language]}
        disabled={disabled}
        aria-label={t("textIn", { field: row.label, language: t(`languages.${language}`) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={(event) => onChange(row.long ? event.target.value : event.target.value.replace(/\n/g, " "))}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {lacks && (
        <span className={styles.missing} id={`${id}-lacks`}>
          <Icon of={IconAlertTriangle} size="s" />
          {t("missing")}
          {!disabled && (
            <Button kind="plain" size="small" onClick={() => onChange(english.value)}>
              {t("copyEnglish")}
            </Button>
          )}
        </span>
      )}
      {counted && (
        <span className="hint" aria-live="polite">
          {field.value.length}/{row.most}
        </span>
      )}
    </div>
  );
}

/**
 * Texts of the resort: a row for each field, a column for each language. On a narrow screen, and `stacked` in a dialog, one
 * language at a time; a column with a mistake shows in any case.
 */
export function Texts({
  form,
  rows,
  stacked = false,
  disabled,
}: {
  form: Form;
  rows: readonly TextRow[];
  stacked?: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const [shown, setShown] = useState<Language>("en");
  const lacking = (language: Language) =>
    rows.filter(({ path, optional }) => {
      const english = isBlank(form.field(`${path}.en`));
      if (language === "en") return !optional && english;
      return !english && isBlank(form.field(`${path}.${language}`));
    }).length;
  const hidden = (row: TextRow, language: Language) =>
    language !== shown && form.field(`${row.path}.${language}`).error === null;
  return (
    <div className={classNames(styles.texts, stacked && styles.stacked)}>
      <div className={styles.choice}>
        <Segmented
          label={t("language")}
          hideLabel
          wide
          value={shown}
          onChange={setShown}
          choices={languages.map((value) => ({
            value,
            text: (
              <>
                {t(`languages.${value}`)}
                {lacking(value) > 0 && <Icon of={IconAlertTriangle} size="xs" />}
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.heads} aria-hidden="true">
        <span>{t("field")}</span>
        {languages.map((language) => (
          <span key={language} className={styles.head}>
            <b>{t(`languages.${language}`)}</b>
            {lacking(language) > 0 ? (
              <small className={styles.lackCount}>
                <Icon of={IconAlertTriangle} size="xs" />
                {t("missingCount", { count: lacking(language) })}
              </small>
            ) : (
              <small>
                <Icon of={IconCircleCheck} size="xs" />
                {t("complete")}
              </small>
            )}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <fieldset key={row.path} className={styles.row}>
          <legend>{row.label}</legend>
          {languages.map((language) => (
            <div key={language} className={classNames(styles.column, hidden(row, language) && styles.other)}>
              <Cell row={row} language={language} form={form} disabled={disabled} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
