import { useCall, useSession } from "../../../api/use-call.ts";
import { setup } from "./calls.ts";

export type SetupCount = { readonly open: boolean; readonly left: number };

/** Whether the resort is open and how many steps are left, for the menu; null for who may not see its settings. */
export function useSetup(mayLook: boolean): SetupCount | null {
  const enabled = useSession() !== null && mayLook;
  const { data } = useCall(setup, {}, { enabled });
  if (data === undefined) return null;
  return { open: data.open, left: data.steps.filter(({ done }) => !done).length };
}
