import { useCall, useSession } from "../../../api/use-call.ts";
import { enquiries, waiting } from "./calls.ts";

const everyMinute = { refetchInterval: 60_000 };
const query = { limit: 1 };

/** New enquiries and how many wait, for the menu of who may look at them. */
export function useEnquiryCounts(mayLook: boolean): { fresh: number; waiting: number } {
  const enabled = useSession() !== null && mayLook;
  const answer = useCall(enquiries, { query: { ...query, state: "new" } }, { ...everyMinute, enabled });
  const list = useCall(waiting, { query: { ...query, state: "waiting" } }, { ...everyMinute, enabled });
  return { fresh: answer.data?.counts.new ?? 0, waiting: list.data?.counts.waiting ?? 0 };
}
