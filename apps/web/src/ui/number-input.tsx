import { NumberField } from "react-aria-components";
import { counting, type Span, wholeOf } from "./count.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { CountInput } from "./headless/count-input.tsx";
import { InOurLanguage } from "./headless/in-our-language.tsx";
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
  disabled = false,
  ...rest
}: TextControl & Span & { inputMode?: "numeric"; disabled?: boolean }) {
  const whole = wholeOf(value);
  const count = typeof whole === "number" ? whole : null;
  const span = { least, most };
  const put = (next: number) => onChange(String(next));
  return (
    <FieldFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {(wiring, labelId) => (
        <InOurLanguage>
          <NumberField
            className={styles.counted ?? ""}
            aria-labelledby={labelId}
            {...counting(count, span)}
            isInvalid={wiring["aria-invalid"] ?? false}
            isDisabled={disabled}
            onChange={put}
          >
            <CountInput
              className={styles.control ?? ""}
              {...rest}
              {...wiring}
              {...{ count, span }}
              text={value}
              onText={onChange}
              onCount={put}
            />
          </NumberField>
        </InOurLanguage>
      )}
    </FieldFrame>
  );
}
