import { useEffect, useRef, useState } from "react";
import type { FieldGroup } from "../../../../business/card-form/field-specs.ts";
import { missingFields } from "../../../../business/card-form/missing-fields.ts";
import { valueAt } from "../../../../business/card-form/value-at-path.ts";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { CellFault } from "../draft/use-faults.ts";
import { faultPlaces } from "../form/fault-places.ts";
import type { TermName } from "./rule.ts";
import { framed } from "./term-values.ts";

const ofFrame = new Set<string>([...framed, "nights", "option"]);

/** What is wrong with a term. */
export const faultsOf = (faults: readonly CellFault[], term: TermName): readonly CellFault[] =>
  faults.filter(({ part }) => (term === "frame" ? ofFrame.has(part) : part === term));

/** A control with a mistake; of a date its first part. */
const firstMistake =
  "input[aria-invalid=true], select[aria-invalid=true], [role=spinbutton][aria-invalid=true], [aria-invalid=true] [role=spinbutton], [data-invalid] [role=spinbutton]";

/** Fields that are left give what stands in them anew. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

type Form = {
  readonly faults: readonly CellFault[];
  /** Where the form's value stands in the card; "" is the card itself, null a value that is not in it yet. */
  readonly prefix: string | null;
  readonly groups: readonly FieldGroup[];
  /** What the faults are about, and what stands in the form now: what was changed since is looked at anew once it is saved. */
  readonly start: object;
  readonly value: object;
};

/**
 * What a form tells of the draft's contradictions: at its fields, and of the whole above them. `isComplete` says whether it
 * can be saved; what is missing is told at its field from then on, the first of which gets the focus.
 */
export function useFormFaults({ faults, prefix, groups, start, value }: Form) {
  const say = useRuleText();
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFieldSetElement>(null);
  const missing = missingFields(value, groups);
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>(firstMistake)?.focus();
  }, [tried]);
  const places = prefix === null ? new Map<string | null, string>() : faultPlaces(faults, prefix, groups);
  const faultAt = (place: string | null): string | null => {
    const found = places.get(place);
    return found === undefined ? null : say(found);
  };
  return {
    form,
    isComplete: (): boolean => {
      if (missing.length > 0) setTried((now) => now + 1);
      return missing.length === 0;
    },
    whole: faultAt(null) !== null && isSame(value, start) ? faultAt(null) : null,
    errorAt: (path: string): string | null => {
      if (tried > 0 && missing.includes(path)) return say("required");
      const found = faultAt(path);
      return found !== null && isSame(valueAt(value, path), valueAt(start, path)) ? found : null;
    },
  };
}
