import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import styles from "./field.module.css";
import { FieldError, FieldFrame } from "./field-frame.tsx";
import { wholeOf } from "./form-controls.ts";
import { VisuallyHidden } from "./surfaces.tsx";
import type { TextControl } from "./text-fields.tsx";

type Span = { least?: number | undefined; most?: number | undefined };

/** The keys of a count: arrows go one on, Page Up and Down ten, Home and End to the ends that there are. */
function keyed(key: string, value: number | null, { least = 0, most = Infinity }: Span): number | null {
  const from = value ?? least;
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  if (key === "Home") return least;
  if (key === "End") return Number.isFinite(most) ? most : null;
  const step = steps[key];
  return step === undefined ? null : within(value === null && step > 0 ? from : from + step, { least, most });
}

const within = (value: number, { least = 0, most = Infinity }: Span): number =>
  Math.max(least, Math.min(most, value));

/** What a text control needs to be a count for the keyboard and for screen readers. */
const spinning = (value: number | null, span: Span, onChange: (value: number) => void) => ({
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

/** A count with fewer and more, in whole steps: pressed, typed, or gone to by keys. */
export function NumberField({
  label,
  hint,
  value,
  least = 0,
  most,
  onChange,
  error,
}: {
  label: string;
  hint?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
  error?: string | null | undefined;
}) {
  const id = useId();
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const span = { least, most };
  const put = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const press = (next: number) => {
    put(next);
    setSaid(String(next));
  };
  const type = (text: string) => {
    setTyped(text);
    const count = wholeOf(text);
    if (typeof count === "number" && within(count, span) === count && count !== value) onChange(count);
  };
  // What can't be is put right when it is left: the nearest that can, or what was.
  const leave = () => {
    const count = wholeOf(typed ?? "");
    if (typeof count === "number" && within(count, span) !== value) onChange(within(count, span));
    setTyped(null);
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span id={id}>
          <span className="strong">{label}</span>
          {hint && <small>{hint}</small>}
        </span>
        <fieldset className={styles.stepper} aria-labelledby={id}>
          <IconButton
            icon={IconMinus}
            bordered
            label={t("stepper.fewer", { what: label })}
            disabled={value <= least}
            onClick={() => press(value - 1)}
          />
          <input
            {...spinning(value, span, put)}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            value={typed ?? value}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <VisuallyHidden>
            <output>{said}</output>
          </VisuallyHidden>
          <IconButton
            icon={IconPlus}
            bordered
            label={t("stepper.more", { what: label })}
            disabled={most !== undefined && value >= most}
            onClick={() => press(value + 1)}
          />
        </fieldset>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** A count among other fields of a form, label above. It may be empty; what is no count stays as it was typed. */
export function NumberInput({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  least = 0,
  most,
  ...rest
}: TextControl & Span & { inputMode?: "numeric"; disabled?: boolean }) {
  const whole = wholeOf(value);
  return (
    <FieldFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {(wiring) => (
        <input
          className={styles.control}
          {...rest}
          {...wiring}
          {...spinning(typeof whole === "number" ? whole : null, { least, most }, (next) =>
            onChange(String(next)),
          )}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
