import { type Language, languages, tagOf } from "../i18n/language.ts";
import { Textarea, TextInput } from "./text-fields.tsx";
import { translated } from "./translated.ts";

type Control = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};

type Props = {
  field: (path: string) => Control;
  path: string;
  labelOf: (language: Language) => string;
  /** Characters at most. */
  most?: number;
  /** Of several lines. */
  long?: boolean;
  disabled?: boolean;
};

/** One text, a field for each language. English must be there; where another is empty, its field shows the English. */
export function InLanguages({ field, path, labelOf, most, long = false, disabled = false }: Props) {
  return languages.map((language) => {
    const control = {
      label: labelOf(language),
      lang: tagOf[language],
      disabled,
      ...(most !== undefined && { maxLength: most }),
      ...translated(language, field(`${path}.en`).value),
      ...field(`${path}.${language}`),
    };
    return long ? (
      <Textarea key={language} rows={2} {...(most !== undefined && { most })} {...control} />
    ) : (
      <TextInput key={language} {...control} />
    );
  });
}
