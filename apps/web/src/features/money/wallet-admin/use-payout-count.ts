import { useCall, useSession } from "../../../api/use-call.ts";
import { payouts } from "./calls.ts";

/** How many payouts wait for staff, for the menu. */
export function usePayoutCount(mayLook: boolean): number {
  const enabled = useSession() !== null && mayLook;
  const { data } = useCall(
    payouts,
    { query: { limit: 1, state: "requested" } },
    { enabled, refetchInterval: 60_000 },
  );
  return data ? data.counts.requested + data.counts.approved : 0;
}
