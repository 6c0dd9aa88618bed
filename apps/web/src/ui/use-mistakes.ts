import { useState } from "react";
import type { z } from "zod";
import type { Facts } from "../api/call-failure.ts";
import type { Path } from "./form-paths.ts";
import { useRuleText } from "./use-failure-text.ts";

/** A rule that the server names, with what its sentence counts or names. */
type Told = { readonly rule: string; readonly facts: Facts };

/** Which rule each place breaks; the words come from `errors:rules`. */
export type Mistakes = Readonly<Record<Path, string | Told>>;

export const mistakesOf = (error: z.ZodError): Mistakes =>
  Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));

/** What is wrong in a form's values, place by place. A mistake that was shown goes as soon as it is mended. */
export function useMistakes<S extends z.ZodType>(schema: S) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const ruleText = useRuleText();
  const found = (now: unknown): Mistakes => {
    const result = schema.safeParse(now);
    return result.success ? {} : mistakesOf(result.error);
  };
  /** Checks one place. */
  const check = (path: Path, now: z.input<S>) => {
    const rule = found(now)[path];
    setMistakes(({ [path]: _, ...others }) => (rule === undefined ? others : { ...others, [path]: rule }));
  };
  /** Mistakes at a place or inside it go as soon as they are mended. */
  const mend = (path: Path, now: z.input<S>) => {
    const inside = (at: Path) => at === path || at.startsWith(`${path}.`);
    if (!Object.keys(mistakes).some(inside)) return;
    const still = found(now);
    setMistakes(
      Object.fromEntries(
        Object.entries(mistakes).flatMap(([at, rule]) => {
          const left = inside(at) ? still[at] : rule;
          return left === undefined ? [] : [[at, left]];
        }),
      ),
    );
  };
  const errorAt = (path: Path) => {
    const mistake = mistakes[path];
    if (mistake === undefined) return null;
    return typeof mistake === "string" ? ruleText(mistake) : ruleText(mistake.rule, mistake.facts);
  };
  return { setMistakes, check, mend, errorAt };
}
