import type { Values } from "./translate.ts";

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

/** A text's key without what picks its form: `nights_one` and `nights_other` are said by `nights`. */
type Stem<K extends string> = K extends `${infer S}_${"one" | "other" | "now" | "by"}` ? S : K;
/** The keys of a tree of words, such as `refund.days`. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string | readonly string[] ? Stem<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
/** The keys of one namespace: named once each, as the whole program asks for them. */
type Keys = { [N in Namespace]: KeyOf<Words[N]> };
/** Of several namespaces the first needs no name. */
type KeyIn<N extends Spoken> = N extends Namespace
  ? Keys[N]
  : N extends readonly [infer First extends Namespace, ...Namespace[]]
    ? Keys[First] | { [M in N[number]]: `${M}:${Keys[M]}` }[N[number]]
    : never;
type KeyUnder<K extends string, P> = P extends string ? (K extends `${P}.${infer Rest}` ? Rest : never) : K;

/** Says texts: of several keys the first that has one. What stands in for a missing text can be said alone. */
interface SayOf<in K extends string> {
  (key: K, values: Values & { readonly returnObjects: true }): string[];
  (key: K | readonly K[], values?: Values | string): string;
}
/** Says a text by its key; which keys there are the English words decide. */
export type Say<N extends Spoken = "shell", P extends string | undefined = undefined> = SayOf<
  KeyUnder<KeyIn<N>, P>
>;

/**
 * The shape that a translation of `T` must have: the same keys, other text. Malay and Chinese have one plural form,
 * so keys that end in `_one` fall away.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};
