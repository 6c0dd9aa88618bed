import { useRef } from "react";
import type { z } from "zod";
import type { CallOptions } from "../../api/client.ts";
import type { Versioned } from "../../ui/use-form-version.ts";
import { changedOnly } from "./record-dialog.tsx";
import type { Values } from "./record-field.ts";
import type { AnyRow, RecordActs } from "./use-record-acts.ts";

type FormOf<Row> = {
  readonly row: Row;
  readonly schema: z.ZodObject;
  /** The values that a form begins with. */
  readonly valuesOf: (row: Row) => Values;
  readonly nameOf: (row: Row) => string;
};

/**
 * How a form saves what it makes other of a row: only that, with the version that it has read, and with an undo
 * of that and of all that followed from it in the row. Whoever
 * saves over what somebody else has saved meanwhile is told, and may take theirs.
 */
export function useRowSave<Row extends AnyRow>(
  acts: RecordActs,
  { row, schema, valuesOf, nameOf }: FormOf<Row>,
): {
  readonly versioned: Versioned<Values>;
  readonly save: (values: Values, options: CallOptions) => Promise<void>;
} {
  /** As the form has read it last beside what it was given. */
  const read = useRef(row);
  const save = async (values: Values, options: CallOptions) => {
    const standing = read.current.version > row.version ? read.current : row;
    const before = valuesOf(standing);
    const checked = schema.safeParse(before);
    const after = changedOnly(checked.success ? checked.data : before, values);
    const names = Object.keys(after);
    if (names.length === 0) return;
    const edit = {
      name: nameOf(row),
      after,
      former: (saved: AnyRow) => changedOnly(valuesOf(saved as Row), before),
    };
    await acts.edit(row.id, edit, options);
  };
  const latest = async () => {
    const now = (await acts.latest(row)) as Row;
    read.current = now;
    return { values: valuesOf(now), version: now.version };
  };
  return { versioned: { version: row.version, latest }, save };
}
