import { isDeepStrictEqual } from "node:util";

type Fields = Readonly<Record<string, unknown>>;

/** Of what was changed, the fields that are other, as they were and as they are; of what came or went, all. Never the version. */
export function changedFields(before: Fields | undefined, after: Fields | undefined) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => name !== "version" && !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  const of = (from: Fields | undefined) =>
    from && Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { names, before: of(before), after: of(after) };
}

/** Texts by part and language, as `title.en`, so that of long ones only what is other is told. */
export const textFields = (texts: Readonly<Record<string, Fields>>): Fields =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([part, words]) =>
      Object.entries(words).map(([language, text]) => [`${part}.${language}`, text]),
    ),
  );

/** Of a row, the fields that a schema names. */
export const fieldsOf = (row: object, { shape }: { readonly shape: object }): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in shape));
