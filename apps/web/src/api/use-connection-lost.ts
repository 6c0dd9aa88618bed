import { useSyncExternalStore } from "react";
import { useBackend } from "./use-call.ts";

const never = () => () => undefined;

/** Whether the server could not be reached by the last call. */
export function useConnectionLost(): boolean {
  const { connection } = useBackend();
  return useSyncExternalStore(connection?.subscribe ?? never, () => connection?.lost() ?? false);
}
