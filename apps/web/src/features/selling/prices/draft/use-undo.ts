import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { type DraftState, leftToOthers, redone, undone } from "@pulau/domain/rate-grid/draft-edits.ts";
import { useCallback, useRef } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";

type Direction = "undo" | "redo";
const steps = { undo: undone, redo: redone };

/** Undo and redo, which say so where they leave what a colleague has changed since. */
export function useUndo(
  state: DraftState,
  newestCard: () => RateBook | null,
  act: (next: (state: DraftState, server: RateBook) => DraftState) => void,
): (direction: Direction) => void {
  const { t } = useTranslation("prices");
  const toast = useToast();
  const newest = useRef(state);
  newest.current = state;
  return useCallback(
    (direction) => {
      const server = newestCard();
      const count = server === null ? 0 : leftToOthers(newest.current, server, direction);
      if (count > 0) toast({ text: t("clash.left", { count }) });
      act(steps[direction]);
    },
    [t, toast, newestCard, act],
  );
}
