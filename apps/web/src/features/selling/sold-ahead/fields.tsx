import { useTranslation } from "react-i18next";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { translated } from "../../../ui/translated.ts";
import styles from "./ahead.module.css";

const languages = ["en", "my", "cn"] as const;

type Control = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};
type FieldOf = (path: string) => Control;

/** One text in the three languages, one below the other; English alone must be there. */
export function InThree({
  path,
  field,
  labelOf,
  long,
}: {
  path: string;
  field: FieldOf;
  labelOf: (language: string) => string;
  /** Characters at most, of a text of several lines. */
  long?: number;
}) {
  const { t } = useTranslation("events");
  return (
    <div className={styles.three}>
      {languages.map((language) => {
        const said = {
          label: labelOf(t(`languages.${language}`)),
          ...translated(language, field(`${path}.en`).value),
          ...field(`${path}.${language}`),
        };
        return long === undefined ? (
          <TextInput key={language} maxLength={80} {...said} />
        ) : (
          <Textarea key={language} rows={2} most={long} maxLength={long} {...said} />
        );
      })}
    </div>
  );
}
