import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconPlus, IconX } from "../../../../ui/icons/index.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

type Names = Readonly<Record<string, { en: string; my: string; cn: string }>>;

/** What words of rate cards are called in the three languages: a word, and its names. */
export function WordNameRows({ field, form, readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const [word, setWord] = useState("");
  const names = form.values[field.at] as Names;
  const wrong = form.errorAt(field.at);
  const isNew = /^[a-z][a-zA-Z0-9]{0,30}$/.test(word) && !Object.hasOwn(names, word);
  const add = () => {
    form.set(field.at, { ...names, [word]: noWords });
    setWord("");
  };
  const remove = (gone: string) =>
    form.set(field.at, Object.fromEntries(Object.entries(names).filter(([word]) => word !== gone)));
  return (
    <fieldset>
      <legend>{text(field.at)}</legend>
      {Object.keys(names).map((word) => (
        <div className={styles.wordRow} key={word}>
          <code>{word}</code>
          {(["en", "my", "cn"] as const).map((language) => (
            <TextInput
              key={language}
              label={t(`languages.${language}`)}
              disabled={readOnly}
              {...form.field(`${field.at}.${word}.${language}`)}
            />
          ))}
          {!readOnly && (
            <IconButton icon={IconX} label={t("words.remove", { word: word })} onClick={() => remove(word)} />
          )}
        </div>
      ))}
      {wrong && <FieldError>{wrong}</FieldError>}
      {!readOnly && (
        <div className={styles.addWord}>
          <TextInput label={t("words.word")} hint={t("words.hint")} value={word} onChange={setWord} />
          <Button kind="outline" icon={IconPlus} disabled={!isNew} onClick={add}>
            {t("words.add")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
