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
