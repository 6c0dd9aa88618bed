import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";
import styles from "./segmented.module.css";

type Options<V extends string> = {
  label: string;
  value: V | null;
  onChange: (value: V) => void;
  error?: string | null | undefined;
  hideLabel?: boolean;
};

/** A few short choices side by side; arrow keys move, as in any radio group. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  choices,
  hideLabel,
  wide,
  error,
}: Options<V> & {
  choices: readonly { value: V; text: ReactNode; disabled?: boolean; lang?: string }[];
  wide?: boolean;
}) {
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.group, wide && styles.wide)}
      aria-label={hideLabel ? label : undefined}
    >
      {!hideLabel && <legend className={styles.label}>{label}</legend>}
      <span className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment} lang={choice.lang}>
            <input
              type="radio"
              name={id}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.text}
          </label>
        ))}
      </span>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

/** Choices that need a line of explanation each. */
export function RadioCards<V extends string>({
  label,
  value,
  onChange,
  choices,
  hideLabel,
  error,
}: Options<V> & {
  choices: readonly { value: V; text: ReactNode; detail?: ReactNode; end?: ReactNode; disabled?: boolean }[];
}) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-label={hideLabel ? label : undefined}
      data-invalid={error ? true : undefined}
    >
      {!hideLabel && <legend className={styles.label}>{label}</legend>}
      <div className={styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={id}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="strong">{choice.text}</span>
            {choice.detail && <small className={classNames("dated", styles.detail)}>{choice.detail}</small>}
            {choice.end && <span className={styles.end}>{choice.end}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
