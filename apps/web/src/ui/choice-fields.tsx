import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldError } from "./field-frame.tsx";
import { useWritesDisabled } from "./writes-disabled.ts";

type Ticked = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  error?: string | null | undefined;
};

/** `mixed` is neither ticked nor not: of several things, some are. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  onChange,
  error,
  ...rest
}: Ticked & { mixed?: boolean }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
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

type SwitchProps = Omit<Ticked, "error" | "onBlur"> & {
  atEnd?: boolean;
  /** The id of what says why it can't be turned. */
  invalidBy?: string;
  /** What is turned is only how one looks at something: it works also where nothing can be changed. */
  onlyReads?: boolean;
};

/** Takes effect at once. `atEnd` puts the switch at the line's end, as lists of settings do. */
export function Switch(props: SwitchProps) {
  const { label, checked, onChange, atEnd, name, invalidBy, onlyReads = false } = props;
  const writesOff = useWritesDisabled();
  const off = onlyReads ? null : writesOff;
  return (
    <label className={classNames(styles.switch, atEnd && styles.end)} title={off ?? undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        disabled={props.disabled || off !== null}
        checked={checked}
        aria-invalid={invalidBy ? true : undefined}
        aria-describedby={invalidBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
