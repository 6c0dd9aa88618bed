import type { CalendarDate } from "@internationalized/date";
import { type Day, daysBetween, isDay } from "@pulau/domain/calendar/day.ts";
import { type FocusEvent, lazy, Suspense, useState } from "react";
import {
  Button,
  DateInput,
  DateField as DateParts,
  Dialog,
  DialogTrigger,
  Group,
  Popover,
} from "react-aria-components";
import { afterPress } from "./after-press.ts";
import { classNames } from "./class-names.ts";
import styles from "./date-field.module.css";
import type { FieldWords } from "./field-frame.tsx";
import { GroupFrame } from "./group-frame.tsx";
import { DatePart } from "./headless/date-part.tsx";
import { dateOf, useTodayDate, useTypedDate } from "./headless/dates.ts";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { useWords } from "./headless/words.ts";
import { Icon } from "./icon.tsx";
import { IconCalendar } from "./icons/index.ts";
import { orMissing } from "./on-demand.tsx";
import { useRuleText } from "./use-failure-text.ts";

const loadMonth = () =>
  orMissing(async () => ({ default: (await import("./headless/month.tsx")).RangeMonth }));
const RangeMonth = lazy(loadMonth);

/** Calendar dates, `2026-12-24`, or empty where one end is open. */
export type DayRange = { readonly from: Day | ""; readonly to: Day | "" };
type Ends = { readonly from: string; readonly to: string };

export type DateRangeControl = Omit<FieldWords, "label"> & {
  /** What the range is; "Period" unless it says more. */
  label?: string;
  /** What each end is called by who does not see that one follows the other. */
  fromLabel: string;
  toLabel: string;
  value: Ends;
  min?: string | undefined;
  max?: string | undefined;
  /** Days at most, both ends included. */
  most?: number;
  disabled?: boolean;
} & (
    | { whole?: false; onChange: (value: DayRange) => void }
    /** Neither end may be empty: what is emptied is not told. */
    | { whole: true; onChange: (value: { from: Day; to: Day }) => void }
  );

const dayIn = (text: string): Day | "" => (isDay(text) ? text : "");

/**
 * Two calendar dates, both included: each typed part by part, or both picked from one calendar. A range that ends before
 * it begins, or is longer than `most`, is said to be wrong and not told.
 */
export function DateRangeField(props: DateRangeControl) {
  const { label, hint, optional, fromLabel, toLabel, value, min, max, disabled = false } = props;
  const { dates } = useWords();
  const { ends, wrong, change } = useEnds(props);
  const half = useHalfEnds();
  const [open, setOpen] = useState(false);
  const today = useTodayDate();
  return (
    <GroupFrame
      label={label ?? dates}
      {...{ hint, error: props.error ?? half.wrong ?? wrong, ...(optional && { optional }) }}
    >
      {({ id, invalid, ...wiring }) => (
        <InOurLanguage>
          <Group
            id={id}
            {...wiring}
            isInvalid={invalid}
            isDisabled={disabled}
            className={styles.box ?? ""}
            {...half.group}
          >
            <div className={classNames(styles.parts, styles.both)}>
              <End
                label={fromLabel}
                day={ends.from}
                {...{ invalid, disabled }}
                onHalf={half.from}
                onChange={(from) => change({ from })}
              />
              <span aria-hidden="true">–</span>
              <End
                label={toLabel}
                day={ends.to}
                {...{ invalid, disabled }}
                onHalf={half.to}
                onChange={(to) => change({ to })}
              />
            </div>
            <DialogTrigger isOpen={open} onOpenChange={setOpen}>
              <Button
                aria-label={dates}
                aria-labelledby={wiring["aria-labelledby"]}
                isDisabled={disabled}
                className={styles.open ?? ""}
                onHoverStart={loadMonth}
                onFocus={loadMonth}
              >
                <Icon of={IconCalendar} size="m" />
              </Button>
              <Popover placement="bottom end" className={styles.popover ?? ""}>
                <Dialog aria-labelledby={wiring["aria-labelledby"]} className={styles.dialog ?? ""}>
                  <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
                    <RangeMonth
                      autoFocus
                      minValue={dateOf(min)}
                      maxValue={dateOf(max)}
                      value={rangeOf(value)}
                      defaultFocusedValue={dateOf(value.from || value.to) ?? today}
                      onChange={({ start, end }) => {
                        change({ from: dayIn(start.toString()), to: dayIn(end.toString()) });
                        setOpen(false);
                      }}
                    />
                  </Suspense>
                </Dialog>
              </Popover>
            </DialogTrigger>
          </Group>
        </InOurLanguage>
      )}
    </GroupFrame>
  );
}

/** Whether parts of an end stand there and others lack, which is said once both ends are left. */
function useHalfEnds() {
  const ruleText = useRuleText();
  const [halves, setHalves] = useState({ from: false, to: false });
  const [isLeft, setLeft] = useState(false);
  const isHalf = halves.from || halves.to;
  return {
    wrong: isHalf && isLeft ? ruleText("wholeDate") : null,
    from: (from: boolean) => setHalves((now) => ({ ...now, from })),
    to: (to: boolean) => setHalves((now) => ({ ...now, to })),
    group: {
      ...(isHalf && { "data-half-date": "" }),
      onFocus: () => isHalf || setLeft(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
      },
    },
  };
}

/** What stands in both ends, what is wrong with them together, and how one or both change. */
function useEnds({ value, most, ...control }: DateRangeControl) {
  const words = useWords();
  const [refused, setRefused] = useState<{ ends: DayRange; of: string; why: string | null } | null>(null);
  const key = `${value.from} ${value.to}`;
  const now = refused?.of === key ? refused : null;
  const ends = now?.ends ?? { from: dayIn(value.from), to: dayIn(value.to) };
  const whyNot = ({ from, to }: DayRange): string | null => {
    if (from === "" || to === "") return null;
    if (to < from) return words.endBeforeStart;
    return most !== undefined && daysBetween(from, to) >= most ? words.mostDays(most) : null;
  };
  return {
    ends,
    wrong: now?.why ?? null,
    change: (next: Partial<DayRange>) => {
      const { from, to } = { ...ends, ...next };
      const why = whyNot({ from, to });
      const isComplete = why === null && (!control.whole || (from !== "" && to !== ""));
      setRefused(isComplete ? null : { ends: { from, to }, of: key, why });
      if (!isComplete) return;
      if (!control.whole) control.onChange({ from, to });
      else if (from !== "" && to !== "") control.onChange({ from, to });
    },
  };
}

function End({
  label,
  day,
  invalid,
  disabled,
  onHalf,
  onChange,
}: {
  label: string;
  day: string;
  invalid: boolean;
  disabled: boolean;
  onHalf: (isHalf: boolean) => void;
  onChange: (day: Day | "") => void;
}) {
  const typed = useTypedDate(day, onChange);
  const tellHalf = (isHalf: boolean) => {
    typed.onHalf(isHalf);
    onHalf(isHalf);
  };
  const today = useTodayDate();
  return (
    <DateParts
      {...typed.parts}
      placeholderValue={today}
      aria-label={label}
      isInvalid={invalid}
      isDisabled={disabled}
      shouldForceLeadingZeros
      className=""
    >
      <DateInput className={styles.typed ?? ""}>
        {(segment) => <DatePart segment={segment} onHalf={tellHalf} className={styles.part ?? ""} />}
      </DateInput>
    </DateParts>
  );
}

const rangeOf = ({ from, to }: Ends): { start: CalendarDate; end: CalendarDate } | null => {
  const [start, end] = [dateOf(from), dateOf(to)];
  return start && end && from <= to ? { start, end } : null;
};
