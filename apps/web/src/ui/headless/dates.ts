import { type CalendarDate, getLocalTimeZone, parseDate, today } from "@internationalized/date";
import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useTimeZone } from "../time-zone.ts";

/** `2026-12-24` as the library has it; null for what is no date. */
export function dateOf(day: string | null | undefined): CalendarDate | null {
  try {
    return day ? parseDate(day) : null;
  } catch {
    return null;
  }
}

/** The date that it is at the resort. */
export const useTodayDate = (): CalendarDate => today(useTimeZone() ?? getLocalTimeZone());

/** While a year is typed it reads 2, 20, 202: no date that anybody means. */
const isWhole = (date: CalendarDate | null) => date === null || date.year >= 1000;

/** What a date's field shows while it is typed; `onChange` hears of whole dates, and of none as an empty text. */
export function useTypedDate(value: string, onChange: (value: Day | "") => void) {
  const [typed, setTyped] = useState<{ date: CalendarDate | null; of: string }>({
    date: dateOf(value),
    of: value,
  });
  // It changed by another way than typing: a quick choice, a saved form.
  const date = typed.of === value ? typed.date : dateOf(value);
  const [isHalf, setHalf] = useState(false);
  return {
    /** Whether some of its parts stand there and others lack. */
    isHalf,
    /** With a part missing it shows no date, and so it holds none; what else stands there stays. */
    onHalf: (half: boolean) => {
      setHalf(half);
      if (!half || value === "") return;
      setTyped({ date, of: "" });
      onChange("");
    },
    parts: {
      value: date,
      onChange: (next: CalendarDate | null) => {
        if (!isWhole(next)) return setTyped({ date: next, of: value });
        const day = next === null ? "" : dayOf(next.toString());
        setTyped({ date: next, of: day });
        if (day !== value) onChange(day);
      },
    },
  };
}
