import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldError } from "./field-frame.tsx";

type Ticked = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  error?: string | null | undefined;
};

export function Checkbox({ label, checked, onChange, error, ...rest }: Ticked) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** Takes effect at once. `atEnd` puts the switch at the line's end, as lists of settings do. */
export function Switch({ label, checked, onChange, atEnd, disabled, name }: Ticked & { atEnd?: boolean }) {
  return (
    <label className={classNames(styles.switch, atEnd && styles.end)}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        disabled={disabled}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
