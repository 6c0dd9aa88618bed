import type { Words } from "@pulau/domain/catalogue/words.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useId, useState } from "react";
import { tagOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { TextInput } from "../../ui/text-fields.tsx";
import styles from "./form.module.css";
import type { FormChoices } from "./form-choices.ts";
import type { Plain } from "./plain-input.ts";
import { textOf, wordOf } from "./shown-words.ts";

/** A word of the card: one that it has, which is offered, typed and shown by its name, or a new one. */
export function WordInput({
  label,
  value,
  error,
  onChange,
  known,
}: Plain<unknown> & { known: FormChoices["activities"] }) {
  const id = useId();
  const word = value == null ? null : String(value);
  // What is typed stays as it is typed, until the field is left or its word changes from elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && wordOf(typed, known) === word ? typed : textOf(word, known);
  return (
    <>
      <TextInput
        {...{ label, error }}
        list={id}
        maxLength={40}
        value={shown}
        onChange={(text) => {
          setTyped(text);
          onChange(wordOf(text, known));
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={id}>
        {known.map(({ value: offered, text }) => (
          <option key={offered} value={text} />
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
