import { acts } from "@pulau/domain/access/permissions.ts";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type Matrix, matrixGroups } from "./matrix-field.tsx";
import type { RecordField, RecordForm } from "./record-field.ts";
import { RecordFieldInput } from "./record-fields.tsx";
import styles from "./records.module.css";

type Values = Readonly<Record<string, unknown>>;
type Props = {
  title: string;
  fields: readonly RecordField[];
  schema: z.ZodObject;
  initial: Values;
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** A record's form in a panel. Of a record that is there, only what was made other is sent: colleagues keep the rest. */
export function RecordDialog({ title, fields, schema, initial, save, onClose }: Props) {
  const { t } = useTranslation("records");
  const form = useForm({
    schema,
    initial: initial as z.input<typeof schema>,
    onSubmit: async (values) => {
      await save(values as Values);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} size="panel">
      <form {...form.form} className={styles.form}>
        {fields.map((field) => (
          <RecordFieldInput key={field.key} of={field} form={form as unknown as RecordForm} />
        ))}
        {form.failure !== null && <ErrorState error={form.failure} />}
        <Button type="submit" busy={form.busy}>
          {t("save")}
        </Button>
      </form>
    </Dialog>
  );
}

/** What is other than before, of the fields that a form has. */
export const changedOnly = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value)),
  );

/** A record as who may not change it sees it. */
export function RecordFacts({
  title,
  fields,
  row,
  onClose,
}: {
  title: string;
  fields: readonly RecordField[];
  row: Values;
  onClose: () => void;
}) {
  const { t } = useTranslation("records");
  /** Each resource with what may be done to it. */
  const matrixTold = (matrix: Matrix): string =>
    Object.values(matrixGroups)
      .flat()
      .flatMap((resource) => {
        const may = acts.filter((act) => matrix[resource]?.[act]).map((act) => t(`matrix.acts.${act}`));
        return may.length > 0 ? [`${t(`matrix.resources.${resource}`)}: ${may.join(", ")}`] : [];
      })
      .join(" · ");
  const told = (field: RecordField): string => {
    const value = field.key.split(".").reduce<unknown>((at, key) => (at as Values | null)?.[key], row);
    if (field.kind === "switch") return t(value === true ? "yes" : "no");
    if (field.kind === "choice") return field.choices.find((one) => one.value === String(value))?.text ?? "";
    if (field.kind === "matrix") return matrixTold(value as Matrix);
    if (Array.isArray(value)) return value.join(", ");
    if (typeof value === "object" && value !== null) return Object.values(value).filter(Boolean).join(" · ");
    return String(value ?? "");
  };
  return (
    <Dialog open onClose={onClose} title={title} size="panel">
      <dl className={styles.facts}>
        {fields.map((field) => [
          <dt key={`${field.key} name`}>{field.label}</dt>,
          <dd key={field.key}>{told(field) || "–"}</dd>,
        ])}
      </dl>
    </Dialog>
  );
}
