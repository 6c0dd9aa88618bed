import type { Words } from "@pulau/domain/catalogue/words.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useId } from "react";
import { tagOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { TextInput } from "../../ui/text-fields.tsx";
import styles from "./form.module.css";
import type { FormChoices } from "./form-choices.ts";
import type { Plain } from "./plain-input.ts";

/** A word of the card: one that it has, or a new one. */
export function WordInput({
  label,
  value,
  error,
  onChange,
  known,
}: Plain<unknown> & { known: FormChoices["activities"] }) {
  const id = useId();
  return (
    <>
      <TextInput
        {...{ label, error }}
        list={id}
        maxLength={40}
        value={String(value ?? "")}
        onChange={(text) => onChange(text.trim() || null)}
      />
      <datalist id={id}>
        {known.map(({ value: word, text }) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** What guests read, in three languages; where one is missing they read the English. */
export function WordsInput({ label, value, error, onChange }: Plain<Words | null>) {
  const { t } = useTranslation("prices");
  const words = value ?? noWords;
  return (
    <fieldset className={styles.words}>
      <legend>{label}</legend>
      {(["en", "my", "cn"] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`languages.${language}`)}
          error={language === "en" ? error : null}
          hint={
            words[language] === "" && language !== "en" && words.en !== ""
              ? t("form.readsEnglish")
              : undefined
          }
          lang={tagOf[language]}
          value={words[language]}
          onChange={(text) => onChange({ ...words, [language]: text })}
        />
      ))}
    </fieldset>
  );
}
