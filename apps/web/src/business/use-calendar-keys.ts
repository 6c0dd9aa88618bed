import { type KeyboardEvent, useEffect, useRef } from "react";

const ours = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/;

/**
 * Keys of a month: arrows go a day or a week, Home and End to the week's ends, PageUp and PageDown to another month, whose days then have
 * the focus. Where the keys lead is loaded with the first of them. `isThere`: the month's days are.
 */
export function useCalendarKeys(isThere: boolean, turn: (by: 1 | -1) => void) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current || !isThere) return;
    turned.current = false;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]:enabled')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!ours.test(event.key)) return;
    event.preventDefault();
    if (event.key.startsWith("Page")) {
      turned.current = true;
      turn(event.key === "PageDown" ? 1 : -1);
      return;
    }
    const { key, currentTarget } = event;
    // From where the focus is by then: of two quick presses the second goes on from the first.
    void import("./calendar-keys.ts").then(({ moveFocus }) =>
      moveFocus(key, currentTarget, document.activeElement as HTMLElement),
    );
  };
  return { ref, onKeyDown };
}
