import { useCall } from "../../api/use-call.ts";
import { ownShift } from "./calls.ts";

/**
 * Whether cash can be taken now: who has no open drawer can't; true until that is known, as the server decides it, and
 * where it is not `wanted` to know.
 */
export function useHasDrawer(wanted = true): boolean {
  const own = useCall(ownShift, {}, { enabled: wanted });
  return own.data === undefined || own.data.shift !== null;
}
