import type { OptionId } from "@pulau/domain/ids.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { callKey } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { type Draft, priceDraft, priceDraftChanges } from "../calls.ts";
import { newestIn, withPart } from "./follow-draft.ts";

/** What is new of a draft that is known, or the whole of it where there is more to it. */
export async function readDraft(
  call: Call,
  optionId: OptionId,
  { known, signal }: { known: () => Draft | undefined; signal?: AbortSignal },
): Promise<Draft> {
  const [params, options] = [{ _id: optionId }, signal ? { signal } : {}];
  const before = known();
  if (before) {
    const part = await call(priceDraftChanges, { params, query: { since: newestIn(before) } }, options);
    const next = withPart(known() ?? before, part);
    if (next) return next;
  }
  return call(priceDraft, { params }, options);
}

/** The draft, read whole once; after news only what is new of it. */
export function useDraft(optionId: OptionId) {
  const { call } = useBackend();
  const queries = useQueryClient();
  return useQuery<Draft, CallFailure>({
    queryKey: callKey(priceDraft, { params: { _id: optionId } }),
    queryFn: ({ signal, queryKey }) =>
      readDraft(call, optionId, { known: () => queries.getQueryData<Draft>(queryKey), signal }),
    // What is merged keeps what has not changed; a comparison of twenty thousand prices would be seen.
    structuralSharing: false,
  });
}
