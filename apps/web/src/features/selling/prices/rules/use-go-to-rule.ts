import type { RuleId } from "@pulau/domain/ids.ts";
import { type RefObject, useEffect } from "react";

/** A wish to go to a rule; the turn tells two wishes for one rule apart. */
export type RuleTarget = { readonly ruleId: RuleId; readonly turn: number };

/** What lights a rule's line in the quote while the rule is pointed at or has the focus. */
export const highlightOnHover = (ruleId: RuleId, onLit: (ruleId: RuleId | null) => void) => ({
  onMouseEnter: () => onLit(ruleId),
  onMouseLeave: () => onLit(null),
  onFocus: () => onLit(ruleId),
  onBlur: () => onLit(null),
});

/** How long a rule is waited for, in ms: a tab that was opened for it draws its lists a moment later. */
const longestWait = 2_000;

/** Brings the rule that is gone to into sight, with the focus on it. */
export function useGoToRule(box: RefObject<HTMLElement | null>, target: RuleTarget | null): void {
  useEffect(() => {
    if (!target) return;
    const until = Date.now() + longestWait;
    let frame = 0;
    const look = () => {
      const rules = box.current?.querySelectorAll<HTMLElement>("[data-rule]") ?? [];
      const rule = [...rules].find(({ dataset }) => dataset.rule === target.ruleId);
      rule?.scrollIntoView({ block: "center" });
      rule?.focus({ preventScroll: true });
      if (!rule && Date.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [box, target]);
}
