import { wholeOf } from "./count.ts";
import type { Path } from "./form-paths.ts";

type Form = {
  readonly at: (path: Path) => unknown;
  readonly set: (path: Path, value: unknown) => void;
  readonly onBlur: (path: Path) => () => void;
  readonly errorAt: (path: Path) => string | null;
};

/** The controls of a form, for pieces that are fields of several. */
export type FormControls = ReturnType<typeof controlsOf>;

/** What each kind of control takes from a form: its value, what is wrong with it, and whom it tells. */
export const controlsOf = ({ at, set, onBlur, errorAt }: Form) => ({
  /** Spread onto a text control. */
  field: (path: Path) => ({
    name: path,
    value: String(at(path) ?? ""),
    onChange: (value: string) => set(path, value),
    onBlur: onBlur(path),
    error: errorAt(path),
  }),
  /** Spread onto a text control whose value is a number; empty is `null`. */
  number: (path: Path) => ({
    name: path,
    inputMode: "numeric" as const,
    value: String(at(path) ?? ""),
    onChange: (value: string) => set(path, wholeOf(value)),
    onBlur: onBlur(path),
    error: errorAt(path),
  }),
  /** Spread onto an `AmountInput` or `PercentInput`: its value is sen or basis points; empty is `null`. */
  amount: (path: Path) => ({
    name: path,
    value: at(path),
    onChange: (value: number | string | null) => set(path, value),
    onBlur: onBlur(path),
    error: errorAt(path),
  }),
  /** Spread onto a checkbox or switch. */
  tick: (path: Path) => ({
    name: path,
    checked: at(path) === true,
    onChange: (checked: boolean) => set(path, checked),
    error: errorAt(path),
  }),
});
