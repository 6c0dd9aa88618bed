import { useEffect, useRef } from "react";

/**
 * Paying and cancelling take away the button that was pressed. When `state` changes and the focus was lost with it,
 * the heading that this ref is on takes it.
 */
export function useFocusKept(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    if (document.activeElement === null || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return heading;
}
