import { useCall } from "../../../../api/use-call.ts";
import { includedAddOns } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useStayQuery } from "../draft/use-stay-query.ts";

/** What the package has in its price already, for this stay and party. */
export function useIncluded() {
  const { draftId } = useDraft();
  const request = useStayQuery();
  return useCall(
    includedAddOns,
    { body: { ...request, draftId } },
    { enabled: request.optionId !== "", keepPrevious: true },
  );
}
