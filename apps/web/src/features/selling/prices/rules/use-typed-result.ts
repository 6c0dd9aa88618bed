import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { useDeferredValue, useMemo } from "react";
import type { TrialResult } from "../model/trial.ts";
import type { TriedStay } from "../panels/use-trial.ts";

/** What the tried stay comes to with a card that is typed and not saved yet, a moment after it is typed; null while it has no price. */
export function useTypedResult(tried: TriedStay, typed: RateBook): TrialResult | null {
  const later = useDeferredValue(typed);
  return useMemo(() => {
    try {
      return tried.by(later);
    } catch {
      // What is half typed may be nothing that can be reckoned with.
      return null;
    }
  }, [tried, later]);
}
