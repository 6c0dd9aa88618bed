import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import type { CallOptions } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { afterPress } from "./after-press.ts";
import { controlsOf } from "./form-controls.ts";
import { type Path, valueAt, withValueAt } from "./form-paths.ts";
import { type FormErrors, formErrorsOf, useFormErrors } from "./use-form-errors.ts";
import { useFormVersion, type Versioned } from "./use-form-version.ts";

/** Server paths may begin with `body`, and with the `obj` that lists send their rows in. */
const fromServer = (failure: CallFailure): FormErrors =>
  Object.fromEntries(
    failure.fields.map(({ path, rule, facts = {} }) => [
      path.replace(/^(body[./])?(obj\.)?/, ""),
      { rule, facts },
    ]),
  );

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

/** Puts the focus on the first mistake of a form; of a place that it does not show, the form tells the whole. */
function useRefusal(form: RefObject<HTMLFormElement | null>, onUnseen: (thrown: unknown) => void) {
  const [refused, setRefused] = useState<{ readonly thrown: unknown } | null>(null);
  // Drawn together with the mistakes, so that the first one is there to be looked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told once
  useEffect(() => {
    if (!refused) return;
    const focusFirst = (): boolean => {
      const first = form.current?.querySelector<HTMLElement>(
        "[aria-invalid=true], [data-invalid] input, [data-mistake], [data-half-date] [data-placeholder]",
      );
      first?.focus();
      return first !== undefined && first !== null;
    };
    if (focusFirst()) return;
    // Rows that can be put in order are drawn a moment after the form. Of a place that it does not show at all one would see nothing.
    const frame = requestAnimationFrame(() => focusFirst() || onUnseen(refused.thrown));
    return () => cancelAnimationFrame(frame);
  }, [refused]);
  return (thrown: unknown) => setRefused({ thrown });
}

/** Values, and the newest of them for handlers that set several before the form is drawn again. */
function useHeld<V>(initial: V) {
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  latest.current = values;
  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  return { values, latest, put };
}

/** Takes over what was read anew, after a save of one's own or because somebody else saved, while nothing unsaved stands here. */
function useFollow(read: number | undefined, busy: boolean, follow: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is taken over once
  useEffect(() => {
    if (!busy) follow();
  }, [read, busy]);
}

/** Sets a value in its place, and takes back the mistake that it has mended. */
const setterOf =
  <V>(latest: { readonly current: V }, put: (next: V) => void, mend: (path: Path, next: V) => void) =>
  (path: Path, value: unknown): void => {
    // Of what was set before in the same handler nothing is lost.
    const next = withValueAt(latest.current, path, value);
    put(next);
    mend(path, next);
  };

/**
 * A form over one schema. A field is checked when it is left and again on submit, never while one types; a mistake
 * that was shown goes as soon as it is mended. Nothing typed is ever lost. Submit puts the focus on the first mistake.
 */
export function useForm<S extends z.ZodType>({ schema, initial, versioned, onSubmit }: Setup<S>) {
  const { values, latest, put } = useHeld(initial);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  /** The save under way, until it is taken over or refused. */
  const saving = useRef<Promise<void> | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { setMistakes, check, mend, errorAt, hasErrorIn } = useFormErrors(schema);
  const keys = useIdempotencyKey();
  const version = useFormVersion(initial, versioned, { element: () => element.current, setValues: put });
  useFollow(versioned?.version, busy, () => version.follow(initial, latest.current));
  const refuse = useRefusal(element, setFailure);
  const show = (found: FormErrors, thrown: unknown) => {
    setMistakes(found);
    refuse(thrown);
  };
  const set = setterOf(latest, put, mend);
  const onBlur = (path: Path) => () => afterPress(() => check(path, latest.current));
  const controls = controlsOf({ at: (path) => valueAt(values, path), set, onBlur, errorAt });

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    setFailure(null);
    // Also what the handler that calls this has only just set.
    const sent = latest.current;
    const result = schema.safeParse(sent);
    // A date with a part missing is none to the schema, and was meant to be some.
    const isHalf = element.current?.querySelector("[data-half-date]") != null;
    if (!result.success || isHalf)
      return show(result.success ? {} : formErrorsOf(result.error), new CallFailure("INVALID_INPUT"));
    setMistakes({});
    setBusy(true);
    saving.current = send(result.data, sent);
    await saving.current;
  };
  const send = async (checked: z.output<S>, sent: z.input<S>): Promise<void> => {
    try {
      // Saved again after an answer was lost, it is the same wish: what it adds is added once.
      await onSubmit(checked, { ...version.options(), idempotencyKey: keys.keyFor(sent) });
      keys.answered();
      version.saved(sent);
    } catch (thrown) {
      keys.answered(thrown);
      const met = await version.meet(thrown, sent);
      if (met === "same") return await send(checked, sent);
      if (met === "told") return;
      const theirs = thrown instanceof CallFailure ? fromServer(thrown) : {};
      if (Object.keys(theirs).length > 0) show(theirs, thrown);
      else setFailure(thrown);
    } finally {
      saving.current = null;
      setBusy(false);
    }
  };

  return {
    values,
    set,
    setValues: put,
    /** Whatever went wrong that belongs to no field; show it with `<ErrorState>`. */
    failure,
    /** What somebody else saved meanwhile; show it with `<FormConflict>`. */
    conflict: version.conflict,
    busy,
    /** Whether something stands in it that isn't saved. */
    dirty: version.differs(values),
    /** The same once a save under way has ended: what it took is no longer unsaved. */
    unsaved: async () => {
      await saving.current;
      return version.differs(latest.current);
    },
    errorAt,
    hasErrorIn,
    submit,
    /** Spread onto `<form>`. Pressed before the scripts are there, a password must not land in an address: so `post`. */
    form: { ref: element, onSubmit: submit, noValidate: true, method: "post" as const },
    ...controls,
  };
}
