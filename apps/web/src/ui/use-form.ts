import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import type { CallOptions } from "../api/client.ts";
import { afterPress } from "./after-press.ts";
import { type Path, valueAt, withValueAt } from "./form-paths.ts";
import { useRuleText } from "./use-failure-text.ts";
import { useFormVersion, type Versioned } from "./use-form-version.ts";

/** Which rule each place breaks; the words come from `errors:rules`. */
export type Mistakes = Readonly<Record<Path, string>>;

const mistakesOf = (error: z.ZodError): Mistakes =>
  Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));

/** Server paths may begin with `body`. */
const fromServer = (failure: CallFailure): Mistakes =>
  Object.fromEntries(failure.fields.map(({ path, rule }) => [path.replace(/^body[./]/, ""), rule]));

/** A whole number as it was typed, also with the digits of a Chinese keyboard; null for nothing, and the text for what is none. */
const wholeOf = (typed: string): number | string | null => {
  const bare = typed.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^-?\d+$/.test(bare) ? Number(bare) : typed;
};

type Setup<S extends z.ZodType> = {
  schema: S;
  initial: z.input<S>;
  /** Of something that is saved whole: what others save meanwhile is not written over, see `FormConflict`. */
  versioned?: Versioned<z.input<S>> | undefined;
  /**
   * Gets what the schema made of the values, and what a versioned call is sent with. A thrown `CallFailure` with fields
   * goes back to those fields.
   */
  onSubmit: (values: z.output<S>, options: CallOptions) => Promise<unknown> | unknown;
};

/**
 * A form over one schema. A field is checked when it is left and again on submit, never while one types; a mistake
 * that was shown goes as soon as it is mended. Nothing typed is ever lost. Submit puts the focus on the first mistake.
 */
export function useForm<S extends z.ZodType>({ schema, initial, versioned, onSubmit }: Setup<S>) {
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  latest.current = values;
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const ruleText = useRuleText();
  const version = useFormVersion(initial, versioned, { element: () => element.current, setValues });

  const show = (found: Mistakes) => {
    setMistakes(found);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input")?.focus(),
    );
  };
  const check = (path: Path, now: z.input<S>) => {
    const result = schema.safeParse(now);
    const rule = result.success ? undefined : mistakesOf(result.error)[path];
    setMistakes(({ [path]: _, ...others }) => (rule === undefined ? others : { ...others, [path]: rule }));
  };
  /** Mistakes at a place or inside it go as soon as they are mended. */
  const mend = (path: Path, now: z.input<S>) => {
    const inside = (at: Path) => at === path || at.startsWith(`${path}.`);
    if (!Object.keys(mistakes).some(inside)) return;
    const result = schema.safeParse(now);
    const still = result.success ? {} : mistakesOf(result.error);
    setMistakes(
      Object.fromEntries(
        Object.entries(mistakes).flatMap(([at, rule]) => {
          const found = inside(at) ? still[at] : rule;
          return found === undefined ? [] : [[at, found]];
        }),
      ),
    );
  };
  const set = (path: Path, value: unknown) => {
    const next = withValueAt(values, path, value);
    setValues(next);
    mend(path, next);
  };
  const errorAt = (path: Path) => (mistakes[path] === undefined ? null : ruleText(mistakes[path]));
  const onBlur = (path: Path) => () => afterPress(() => check(path, latest.current));

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    setFailure(null);
    const result = schema.safeParse(values);
    if (!result.success) return show(mistakesOf(result.error));
    setMistakes({});
    setBusy(true);
    try {
      await onSubmit(result.data, version.options());
      version.saved(values);
    } catch (thrown) {
      if (await version.meet(thrown, values)) return;
      const theirs = thrown instanceof CallFailure ? fromServer(thrown) : {};
      if (Object.keys(theirs).length > 0) show(theirs);
      else setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    set,
    setValues,
    /** Whatever went wrong that belongs to no field; show it with `<ErrorState>`. */
    failure,
    /** What somebody else saved meanwhile; show it with `<FormConflict>`. */
    conflict: version.conflict,
    busy,
    errorAt,
    submit,
    /** Spread onto `<form>`. Pressed before the scripts are there, a password must not land in an address: so `post`. */
    form: { ref: element, onSubmit: submit, noValidate: true, method: "post" as const },
    /** Spread onto a text control. */
    field: (path: Path) => ({
      name: path,
      value: String(valueAt(values, path) ?? ""),
      onChange: (value: string) => set(path, value),
      onBlur: onBlur(path),
      error: errorAt(path),
    }),
    /** Spread onto a text control whose value is a number; empty is `null`. */
    number: (path: Path) => ({
      name: path,
      inputMode: "numeric" as const,
      value: String(valueAt(values, path) ?? ""),
      onChange: (value: string) => set(path, wholeOf(value)),
      onBlur: onBlur(path),
      error: errorAt(path),
    }),
    /** Spread onto an `AmountInput` or `PercentInput`: its value is sen or basis points; empty is `null`. */
    amount: (path: Path) => ({
      name: path,
      value: valueAt(values, path),
      onChange: (value: number | string | null) => set(path, value),
      onBlur: onBlur(path),
      error: errorAt(path),
    }),
    /** Spread onto a checkbox or switch. */
    tick: (path: Path) => ({
      name: path,
      checked: valueAt(values, path) === true,
      onChange: (checked: boolean) => set(path, checked),
      error: errorAt(path),
    }),
  };
}
