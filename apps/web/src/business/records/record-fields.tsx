import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/use-call.ts";
import { Switch } from "../../ui/choice-fields.tsx";
import { Select, Textarea, TextInput } from "../../ui/text-fields.tsx";
import { MatrixField } from "./matrix-field.tsx";
import type { RecordField, RecordForm } from "./record-field.ts";
import styles from "./records.module.css";

type Props<K extends RecordField["kind"]> = { of: Extract<RecordField, { kind: K }>; form: RecordForm };

/** One field of a record, as its kind asks for. */
export function RecordFieldInput({ of, form }: { of: RecordField; form: RecordForm }) {
  const may = useMay();
  const { key, label, hint, optional } = of;
  const said = { label, ...(hint && { hint }), ...(optional && { optional }) };
  switch (of.kind) {
    case "text":
      return <TextInput {...said} {...form.field(key)} />;
    case "day":
      return <TextInput {...said} dir="ltr" placeholder="1990-12-31" {...dayField(form, key)} />;
    case "number":
      return <TextInput {...said} dir="ltr" {...form.number(key)} />;
    case "long":
      return <Textarea {...said} rows={3} {...form.field(key)} />;
    case "switch":
      return <Switch label={label} {...form.tick(key)} />;
    case "choice":
      return <ChoiceField of={of} form={form} />;
    case "words":
      return <WordsFields of={{ ...of, kind: "words" }} form={form} />;
    case "matrix":
      return <MatrixField label={label} path={key} form={form} may={may} />;
    case "list":
      return <ListField of={{ ...of, kind: "list" }} form={form} />;
  }
}

/** No day is null, not an empty text. */
const dayField = (form: RecordForm, key: string) => {
  const field = form.field(key);
  return { ...field, onChange: (value: string) => form.set(key, value === "" ? null : value) };
};

function ChoiceField({ of, form }: Props<"choice">) {
  const { onChange: _, ...field } = form.field(of.key);
  const put = (value: string) =>
    form.set(of.key, value === "" && of.empty !== undefined ? null : of.whole ? Number(value) : value);
  return (
    <Select
      label={of.label}
      choices={of.choices}
      {...(of.hint && { hint: of.hint })}
      {...(of.empty !== undefined && { empty: of.empty })}
      {...field}
      onChange={put}
    />
  );
}

function WordsFields({ of, form }: { of: RecordField; form: RecordForm }) {
  const { t } = useTranslation("records");
  return (
    <fieldset className={styles.words}>
      <legend>{of.label}</legend>
      {(["en", "my", "cn"] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`languages.${language}`)}
          {...form.field(`${of.key}.${language}`)}
        />
      ))}
    </fieldset>
  );
}

/** Several short texts in one line, with commas between them. */
function ListField({ of, form }: { of: RecordField; form: RecordForm }) {
  const { t } = useTranslation("records");
  const { onChange: _, value: __, ...field } = form.field(of.key);
  const [typed, setTyped] = useState(() =>
    ((form.values as Record<string, string[]>)[of.key] ?? []).join(", "),
  );
  const put = (value: string) => {
    setTyped(value);
    form.set(
      of.key,
      value
        .split(/[,，、]/)
        .map((part) => part.trim())
        .filter(Boolean),
    );
  };
  return <TextInput label={of.label} hint={of.hint ?? t("commas")} value={typed} onChange={put} {...field} />;
}
