import { addDays, isDay } from "@pulau/domain/calendar/day.ts";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { MonthProps } from "./month-props.ts";

const boatsIn = (box: HTMLElement, day: string): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(`[data-day="${day}"]`),
];

/** Up and down go from boat to boat of a day and on to the week beside it, sideways to the day beside it. */
function targetOf(key: string, box: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const { day } = from.dataset;
  if (day === undefined || !isDay(day)) return undefined;
  const own = boatsIn(box, day);
  const at = own.indexOf(from);
  if (key === "Home") return own[0];
  if (key === "End") return own.at(-1);
  if (key === "ArrowDown" || key === "ArrowUp") {
    const step = key === "ArrowDown" ? 1 : -1;
    return own[at + step] ?? boatsIn(box, addDays(day, step * 7)).at(step === 1 ? 0 : -1);
  }
  const forward = (key === "ArrowRight") !== (document.dir === "rtl");
  const days = Array.from({ length: 31 }, (_, i) => addDays(day, (forward ? 1 : -1) * (i + 1)));
  const beside = days.map((other) => boatsIn(box, other)).find((boats) => boats.length > 0);
  return beside?.[Math.min(at, beside.length - 1)];
}

/** Keys of a month of boats: arrows, Home and End of a day, PageUp and PageDown to another month. */
export function useMonthKeys({ days, today, onTurn }: MonthProps) {
  const box = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const all = days.flatMap(({ sailings }) => sailings);
  const usual = all.find(({ day }) => day >= today) ?? all[0];
  const stop = (all.find(({ _id }) => _id === focused) ?? usual)?._id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement;
    if (from.dataset.day === undefined || !box.current) return;
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      onTurn(event.key === "PageDown" ? 1 : -1);
      return;
    }
    if (!/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    targetOf(event.key, box.current, from)?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.sailing ?? null);
  return { box, stop, onKeyDown, onFocus };
}
