import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/stay-search.ts";
import { useWizardCalls } from "../wizard-calls.ts";

/** The month's prices for the draft's option and party. */
export function useMonth(today: Day) {
  const { draftId, json } = useDraft();
  const { calendar } = useWizardCalls();
  const isDesk = useBackend().side.name === "staff";
  const [turned, setTurned] = useState<Day | null>(null);
  const month = monthStart(turned ?? json.checkIn ?? addDays(today, 14));
  const queryOf = (month: Day) => ({
    query: {
      ...partyQuery(json.party),
      optionId: json.optionId ?? "",
      month,
      ...(json.nights !== null && { nights: json.nights }),
      ...(json.boughtPackageId !== null && { boughtPackageId: json.boughtPackageId }),
      // The desk's twin of the call prices for whom the draft is.
      ...(isDesk && { draftId }),
    },
  });
  const answer = useCall(calendar, queryOf(month), { enabled: json.optionId !== null });
  return { month, turn: setTurned, queryOf, ...answer };
}

export type ShownMonth = ReturnType<typeof useMonth>;
