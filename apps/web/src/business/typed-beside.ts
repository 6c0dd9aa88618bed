import { createContext, useContext, useEffect, useRef } from "react";
import type { TypedAnswers } from "../api/typed-answers.ts";
import type { FrameProps } from "./portal-frame.tsx";

/** The guests' page beside a form, and how the form tells it what is typed. Without one there is nobody to tell. */
export const TypedBesideContext = createContext<(typed: TypedAnswers | null) => void>(() => undefined);
export const FrameBesideContext = createContext<FrameProps | null>(null);

/** How long after the last key guests' pages beside show it, in ms. */
const pauseMs = 300;

/**
 * Shows in the guests' page beside what stands in a form: the answers that guests would have with its values. Null shows
 * what is saved; where nothing follows, because the values can't be saved as they stand, the page stays as it is.
 */
export function useTypedBeside<V>(
  values: V | null,
  answersOf: (values: V) => TypedAnswers | undefined,
): void {
  const tell = useContext(TypedBesideContext);
  const text = JSON.stringify(values);
  const latest = useRef(answersOf);
  latest.current = answersOf;
  const first = useRef(true);
  useEffect(() => {
    // Nothing is typed yet in a form that has just opened.
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const typedValues: V | null = JSON.parse(text);
      const typed = typedValues === null ? null : latest.current(typedValues);
      if (typed !== undefined) tell(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, tell]);
  useEffect(() => () => tell(null), [tell]);
}
