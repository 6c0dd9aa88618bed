import { useCall } from "../../../../api/use-call.ts";
import { extras } from "../calls.ts";
import { useStayQuery } from "../draft/use-stay-query.ts";

/** What the chosen option's own card offers beside the stay, and what it asks for a change later. */
export function useExtras() {
  const { optionId, checkIn, nights } = useStayQuery();
  return useCall(
    extras,
    { body: { optionId, checkIn, nights } },
    { enabled: optionId !== "", keepPrevious: true },
  );
}
