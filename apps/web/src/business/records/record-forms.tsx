import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RecordDialog, RecordFacts } from "./record-dialog.tsx";
import type { RecordField, Values } from "./record-field.ts";
import { type RecordList, resourceOf, schemasOf } from "./record-list.ts";
import type { AnyRow, RecordActs } from "./use-record-acts.ts";
import { useRowSave } from "./use-row-save.ts";

type Props<Row extends AnyRow> = {
  readonly of: RecordList<Row>;
  readonly open: Row | "new" | null;
  readonly acts: RecordActs;
  /** The name of the form of a new record. */
  readonly add: string;
  readonly onClose: () => void;
};

/** The form of a new record, that of one that stands, or what is known of it where it can't be changed. */
export function RecordForms<Row extends AnyRow>({ of, open, acts, add, onClose }: Props<Row>) {
  const { fields, wide, nameOf, isFixed } = of;
  const resource = resourceOf(of);
  const may = useMay();
  const form = { fields, wide, onClose };
  if (open === null) return null;
  if (open === "new")
    return (
      <RecordDialog {...form} title={add} schema={schemasOf(of).add} initial={of.blank} save={acts.add} />
    );
  if (!may(resource, "write") || isFixed?.(open) === true)
    return <RecordFacts title={nameOf(open)} fields={fields} row={valuesOf(open)} onClose={onClose} />;
  return <ChangeForm of={of} row={open} acts={acts} onClose={onClose} />;
}

type ChangeProps<Row extends AnyRow> = Pick<Props<Row>, "of" | "acts" | "onClose"> & { readonly row: Row };

/** The form of a row that stands. */
function ChangeForm<Row extends AnyRow>({ of, row, acts, onClose }: ChangeProps<Row>) {
  const { fields, wide, nameOf, typed } = of;
  const { t } = useTranslation("records");
  const schema = schemasOf(of).change;
  const initialOf = (standing: Row) => ofFields(fields, standing);
  const { versioned, save } = useRowSave(acts, { row, schema, nameOf, valuesOf: initialOf });
  return (
    <RecordDialog
      fields={fields}
      wide={wide}
      onClose={onClose}
      title={t("edit", { name: nameOf(row) })}
      schema={schema}
      initial={initialOf(row)}
      versioned={versioned}
      {...(typed && { typed: (values) => typed(row, values) })}
      save={save}
    />
  );
}

const valuesOf = (row: AnyRow): Values => row as unknown as Values;

/** The row's values of the fields; a field within another stands under that one's key. */
const ofFields = (fields: readonly RecordField[], row: AnyRow): Values => {
  const keys = fields.map(({ key }) => key.split(".")[0] ?? key);
  return withoutCopies(Object.fromEntries(keys.map((key) => [key, valuesOf(row)[key]])));
};
