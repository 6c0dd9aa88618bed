import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { fieldAt } from "./missing-places.ts";

/** How long a step may take to draw the field that is looked for. */
const waitMs = 5_000;

/** Goes to the field that the address names after its `#`, as soon as the step has drawn it. */
export function useFieldFocus(root: RefObject<HTMLElement | null>): void {
  const path = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const within = root.current;
    if (path === "" || within === null) return;
    const focus = () => {
      const field = fieldAt(within, path);
      if (field === null) return false;
      field.closest("details")?.setAttribute("open", "");
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "center" });
      return true;
    };
    if (focus()) return;
    const seen = new MutationObserver(() => focus() && seen.disconnect());
    seen.observe(within, { childList: true, subtree: true });
    const timer = setTimeout(() => seen.disconnect(), waitMs);
    return () => {
      seen.disconnect();
      clearTimeout(timer);
    };
  }, [path, root]);
}
