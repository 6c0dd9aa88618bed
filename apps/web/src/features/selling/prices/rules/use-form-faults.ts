import type { FieldGroup } from "../../../../business/card-form/field-specs.ts";
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

/** What a form tells of the draft's contradictions: at its fields, and of the whole above them. */
export function useFormFaults({ faults, prefix, groups, start, value }: Form) {
  const say = useRuleText();
  const places = prefix === null ? new Map<string | null, string>() : faultPlaces(faults, prefix, groups);
  const faultAt = (place: string | null): string | null => {
    const found = places.get(place);
    return found === undefined ? null : say(found);
  };
  return {
    whole: faultAt(null) !== null && isSame(value, start) ? faultAt(null) : null,
    errorAt: (path: string): string | null => {
      const found = faultAt(path);
      return found !== null && isSame(valueAt(value, path), valueAt(start, path)) ? found : null;
    },
  };
}
