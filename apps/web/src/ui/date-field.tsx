import type { Day } from "@pulau/domain/calendar/day.ts";
import { lazy, Suspense, useState } from "react";
import { Button, DateInput, DatePicker, Dialog, Group, Popover } from "react-aria-components";
import { afterPress } from "./after-press.ts";
import styles from "./date-field.module.css";
import type { FieldWords } from "./field-frame.tsx";
import { GroupFrame } from "./group-frame.tsx";
import { DatePart } from "./headless/date-part.tsx";
import { dateOf, useTodayDate, useTypedDate } from "./headless/dates.ts";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { Icon } from "./icon.tsx";
import { IconCalendar } from "./icons/index.ts";
import { orMissing } from "./on-demand.tsx";
import { useRuleText } from "./use-failure-text.ts";

const loadMonth = () => orMissing(async () => ({ default: (await import("./headless/month.tsx")).Month }));
const Month = lazy(loadMonth);

/** What `form.field(path)` gives a date: its value is a calendar date, `2026-12-24`, or empty. */
export type DateControl = FieldWords & {
  name?: string;
  value: string;
  onChange: (value: Day | "") => void;
  onBlur?: () => void;
  /** The first and the last date that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
};

/**
 * A calendar date, typed part by part in the order of the page's language, or picked from a month. Days count from
 * Monday; what lies before `min` or after `max` can't be picked, and is for the form to refuse when it is typed. With a
 * part missing it holds no date; it says so when it is left, and no form is sent with it.
 */
export function DateField({
  label,
  hint,
  error,
  optional,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  disabled,
}: DateControl) {
  const { parts, isHalf, onHalf } = useTypedDate(value, onChange);
  const [isLeft, setLeft] = useState(false);
  const today = useTodayDate();
  const ruleText = useRuleText();
  const mistake = isHalf && isLeft ? ruleText("wholeDate") : error;
  return (
    <GroupFrame {...{ label, hint, error: mistake, ...(optional && { optional }) }}>
      {({ id, invalid, ...wiring }) => (
        <InOurLanguage>
          <DatePicker
            {...wiring}
            {...parts}
            {...(name !== undefined && { name })}
            onFocus={() => isHalf || setLeft(false)}
            onBlur={() => {
              afterPress(() => setLeft(true));
              onBlur?.();
            }}
            placeholderValue={today}
            minValue={dateOf(min)}
            maxValue={dateOf(max)}
            isInvalid={invalid}
            isDisabled={disabled ?? false}
            firstDayOfWeek="mon"
            shouldForceLeadingZeros
          >
            <Group id={id} className={styles.box ?? ""} {...(isHalf && { "data-half-date": "" })}>
              <DateInput className={styles.parts ?? ""}>
                {(segment) => <DatePart {...{ segment, onHalf }} className={styles.part ?? ""} />}
              </DateInput>
              <Button className={styles.open ?? ""} onHoverStart={loadMonth} onFocus={loadMonth}>
                <Icon of={IconCalendar} size="m" />
              </Button>
            </Group>
            <Popover placement="bottom end" className={styles.popover ?? ""}>
              <Dialog className={styles.dialog ?? ""}>
                <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
                  <Month />
                </Suspense>
              </Dialog>
            </Popover>
          </DatePicker>
        </InOurLanguage>
      )}
    </GroupFrame>
  );
}
