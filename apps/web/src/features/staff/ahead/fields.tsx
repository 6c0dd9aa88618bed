import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
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

/** One text in the three languages, one below the other. */
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
        const said = { label: labelOf(t(`languages.${language}`)), ...field(`${path}.${language}`) };
        return long === undefined ? (
          <TextInput key={language} maxLength={80} {...said} />
        ) : (
          <Textarea key={language} rows={2} most={long} maxLength={long} {...said} />
        );
      })}
    </div>
  );
}

const senOf = (typed: string): number | string => {
  const text = typed.trim().replaceAll(",", "");
  return /^\d{1,7}(\.\d{0,2})?$/.test(text) ? Math.round(Number(text) * 100) : typed;
};

/** An amount that is typed in ringgit and kept in sen. */
export function RinggitField({
  label,
  sen,
  onChange,
  error,
}: {
  label: string;
  sen: unknown;
  onChange: (sen: number | string) => void;
  error: string | null;
}) {
  const [typed, setTyped] = useState(typeof sen === "number" ? (sen / 100).toFixed(2) : "");
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(senOf(text));
      }}
    />
  );
}
