import { type Span, spinning, wholeOf } from "./count.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import type { TextControl } from "./text-fields.tsx";

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
