import type { FieldGroup, FieldSpec } from "../../../../business/card-form/field-specs.ts";

/** The field that a path within a form's value is about, by the field's own path; null where it has none. */
function fieldAt(path: string, fields: readonly FieldSpec[], within = ""): string | null {
  for (const spec of fields) {
    const at = within + spec.at;
    if (path === at) return at;
    if (!path.startsWith(`${at}.`)) continue;
    if (spec.kind !== "rows") return at;
    const row = `${at}.${path.slice(at.length + 1).split(".")[0]}`;
    // What is wrong with a whole line is told at its first field.
    return fieldAt(path, spec.fields, `${row}.`) ?? `${row}.${spec.fields[0]?.at ?? ""}`;
  }
  const below = fields.find(({ at }) => path !== "" && (within + at).startsWith(`${path}.`));
  return below ? within + below.at : null;
}

type PlacedFault = { readonly path: string; readonly rule: string };

/** What is wrong in a form, by the field that it is told at; null is told above the form, as it is about the whole. */
export function faultPlaces(
  faults: readonly PlacedFault[],
  prefix: string,
  groups: readonly FieldGroup[],
): ReadonlyMap<string | null, string> {
  const fields = groups.flatMap((group) => group.fields);
  const within = faults.filter(
    ({ path }) => prefix === "" || path === prefix || path.startsWith(`${prefix}.`),
  );
  // Of several at one field the first is told.
  return new Map(
    within
      .map(
        ({ path, rule }) =>
          [fieldAt(prefix === "" ? path : path.slice(prefix.length + 1), fields), rule] as const,
      )
      .toReversed(),
  );
}
