import { useCall } from "../../../../api/use-call.ts";
import { extras } from "../calls.ts";
import { useStayAsk } from "../draft/use-stay-ask.ts";

/** What the chosen option's own card offers beside the stay, and what it asks for a change later. */
export function useExtras() {
  const { optionId, checkIn, nights } = useStayAsk();
  return useCall(
    extras,
    { body: { optionId, checkIn, nights } },
    { enabled: optionId !== "", keepPrevious: true },
  );
}
