import type { z } from "zod";
import type { CallOptions } from "../api/client.ts";
import { useForm } from "./use-form.ts";

type Row = { readonly _id: string; readonly version: number };

type Setup<S extends z.ZodType, R extends Row, Added, Changed> = {
  schema: S;
  /** Null for a new one. */
  row: R | null;
  blank: z.input<S>;
  valuesOf: (row: R) => z.input<S>;
  /** The row as it is now, past what is remembered; see `useNewest`. */
  newest: (row: R) => Promise<R>;
  add: (body: z.output<S>) => Promise<Added>;
  change: (row: R, body: z.output<S>, options: CallOptions) => Promise<Changed>;
  onSaved: (saved: Added | Changed, body: z.output<S>) => void;
};

/** The form of one row: a new one is added, one that is there is changed as the version that was opened. */
export function useRowForm<S extends z.ZodType, R extends Row, Added, Changed>(
  of: Setup<S, R, Added, Changed>,
) {
  const { schema, row, valuesOf } = of;
  const latest = async (known: R) => {
    const now = await of.newest(known);
    return { values: valuesOf(now), version: now.version };
  };
  return useForm({
    schema,
    initial: row === null ? of.blank : valuesOf(row),
    versioned: row === null ? undefined : { version: row.version, latest: () => latest(row) },
    onSubmit: async (body, options) =>
      of.onSaved(await (row === null ? of.add(body) : of.change(row, body, options)), body),
  });
}
