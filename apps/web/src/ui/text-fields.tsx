import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";
import { IconChevronDown } from "./icons/index.ts";

/** What `form.field(path)` gives a text control. */
export type TextControl = FieldWords & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

type Native<T> = Omit<T, "value" | "onChange" | "onBlur" | "name" | "id">;

export function TextInput({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  ref,
  ...rest
}: TextControl & Native<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <FieldFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {(wiring) => (
        <input
          ref={ref}
          className={styles.control}
          {...rest}
          {...wiring}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function Textarea({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  most,
  ...rest
}: TextControl &
  Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
    /** Characters at most: their count is shown. */
    most?: number;
  }) {
  const end = most !== undefined && (
    <span className="hint" aria-live={value.length > most - 50 ? "polite" : "off"}>
      {value.length}/{most}
    </span>
  );
  return (
    <FieldFrame {...{ label, hint, error, end, ...(optional && { optional }) }}>
      {(wiring) => (
        <textarea
          className={styles.control}
          rows={4}
          {...rest}
          {...wiring}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export type Choice<V extends string = string> = { value: V; text: string; disabled?: boolean };

/** A native select. `empty` is the text of the choice that is none. */
export function Select<V extends string>({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  choices,
  empty,
  children,
  ...rest
}: Omit<TextControl, "onChange"> & {
  /** Called with the value of one of the choices; with an empty text for the one that is none. */
  onChange: (value: V) => void;
  choices?: readonly Choice<V>[];
  empty?: string;
  disabled?: boolean;
  autoComplete?: string;
  /** `<optgroup>`s instead of `choices`. */
  children?: ReactNode;
}) {
  return (
    <FieldFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {(wiring) => (
        <span className={styles.selectBox}>
          <select
            className={styles.control}
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value as V)}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {choices?.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.text}
              </option>
            ))}
            {children}
          </select>
          <Icon of={IconChevronDown} size="s" className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  );
}
