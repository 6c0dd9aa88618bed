import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { useRef } from "react";
import type { CallOptions } from "../../api/client.ts";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { changedOnly, RecordDialog, RecordFacts } from "./record-dialog.tsx";
import type { RecordField, Values } from "./record-field.ts";
import { type RecordList, resourceOf, schemasOf } from "./record-list.ts";
import type { AnyRow, RecordActs } from "./use-record-acts.ts";

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
  /** As it stood when this form last read it: what the next save changes, and its undo puts back. */
  const standing = useRef<AnyRow>(row);
  const save = async (values: Values, options: CallOptions) => {
    const before = ofFields(fields, standing.current);
    const read = schema.safeParse(before);
    const after = changedOnly(read.success ? read.data : before, values);
    const names = Object.keys(after);
    if (names.length === 0) return;
    const former = Object.fromEntries(names.map((name) => [name, before[name]]));
    await acts.edit(row.id, { name: nameOf(row), before: former, after }, options);
  };
  return (
    <RecordDialog
      fields={fields}
      wide={wide}
      onClose={onClose}
      title={t("edit", { name: nameOf(row) })}
      schema={schema}
      initial={ofFields(fields, row)}
      versioned={{
        version: row.version,
        // Whoever saves over what somebody else has saved meanwhile is told, and may take theirs.
        latest: async () => {
          const now = await acts.latest(row);
          standing.current = now;
          return { values: ofFields(fields, now), version: now.version };
        },
      }}
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
