import type en from "../../i18n/en/staff/prices.ts";

export type FieldLabel = keyof typeof en.fields;
type FieldHint = keyof typeof en.fieldHints;
export type ChoiceWords = keyof typeof en.choices;

/** One field of a form over a part of a card: where its value stands, and what may be entered. */
export type FieldSpec = {
  readonly at: string;
  readonly label: FieldLabel;
  /** Shown only while something else of the form says so; what another choice had typed stays until it is saved. */
  readonly given?: { readonly at: string; readonly is: string };
  /** Nothing is saved without it: always, or where another field of the form says something. */
  readonly needed?: true | { readonly by: string };
} & (
  | {
      readonly kind:
        | "words"
        | "text"
        | "money"
        | "day"
        | "days"
        | "weekdays"
        | "span"
        | "tick"
        | "roomType"
        | "roomTypes"
        | "seasons"
        | "activity"
        | "activities"
        | "market"
        | "markets"
        | "lists"
        | "taxes"
        | "rounding"
        | "dates"
        | "worth";
      /** Where nothing stands, this does. */
      readonly empty?: unknown;
    }
  | {
      readonly kind: "count" | "percent";
      /** What the number means, where its label can't say it. */
      readonly hint?: FieldHint;
      readonly empty?: unknown;
    }
  | {
      readonly kind: "choice" | "choices";
      readonly words: ChoiceWords;
      readonly of: readonly string[];
      /** A choice that must be made. */
      readonly must?: boolean;
      readonly empty?: unknown;
    }
  | { readonly kind: "rows"; readonly fields: readonly FieldSpec[]; readonly fresh: object }
);

export type FieldGroup = {
  readonly title: keyof typeof en.groups;
  readonly fields: readonly FieldSpec[];
  /** Shown folded unless something stands in it. */
  readonly folded?: boolean;
};
