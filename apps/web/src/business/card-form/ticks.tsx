import { useId } from "react";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { weekdayNames } from "../../ui/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "./form.module.css";
import type { Plain } from "./plain-input.ts";

/** Any of some; none is null. */
export function Ticks({
  label,
  value,
  error,
  onChange,
  offered,
}: Plain<unknown> & { offered: readonly { value: string | number; text: string }[] }) {
  const id = useId();
  const chosen = (value ?? []) as readonly (string | number)[];
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.ticks} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {offered.map(({ value: offer, text }) => (
        <Checkbox
          key={offer}
          label={text}
          checked={chosen.includes(offer)}
          onChange={(is) => {
            const next = is ? [...chosen, offer] : chosen.filter((other) => other !== offer);
            onChange(
              next.length === 0 ? null : offered.map(({ value }) => value).filter((of) => next.includes(of)),
            );
          }}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

export function Weekdays({ label, value, error, onChange }: Plain<readonly number[] | null>) {
  const { language } = useLanguage();
  const names = weekdayNames(language);
  return (
    <Ticks
      {...{ label, value, error, onChange }}
      offered={names.map((text, i) => ({ value: i + 1, text }))}
    />
  );
}
