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
  const control = (field: (typeof fields)[number], one: Language) => ({
    ...form.field(`${field}.${one}`),
    label: nameOf[one],
    lang: tagOf[one],
    dir: "auto",
    disabled: readOnly,
    hint:
      form.values[field][one].trim() === "" && field !== "description" ? (
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
          {shown.map((one) =>
            field === "body" ? (
              <Textarea key={one} rows={18} {...control(field, one)} />
            ) : field === "description" ? (
              <Textarea key={one} rows={3} {...control(field, one)} />
            ) : (
              <TextInput key={one} {...control(field, one)} />
            ),
          )}
        </fieldset>
      ))}
    </>
  );
}
