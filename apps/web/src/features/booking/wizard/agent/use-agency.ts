import { useCall, useSession } from "../../../../api/use-call.ts";
import { agentInfo } from "../calls.ts";

/** Whether an agency's member books, and by which contract; none for everybody else, without asking. */
export function useAgency() {
  const isAgency = useSession()?.accountKind === "agency";
  const { data } = useCall(agentInfo, {}, { enabled: isAgency });
  return { isAgency, contract: data?.contract ?? null };
}
