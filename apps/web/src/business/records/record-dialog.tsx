import { acts } from "@pulau/domain/access/permissions.ts";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { CallOptions } from "../../api/client.ts";
import type { TypedAnswers } from "../../api/typed-answers.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormConflict } from "../../ui/form-conflict.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Avatar } from "../../ui/surfaces.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { Versioned } from "../../ui/use-form-version.ts";
import { SeenWithin } from "../seen-within.tsx";
import { useTypedBeside } from "../typed-beside.ts";
import type { Matrix } from "./matrix.ts";
import { matrixGroups } from "./matrix-field.tsx";
import type { RecordField, RecordForm, Values } from "./record-field.ts";
import { RecordFieldInput } from "./record-fields.tsx";
import styles from "./records.module.css";

type Props = {
  title: string;
  fields: readonly RecordField[];
  schema: z.ZodObject;
  initial: Values;
  /** Of a record that is there: who saves after somebody else sees it, and chooses. */
  versioned?: Versioned<Values>;
  save: (values: Values, options: CallOptions) => Promise<unknown>;
  /** What guests' pages would say with the values, where they stand beside. */
  typed?: (values: Values) => TypedAnswers | undefined;
  onClose: () => void;
  /** Of much to fill in: languages stand side by side. */
  wide?: boolean | undefined;
};

/** A record's form in a panel. Of a record that is there, only what was made other is sent: colleagues keep the rest. */
export function RecordDialog({
  title,
  fields,
  schema,
  initial,
  versioned,
  save,
  typed,
  onClose,
  wide,
}: Props) {
  const { t } = useTranslation("records");
  const form = useForm({
    schema,
    initial: initial as z.input<typeof schema>,
    versioned: versioned as Versioned<z.input<typeof schema>> | undefined,
    onSubmit: async (values, options) => {
      await save(values as Values, options);
      onClose();
    },
  });
  useTypedBeside(form.dirty ? form.values : null, (values) => {
    const checked = schema.safeParse(values);
    return checked.success ? typed?.(checked.data) : undefined;
  });
  return (
    <Dialog open onClose={onClose} unsaved={form.dirty} title={title} size={wide ? "wide" : "panel"}>
      <form {...form.form} className={classNames(styles.form, wide && styles.wide)}>
        {fields.map((field) => (
          <div key={field.key} className={classNames(styles.field, isShort(field) && styles.short)}>
            <RecordFieldInput of={field} form={form as unknown as RecordForm} />
          </div>
        ))}
        {typed && <SeenWithin />}
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
        <Button type="submit" busy={form.busy}>
          {t("save")}
        </Button>
      </form>
    </Dialog>
  );
}

const shortKinds: readonly RecordField["kind"][] = ["text", "number", "day", "time", "choice"];
/** Two of them stand beside one another in a wide form. */
const isShort = ({ kind, short }: RecordField): boolean => short ?? shortKinds.includes(kind);

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
  const matrixText = (matrix: Matrix, field: { over?: unknown }): string =>
    Object.values(matrixGroups)
      .flat()
      .flatMap((resource) => {
        if (matrix[resource] === undefined) return [];
        const may = acts.filter((act) => matrix[resource]?.[act]).map((act) => t(`matrix.acts.${act}`));
        if (may.length === 0 && field.over)
          return [`${t(`matrix.resources.${resource}`)}: ${t("matrix.nothing")}`];
        return may.length > 0 ? [`${t(`matrix.resources.${resource}`)}: ${may.join(", ")}`] : [];
      })
      .join(" · ");
  const shownValue = (field: RecordField): ReactNode => {
    const value = field.key.split(".").reduce<unknown>((at, key) => (at as Values | null)?.[key], row);
    if (field.kind === "custom") return field.display(value);
    if (field.kind === "switch") return t(value === true ? "yes" : "no");
    if (field.kind === "choice")
      return field.choices.find((choice) => choice.value === String(value))?.text ?? "";
    if (field.kind === "several")
      return (value as unknown[])
        .map((chosen) => field.choices.find((choice) => choice.value === String(chosen))?.text ?? "")
        .join(", ");
    if (field.kind === "matrix") return matrixText(value as Matrix, field);
    if (field.kind === "avatar") return value ? <Avatar name="" picture={String(value)} /> : "";
    if (Array.isArray(value)) return value.join(", ");
    if (typeof value === "object" && value !== null) return Object.values(value).filter(Boolean).join(" · ");
    return String(value ?? "");
  };
  return (
    <Dialog open onClose={onClose} title={title} size="panel">
      <dl className={styles.facts}>
        {fields.map((field) => [
          <dt key={`${field.key} name`}>{field.label}</dt>,
          <dd key={field.key}>{shownValue(field) || "–"}</dd>,
        ])}
      </dl>
    </Dialog>
  );
}
