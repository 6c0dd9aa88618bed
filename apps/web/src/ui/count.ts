import type { KeyboardEvent } from "react";

/** A whole number as it was typed, also with the digits of a Chinese keyboard; null for nothing, and the text for what is none. */
export const wholeOf = (typed: string): number | string | null => {
  const bare = typed.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^-?\d+$/.test(bare) ? Number(bare) : typed;
};

export type Span = { least?: number | undefined; most?: number | undefined };

/** The keys of a count: arrows go one on, Page Up and Down ten, Home and End to the ends that there are. */
function keyed(key: string, value: number | null, { least = 0, most = Infinity }: Span): number | null {
  const from = value ?? least;
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  if (key === "Home") return least;
  if (key === "End") return Number.isFinite(most) ? most : null;
  const step = steps[key];
  return step === undefined ? null : within(value === null && step > 0 ? from : from + step, { least, most });
}

export const within = (value: number, { least = 0, most = Infinity }: Span): number =>
  Math.max(least, Math.min(most, value));

/** What a text control needs to be a count for the keyboard and for screen readers. */
export const spinning = (value: number | null, span: Span, onChange: (value: number) => void) => ({
  role: "spinbutton",
  inputMode: "numeric" as const,
  autoComplete: "off",
  "aria-valuenow": value ?? undefined,
  "aria-valuemin": span.least ?? 0,
  "aria-valuemax": span.most,
  onKeyDown: (event: KeyboardEvent) => {
    const next = keyed(event.key, value, span);
    if (next === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (next !== value) onChange(next);
  },
});
