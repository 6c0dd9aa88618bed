import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useState } from "react";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Checkbox, Switch } from "../../ui/choice-fields.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { valueAt } from "../../ui/form-paths.ts";
import { Textarea, TextInput } from "../../ui/text-fields.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { translated } from "../../ui/translated.ts";
import { AvatarInput } from "../avatar-input.tsx";
import { MatrixField } from "./matrix-field.tsx";
import type { RecordField, RecordForm, Values } from "./record-field.ts";
import styles from "./records.module.css";

type Props<K extends RecordField["kind"]> = { of: Extract<RecordField, { kind: K }>; form: RecordForm };

/** One field of a record, as its kind asks for. */
export function RecordFieldInput({ of, form }: { of: RecordField; form: RecordForm }) {
  const may = useMay();
  const { key, label, hint, optional } = of;
  const labels = { label, ...(hint && { hint }), ...(optional && { optional }) };
  switch (of.kind) {
    case "text":
      return <TextInput {...labels} {...form.field(key)} />;
    case "day":
      return <DateField {...labels} {...dayField(form, key)} />;
    case "time":
      return <TimeField {...labels} {...form.field(key)} />;
    case "custom":
      return of.input(form);
    case "several":
      return <SeveralField of={of} form={form} />;
    case "number":
      return <NumberOfRecord {...labels} of={of} form={form} />;
    case "long":
      return <Textarea {...labels} rows={3} {...form.field(key)} />;
    case "switch":
      return <Switch label={label} {...form.tick(key)} />;
    case "choice":
      return <ChoiceField of={of} form={form} />;
    case "words":
      return <WordsFields of={{ ...of, kind: "words" }} form={form} />;
    case "matrix":
      return <MatrixField {...labels} path={key} form={form} may={may} {...baseOf(of, form)} />;
    case "avatar":
      return <AvatarField of={{ ...of, kind: "avatar" }} form={form} />;
    case "list":
      return <ListField of={{ ...of, kind: "list" }} form={form} />;
  }
}

const baseOf = ({ over }: Extract<RecordField, { kind: "matrix" }>, { values }: RecordForm) =>
  over ? { base: over(values as Readonly<Record<string, unknown>>) } : {};

function AvatarField({ of, form }: { of: RecordField; form: RecordForm }) {
  const { t } = useTranslation("records");
  const words = { label: of.label, send: t("avatar.send"), remove: t("avatar.remove") };
  const { value, onChange, error } = form.field(of.key);
  const name = String(valueAt(form.values, "name") ?? "");
  return <AvatarInput words={words} name={name} value={value} onChange={onChange} error={error} />;
}

/** No day is null, not an empty text. */
const dayField = (form: RecordForm, key: string) => {
  const field = form.field(key);
  return { ...field, onChange: (value: string) => form.set(key, value === "" ? null : value) };
};

/** Boxes to tick, in the order of the choices; what is chosen keeps the order in which it was. */
function SeveralField({ of, form }: Props<"several">) {
  const chosen = ((valueAt(form.values, of.key) ?? []) as readonly unknown[]).map(String);
  const error = form.errorAt(of.key);
  const put = (value: string, on: boolean) => {
    const next = on ? [...chosen, value] : chosen.filter((choice) => choice !== value);
    form.set(of.key, of.whole ? next.map(Number) : next);
  };
  return (
    <fieldset className={styles.several}>
      <legend>{of.label}</legend>
      {of.choices.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={(on) => put(value, on)}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function ChoiceField({ of, form }: Props<"choice">) {
  const { onChange: _, ...field } = form.field(of.key);
  const put = (value: string) =>
    form.set(of.key, value === "" && of.empty !== undefined ? null : of.whole ? Number(value) : value);
  return (
    <ComboField
      label={of.label}
      choices={of.choices}
      {...(of.hint && { hint: of.hint })}
      {...(of.empty !== undefined && { empty: of.empty })}
      {...field}
      onChange={put}
    />
  );
}

/** A text in three languages. One that may be left out is null where all three are empty. */
function WordsFields({ of, form }: { of: RecordField; form: RecordForm }) {
  const { t } = useTranslation("records");
  const { t: ui } = useTranslation("ui");
  const put = (language: keyof typeof noWords) => (value: string) => {
    const before = (valueAt(form.values, of.key) ?? noWords) as typeof noWords;
    const next = { ...before, [language]: value };
    form.set(of.key, of.optional && Object.values(next).every((text) => text.trim() === "") ? null : next);
  };
  return (
    <fieldset className={styles.words}>
      <legend>
        {of.label}
        {of.optional && <span className="muted"> {ui("optional")}</span>}
      </legend>
      {(["en", "my", "cn"] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`languages.${language}`)}
          {...translated(language, ((valueAt(form.values, of.key) ?? noWords) as typeof noWords).en)}
          {...form.field(`${of.key}.${language}`)}
          onChange={put(language)}
        />
      ))}
    </fieldset>
  );
}

/** Several short texts in one line, with commas between them; a mistake in one of them is told of the line. */
function ListField({ of, form }: { of: RecordField; form: RecordForm }) {
  const { t } = useTranslation("records");
  const { onChange: _, value: __, ...field } = form.field(of.key);
  const listed = (valueAt(form.values, of.key) ?? []) as readonly string[];
  const [typed, setTyped] = useState(() => listed.join(", "));
  const error = field.error ?? listed.map((___, at) => form.errorAt(`${of.key}.${at}`)).find(Boolean) ?? null;
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
  const labels = { label: of.label, hint: of.hint ?? t("commas"), ...(of.optional && { optional: true }) };
  return <TextInput {...labels} value={typed} onChange={put} {...field} error={error} />;
}

function NumberOfRecord({
  of,
  form,
  ...labels
}: {
  of: Extract<RecordField, { kind: "number" }>;
  form: RecordForm;
  label: string;
}) {
  const { onChange, ...control } = form.number(of.key);
  return (
    <TextInput
      {...labels}
      dir="ltr"
      {...control}
      onChange={(typed) => {
        onChange(typed);
        const brought = of.brings?.(typed, form.values as Values) ?? {};
        for (const [key, value] of Object.entries(brought)) form.set(key, value);
      }}
    />
  );
}
