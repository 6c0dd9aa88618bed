import { useRef } from "react";

/** The value as it was, as long as the new one is alike: what is handed down does not change with each drawing. */
export function useSame<T>(value: T, areAlike: (before: T, now: T) => boolean): T {
  const held = useRef(value);
  if (held.current !== value && !areAlike(held.current, value)) held.current = value;
  return held.current;
}

/** One function for all drawings, which does what the newest of them would do. */
export function useSteady<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const newest = useRef(act);
  newest.current = act;
  return useRef((...args: A) => newest.current(...args)).current;
}
