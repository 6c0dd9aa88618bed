import { DateInput, DateSegment, TimeField as TimeParts } from "react-aria-components";
import { classNames } from "./class-names.ts";
import styles from "./date-field.module.css";
import type { FieldWords } from "./field-frame.tsx";
import { GroupFrame } from "./group-frame.tsx";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { HalfTime, halfIn, useTypedTime } from "./headless/times.ts";

/** What `form.field(path)` gives a time of day: its value is `09:30`, or empty. */
export type TimeControl = FieldWords & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
};

/** A colon is typed between hours and minutes: after `1:` come the minutes of one o'clock, and not 13 hours. */
function toMinutes(event: { key: string; target: EventTarget; preventDefault: () => void }): void {
  const hour = event.target;
  if (!/^[:.]$/.test(event.key) || !(hour instanceof HTMLElement) || hour.dataset.type !== "hour") return;
  event.preventDefault();
  if (!hour.dataset.placeholder)
    hour.parentElement?.querySelector<HTMLElement>("[data-type=minute]")?.focus();
}

/**
 * A time of day by the clock of 24 hours, typed part by part. What is left with a part missing is told as it stands,
 * `09:` or `:30`: no time, so that a form refuses it rather than take it for none, and shows it again.
 */
export function TimeField({
  label,
  hint,
  error,
  optional,
  name,
  value,
  onChange,
  onBlur,
  disabled,
}: TimeControl) {
  const typed = useTypedTime(value, onChange);
  return (
    <GroupFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {({ id, invalid, ...wiring }) => (
        <InOurLanguage>
          <TimeParts
            id={id}
            {...wiring}
            {...typed}
            {...(name !== undefined && { name })}
            onKeyDown={toMinutes}
            onBlur={() => {
              const half = halfIn(document.getElementById(id));
              if (half !== null && half !== value) onChange(half);
              onBlur?.();
            }}
            hourCycle={24}
            shouldForceLeadingZeros
            isInvalid={invalid}
            isDisabled={disabled ?? false}
            className=""
          >
            <DateInput className={classNames(styles.box, styles.parts)}>
              {(segment) => <DateSegment segment={segment} className={styles.part ?? ""} />}
            </DateInput>
            <HalfTime text={value} />
          </TimeParts>
        </InOurLanguage>
      )}
    </GroupFrame>
  );
}
