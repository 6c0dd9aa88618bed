import type { InputHTMLAttributes, ReactNode } from "react";

/** One of what was found: how it is drawn, and its name for who hears it. */
export type FoundRow = { readonly id: string; readonly text: string; readonly shown: ReactNode };

/** What a `FindField` and its list are told. */
export type FindControl = {
  typed: string;
  onType: (typed: string) => void;
  /** What was found by it, the likeliest first, which Enter takes; nothing is shown while there is none. */
  rows: readonly FoundRow[];
  /** What the list is called. */
  foundLabel: string;
  onChoose: (id: string) => void;
  /** Of the field itself: its name, how much it takes. */
  input: Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "value" | "onChange" | "role" | "className" | "autoFocus"
  > & {
    readonly className?: string;
    readonly "data-desk-search"?: string;
  };
};

/** Of the field that stands there until the list is loaded. */
export type Caret = { readonly hadFocus: boolean; readonly at: number | null };
