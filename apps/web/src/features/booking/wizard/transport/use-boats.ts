import type { Day } from "@pulau/domain/calendar/day.ts";
import { useCall } from "../../../../api/use-call.ts";
import { sailings } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/stay-search.ts";

/** The boats on the days of the stay, as the option offers them. */
export function useBoats(stay: { checkIn: Day; checkOut: Day }) {
  const { json, draftId } = useDraft();
  return useCall(
    sailings,
    { query: { ...partyQuery(json.party), ...stay, optionId: json.optionId ?? undefined, draftId } },
    { keepPrevious: true },
  );
}
