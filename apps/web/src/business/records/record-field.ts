import type { ReactNode } from "react";
import type { Choice } from "../../ui/text-fields.tsx";
import type { useForm } from "../../ui/use-form.ts";
import type { Matrix } from "./matrix.ts";

/** What a record's form holds, by the fields' keys. */
export type Values = Readonly<Record<string, unknown>>;

/** A field of a record's form. Its place in the form is its key in the call. */
export type RecordField = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Takes half the width of a wide form, or all of it; its kind says where this is missing. */
  readonly short?: boolean;
} & (
  | {
      readonly kind: "text" | "long" | "words" | "list" | "switch" | "day" | "time" | "avatar";
    }
  /** `brings` is what else follows from a number that is typed. */
  | { readonly kind: "number"; readonly brings?: (typed: string, values: Values) => Values }
  /** Rights; `over` where they are exceptions from others, which the form's values name. */
  | {
      readonly kind: "matrix";
      readonly over?: (values: Readonly<Record<string, unknown>>) => Matrix;
    }
  | {
      readonly kind: "choice";
      readonly choices: readonly Choice[];
      readonly empty?: string;
      readonly whole?: boolean;
    }
  /** Any of some; `whole` where their values are numbers. */
  | { readonly kind: "several"; readonly choices: readonly Choice[]; readonly whole?: boolean }
  /** What a list has alone; `display` is for who only reads. */
  | {
      readonly kind: "custom";
      readonly input: (form: RecordForm) => ReactNode;
      readonly display: (value: unknown) => ReactNode;
    }
);

/** What a record’s fields use of its form. */
export type RecordForm = Pick<
  ReturnType<typeof useForm>,
  "field" | "number" | "amount" | "tick" | "values" | "set" | "errorAt" | "dirty"
>;
