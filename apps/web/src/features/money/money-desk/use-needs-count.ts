import { useCall, useSession } from "../../../api/use-call.ts";
import { needs } from "./calls.ts";

/** How many things of money wait for a person, for the menu. */
export function useNeedsCount(mayLook: boolean): number {
  const enabled = useSession() !== null && mayLook;
  const { data } = useCall(needs, { query: { limit: 1 } }, { enabled, refetchInterval: 60_000 });
  return (data?.counts ?? []).reduce((sum, { count }) => sum + count, 0);
}
