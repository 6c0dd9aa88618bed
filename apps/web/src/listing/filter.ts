import type { Choice } from "../ui/text-fields.tsx";

type Named = {
  /** Its name in the address, and in the call's query. */
  readonly key: string;
  readonly label: string;
};

/** What a list can be narrowed by, and how it is asked for and shown. */
export type ListFilter = Named &
  (
    | {
        readonly kind: "choice";
        readonly choices: readonly Choice[];
        /** The choice that narrows nothing. */
        readonly any?: string;
        /** It chooses what another filter is about, and narrows nothing by itself: no chip. */
        readonly quiet?: boolean;
      }
    | {
        readonly kind: "day";
        /** The filters that it must not be before, or after. */
        readonly notBefore?: string;
        readonly notAfter?: string;
      }
    /** Any of some: one chip with all that are chosen. */
    | { readonly kind: "choices"; readonly choices: readonly Choice[] }
    | { readonly kind: "flag" }
    /** Set by pressing something in a row; here it is only taken back. */
    | { readonly kind: "pressed"; readonly text?: string }
  );

/** What is set, as strings. */
export type Narrowing = Readonly<Record<string, unknown>>;
/** The values of a filter that takes several. */
export const valuesIn = (search: Narrowing, key: string): readonly string[] =>
  valueIn(search, key).split(",").filter(Boolean);
export const valueIn = (search: Narrowing, key: string): string => {
  const value = search[key];
  return value === undefined ? "" : String(value);
};
