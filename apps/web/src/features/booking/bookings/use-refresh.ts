import { useQueryClient } from "@tanstack/react-query";
import { bookingPaths } from "./calls.ts";

/**
 * Asks anew for what a changed booking made out of date. A dialog closes first and refreshes then: so the focus is
 * back on the page before the button that opened the dialog goes.
 */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  const paths: readonly string[] = bookingPaths;
  return () => {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(String(queryKey[1])) });
  };
}
