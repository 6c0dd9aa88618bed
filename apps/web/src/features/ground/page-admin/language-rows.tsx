import type { PageDraft } from "@pulau/contract/pages.ts";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import type { useForm } from "../../../ui/use-form.ts";
import { useIsNarrow } from "../../../ui/use-is-narrow.ts";
import styles from "./page-admin.module.css";

type Props = {
  form: ReturnType<typeof useForm<typeof PageDraft>>;
  /** The one that a phone shows. */
  language: Language;
  onLanguage: (language: Language) => void;
  readOnly: boolean;
};

const fields = ["title", "description", "body"] as const;

/** A row for each part of the page, a column for each language; a phone shows one language at a time. */
export function LanguageRows({ form, language, onLanguage, readOnly }: Props) {
  const { t } = useTranslation("texts");
  const narrow = useIsNarrow();
  const shown = narrow ? [language] : languages;
  const control = (field: (typeof fields)[number], written: Language) => ({
    ...form.field(`${field}.${written}`),
    label: nameOf[written],
    lang: tagOf[written],
    dir: "auto",
    disabled: readOnly,
    hint:
      form.values[field][written].trim() === "" && field !== "description" ? (
        <span className={styles.missing}>{t("missing")}</span>
      ) : undefined,
  });
  return (
    <>
      {narrow && (
        <Segmented
          label={t("language")}
          value={language}
          onChange={onLanguage}
          choices={languages.map((value) => ({ value, text: nameOf[value], lang: tagOf[value] }))}
        />
      )}
      {fields.map((field) => (
        <fieldset key={field} className={styles.inThree}>
          <legend>{t(`fields.${field}`)}</legend>
          {shown.map((written) =>
            field === "body" ? (
              <Textarea key={written} rows={18} {...control(field, written)} />
            ) : field === "description" ? (
              <Textarea key={written} rows={3} {...control(field, written)} />
            ) : (
              <TextInput key={written} {...control(field, written)} />
            ),
          )}
        </fieldset>
      ))}
    </>
  );
}
