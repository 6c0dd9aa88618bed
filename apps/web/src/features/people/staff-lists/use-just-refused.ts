import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";

const shownFor = 8_000;

/** Whether something that would change was refused just now to who only looks around, whatever page it was on. */
export function useJustRefused(): boolean {
  const queries = useQueryClient();
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (isFailure(event.action.error, "LOOKING_AS_ROLE")) setRefusedAt(performance.now());
      }),
    [queries],
  );
  useEffect(() => {
    if (refusedAt === null) return undefined;
    const timer = setTimeout(() => setRefusedAt(null), shownFor);
    return () => clearTimeout(timer);
  }, [refusedAt]);
  return refusedAt !== null;
}
