import type { FieldGroup, FieldSpec } from "./field-specs.ts";
import { valueAt } from "./value-at-path.ts";

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

function missingAmong(value: object, fields: readonly FieldSpec[]): string[] {
  return fields.flatMap((spec) => {
    if (spec.given !== undefined && valueAt(value, spec.given.at) !== spec.given.is) return [];
    if (spec.kind === "rows") {
      const rows = (valueAt(value, spec.at) ?? []) as readonly object[];
      return rows.flatMap((row, at) =>
        missingAmong(row, spec.fields).map((path) => `${spec.at}.${at}.${path}`),
      );
    }
    const isNeeded = typeof spec.needed === "object" ? !isEmpty(valueAt(value, spec.needed.by)) : spec.needed;
    return isNeeded && isEmpty(valueAt(value, spec.at)) ? [spec.at] : [];
  });
}

/** The fields without which a form over a part of a card can't be saved, by their paths, in the form's order. */
export const missingFields = (value: object, groups: readonly FieldGroup[]): string[] =>
  groups.flatMap(({ fields }) => missingAmong(value, fields));
