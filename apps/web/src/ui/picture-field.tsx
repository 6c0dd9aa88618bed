import type pictures from "../i18n/en/pictures.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Picture } from "./picture.tsx";
import styles from "./picture-field.module.css";
import { Select } from "./text-fields.tsx";

/** One of some pictures, by its name and as it looks. A page with it asks for the words of `pictures`. */
export function PictureField({
  label,
  names,
  field,
}: {
  label: string;
  names: readonly (keyof typeof pictures)[];
  field: {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | null;
  };
}) {
  const { t } = useTranslation("pictures");
  const choices = names.map((value) => ({ value, text: t(value) }));
  return (
    <div className={styles.field}>
      <Select label={label} choices={choices} {...field} />
      <Picture name={field.value} sizes="72px" />
    </div>
  );
}
