import { useRef, useState } from "react";
import type { z } from "zod";
import type { Facts } from "../api/call-failure.ts";
import type { Path } from "./form-paths.ts";
import { useRuleText } from "./use-failure-text.ts";

/** A rule with what its sentence counts or names: the server's, or one that goes over several places. */
type BrokenRule = { readonly rule: string; readonly facts: Facts; readonly isAcross?: true };

/** Which rule each place breaks; the words come from `errors:rules`. */
export type FormErrors = Readonly<Record<Path, string | BrokenRule>>;

export const formErrorsOf = (error: z.ZodError): FormErrors =>
  Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path.join("."), errorOf(issue)]));

/** A rule that names facts compares places with one another. */
const errorOf = (issue: z.core.$ZodIssue): string | BrokenRule =>
  issue.code === "custom" && issue.params?.facts
    ? { rule: issue.message, facts: issue.params.facts as Facts, isAcross: true }
    : issue.message;

const isAcross = (mistake: string | BrokenRule): boolean =>
  typeof mistake !== "string" && mistake.isAcross === true;

/** What is wrong in a form's values, place by place. A mistake that was shown goes as soon as it is mended. */
export function useFormErrors<S extends z.ZodType>(schema: S) {
  const [mistakes, setMistakes] = useState<FormErrors>({});
  const ruleText = useRuleText();
  // What was left before another schema came is checked by the new one.
  const newest = useRef(schema);
  newest.current = schema;
  const found = (now: unknown): FormErrors => {
    const result = newest.current.safeParse(now);
    return result.success ? {} : formErrorsOf(result.error);
  };
  /** Checks one place. */
  const check = (path: Path, now: z.input<S>) => {
    const rule = found(now)[path];
    // Most fields are left as they should be: their form is not drawn anew for it.
    if (rule === undefined && mistakes[path] === undefined) return;
    setMistakes(({ [path]: _, ...others }) => (rule === undefined ? others : { ...others, [path]: rule }));
  };
  /** Mistakes at a place or inside it go as soon as they are mended, and those that compare it with others. */
  const mend = (path: Path, now: z.input<S>) => {
    const inside = (at: Path) => at === path || at.startsWith(`${path}.`);
    // Several places may be set in one moment: each takes away from what the one before it left.
    setMistakes((shown) => {
      if (!Object.entries(shown).some(([at, mistake]) => inside(at) || isAcross(mistake))) return shown;
      const still = found(now);
      return Object.fromEntries(
        Object.entries(shown).flatMap(([at, rule]) => {
          const left = inside(at) || isAcross(rule) ? still[at] : rule;
          return left === undefined ? [] : [[at, left]];
        }),
      );
    });
  };
  const errorAt = (path: Path) => {
    const mistake = mistakes[path];
    if (mistake === undefined) return null;
    return typeof mistake === "string" ? ruleText(mistake) : ruleText(mistake.rule, mistake.facts);
  };
  /** Whether anything inside a place is wrong. */
  const hasErrorIn = (path: Path) => Object.keys(mistakes).some((at) => at.startsWith(`${path}.`));
  return { setMistakes, check, mend, errorAt, hasErrorIn };
}
