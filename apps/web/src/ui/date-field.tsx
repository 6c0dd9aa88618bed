import type { Day } from "@pulau/domain/calendar/day.ts";
import { lazy, Suspense } from "react";
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from "react-aria-components";
import styles from "./date-field.module.css";
import type { FieldWords } from "./field-frame.tsx";
import { GroupFrame } from "./group-frame.tsx";
import { dateOf, useTodayDate, useTypedDate } from "./headless/dates.ts";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { Icon } from "./icon.tsx";
import { IconCalendar } from "./icons/index.ts";
import { orMissing } from "./on-demand.tsx";

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
 * Monday; what lies before `min` or after `max` can't be picked, and is for the form to refuse when it is typed.
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
  const typed = useTypedDate(value, onChange);
  const today = useTodayDate();
  return (
    <GroupFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {({ id, invalid, ...wiring }) => (
        <InOurLanguage>
          <DatePicker
            {...wiring}
            {...typed}
            {...(name !== undefined && { name })}
            onBlur={() => {
              // With a part missing it shows no date, and so it holds none.
              const field = document.getElementById(id);
              if (value !== "" && field?.querySelector("[data-placeholder]")) onChange("");
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
            <Group id={id} className={styles.box ?? ""}>
              <DateInput className={styles.parts ?? ""}>
                {(segment) => <DateSegment segment={segment} className={styles.part ?? ""} />}
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
