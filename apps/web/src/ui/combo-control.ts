import type { Wiring } from "./field-frame.tsx";
import type { Choice, TextControl } from "./text-fields.tsx";

/** A choice that can be looked for. */
export type FoundChoice = Choice & {
  /** What else it is called: another language's name, a code. */
  readonly also?: string | (() => string);
};

export type ComboControl = TextControl & {
  choices: readonly FoundChoice[];
  /** The text of the choice that is none. */
  empty?: string;
  disabled?: boolean;
  autoComplete?: string;
};

/** What the list itself needs, where it can be searched and where it can't. */
export type BoxProps = Omit<ComboControl, "label" | "hint" | "error" | "optional"> & {
  wiring: Wiring;
  labelId: string;
  /** The field had the focus before it was there. */
  autoFocus: boolean;
};
