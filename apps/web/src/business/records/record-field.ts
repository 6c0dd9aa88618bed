import type { Choice } from "../../ui/text-fields.tsx";
import type { useForm } from "../../ui/use-form.ts";

/** A field of a record's form. Its place in the form is its key in the call. */
export type RecordField = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
} & (
  | { readonly kind: "text" | "long" | "number" | "words" | "list" | "switch" | "day" | "matrix" }
  | {
      readonly kind: "choice";
      readonly choices: readonly Choice[];
      readonly empty?: string;
      readonly whole?: boolean;
    }
);

/** What a record’s fields use of its form. */
export type RecordForm = Pick<
  ReturnType<typeof useForm>,
  "field" | "number" | "tick" | "values" | "set" | "errorAt"
>;
