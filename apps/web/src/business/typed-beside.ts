import { createContext, useContext, useEffect, useRef } from "react";
import type { TypedAnswers } from "../api/typed-answers.ts";
import type { FrameProps } from "./portal-frame.tsx";

/** The guests' page beside a form, and how the form tells it what is typed. Without one there is nobody to tell. */
export const TypedBesideContext = createContext<(typed: TypedAnswers | null) => void>(() => undefined);
export const FrameBesideContext = createContext<FrameProps | null>(null);

/** How long after the last key guests' pages beside show it, in ms. */
const pauseMs = 300;

/**
 * Shows in the guests' page beside what stands in a form; null shows what is saved, and nothing at all leaves it as it is:
 * for what can't be saved as it stands.
 */
export function useTypedBeside(typed: TypedAnswers | null | undefined): void {
  const tell = useContext(TypedBesideContext);
  const text = typed === undefined ? undefined : JSON.stringify(typed);
  const first = useRef(true);
  useEffect(() => {
    // Nothing is typed yet in a form that has just opened.
    if (first.current) {
      first.current = false;
      return;
    }
    if (text === undefined) return;
    const timer = setTimeout(() => tell(JSON.parse(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text, tell]);
  useEffect(() => () => tell(null), [tell]);
}
