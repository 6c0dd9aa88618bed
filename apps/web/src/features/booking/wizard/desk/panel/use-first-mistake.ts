import type { RefObject } from "react";
import { useAfterDrawing } from "../../../../../ui/use-after-drawing.ts";

/** The first that is wrong takes the focus. */
export function useFirstMistake(form: RefObject<HTMLFormElement | null>) {
  const afterDrawing = useAfterDrawing();
  return () =>
    afterDrawing(() => {
      const mistake = form.current?.querySelector<HTMLElement>(
        "[aria-invalid=true], [data-mistake], [data-half-date] [data-placeholder]",
      );
      mistake?.focus();
      mistake?.scrollIntoView({ block: "center" });
    });
}
