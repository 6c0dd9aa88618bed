import type { TFunction } from "i18next";

/**
 * Every namespace, one per feature. To add one: write `en/<name>.ts`, where it registers itself here as the others do, then
 * `my/` and `cn/` with `satisfies Translated<typeof en>`; what staff alone speak lies in `staff/` of each language. A route
 * loads its own with `page(load, "<name>")`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each namespace adds itself
export interface Words {}
export type Namespace = keyof Words;

/** What a component speaks: one namespace, or several that are searched in their order. */
export type Spoken = Namespace | readonly [Namespace, ...Namespace[]];
/** Says a text by its key; which keys there are, and what they are filled in with, the English words decide. */
export type Say<N extends Spoken = "shell", P extends string | undefined = undefined> = TFunction<N, P>;

/**
 * The shape that a translation of `T` must have: the same keys, other text. Malay and Chinese have one plural form,
 * so keys that end in `_one` fall away.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};

/** The types of keys are those of i18next, which is here for them alone. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Words;
    returnNull: false;
  }
}
