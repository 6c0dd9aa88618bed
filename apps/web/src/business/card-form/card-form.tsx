import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconPlus, IconTrash } from "../../ui/icons/index.ts";
import { useRowKeys } from "../../ui/use-row-keys.ts";
import { CardField } from "./card-field.tsx";
import type { FieldGroup, FieldSpec } from "./field-specs.ts";
import styles from "./form.module.css";
import type { FormChoices } from "./form-choices.ts";
import { valueAt, withAt } from "./value-at-path.ts";

type Props<T extends object> = {
  readonly value: T;
  readonly groups: readonly FieldGroup[];
  readonly choices: FormChoices;
  readonly onChange: (value: T) => void;
  readonly readOnly?: boolean;
  /** The rule that a field breaks, by its path. */
  readonly errorAt?: (path: string) => string | null;
};

const saysAnything = (value: object, { fields }: FieldGroup): boolean =>
  fields.some(({ at }) => {
    const found = valueAt(value, at);
    return found !== null && !(Array.isArray(found) && found.length === 0);
  });

/** A form over a part of a card. What it has no field for stays as it is. */
export function CardForm<T extends object>({
  value,
  groups,
  choices,
  readOnly,
  onChange,
  errorAt,
}: Props<T>) {
  const { t } = useTranslation("prices");
  return (
    <div className={styles.form}>
      {groups.map((group) => {
        const fields = (
          <Fields key="fields" {...{ value, choices, readOnly, onChange, errorAt }} fields={group.fields} />
        );
        return group.folded ? (
          <details key={group.title} className={styles.group} open={saysAnything(value, group)}>
            <summary>{t(`groups.${group.title}`)}</summary>
            {fields}
          </details>
        ) : (
          <fieldset key={group.title} className={styles.group}>
            <legend>{t(`groups.${group.title}`)}</legend>
            {fields}
          </fieldset>
        );
      })}
    </div>
  );
}

function Fields<T extends object>({
  value,
  fields,
  choices,
  readOnly,
  onChange,
  errorAt,
}: Omit<Props<T>, "groups" | "errorAt"> & {
  fields: readonly FieldSpec[];
  errorAt: ((path: string) => string | null) | undefined;
}) {
  const shown = fields.filter(({ given }) => given === undefined || valueAt(value, given.at) === given.is);
  return (
    <div className={styles.fields}>
      {shown.map((spec) =>
        spec.kind === "rows" ? (
          <RowsField key={spec.at} {...{ value, spec, choices, readOnly, onChange, errorAt }} />
        ) : (
          <CardField
            key={spec.at}
            spec={spec}
            choices={choices}
            error={errorAt?.(spec.at) ?? null}
            disabled={readOnly === true}
            value={valueAt(value, spec.at)}
            onChange={(part) =>
              onChange(withAt(value, spec.at, part ?? ("empty" in spec ? spec.empty : null)))
            }
          />
        ),
      )}
    </div>
  );
}

function RowsField<T extends object>({
  value,
  spec,
  choices,
  readOnly,
  onChange,
  errorAt,
}: Omit<Props<T>, "groups" | "errorAt"> & {
  spec: Extract<FieldSpec, { kind: "rows" }>;
  errorAt: ((path: string) => string | null) | undefined;
}) {
  const { t } = useTranslation("prices");
  const rows = (valueAt(value, spec.at) ?? []) as readonly object[];
  const { keys, remove } = useRowKeys(rows.length);
  const error = errorAt?.(spec.at) ?? null;
  const set = (next: readonly object[]) => onChange(withAt(value, spec.at, next));
  return (
    <div className={styles.rows}>
      <b>{t(`fields.${spec.label}`)}</b>
      {error && <FieldError>{error}</FieldError>}
      {rows.map((row, i) => (
        <div key={keys[i]} className={styles.row}>
          <Fields
            value={row}
            fields={spec.fields}
            choices={choices}
            readOnly={readOnly}
            onChange={(next) => set(rows.map((old, at) => (at === i ? next : old)))}
            errorAt={(path) => errorAt?.(`${spec.at}.${i}.${path}`) ?? null}
          />
          <IconButton
            icon={IconTrash}
            label={t("form.removeRow", { number: i + 1 })}
            onClick={() => {
              remove(i);
              set(rows.filter((_, at) => at !== i));
            }}
          />
        </div>
      ))}
      <Button kind="outline" size="small" icon={IconPlus} onClick={() => set([...rows, spec.fresh])}>
        {t("form.addRow")}
      </Button>
    </div>
  );
}
