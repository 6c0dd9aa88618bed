import { parseTime, type Time } from "@internationalized/date";
import { useContext, useLayoutEffect, useMemo } from "react";
import { TimeFieldStateContext } from "react-aria-components";

/** `09:30` as the library has it; null for what is none, or half of one. */
function timeOf(text: string): Time | null {
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** What a time's field shows of its value; `onChange` hears of whole times, and of none as an empty text. */
export function useTypedTime(value: string, onChange: (value: string) => void) {
  // The same time in another object would wipe away what is half typed.
  const time = useMemo(() => timeOf(value), [value]);
  return { value: time, onChange: (next: Time | null) => onChange(next?.toString().slice(0, 5) ?? "") };
}

/** What stands in a field with a part missing, `09:` or `:30`; an empty text where nothing does, null where it is whole. */
export function halfIn(field: Element | null): string | null {
  const [hour, minute] = ["hour", "minute"].map((type) => {
    const part = field?.querySelector<HTMLElement>(`[data-type=${type}]`);
    return part === null || part === undefined || part.dataset.placeholder ? "" : part.textContent;
  });
  if (hour && minute) return null;
  return hour || minute ? `${hour}:${minute}` : "";
}

const half = /^(?:([01]\d|2[0-3]):|:([0-5]\d))$/;

/** Shows a value that is half a time, or none, which the library can't be given: it knows whole ones alone. */
export function HalfTime({ text }: { text: string }) {
  const state = useContext(TimeFieldStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value is shown once, and then typed over
  useLayoutEffect(() => {
    if (state === null || timeOf(text) !== null) return;
    const [, hour, minute] = half.exec(text) ?? [];
    if (hour !== undefined) state.setSegment("hour", Number(hour));
    else if (minute !== undefined) state.setSegment("minute", Number(minute));
    else state.setValue(null);
  }, [text]);
  return null;
}
