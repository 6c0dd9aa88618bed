import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { callQuery } from "../../../api/queries.ts";
import { useBackend, useCall } from "../../../api/use-call.ts";
import type { Hold } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { type HoldAct, HoldDeskProvider } from "../hold/hold-context.ts";
import { type ChangeCalls, type ChangeQuote, holdOf } from "./change-calls.ts";
import { ChangeQuoteProvider } from "./change-quote.ts";

/**
 * Lets the wizard's steps ask "what would it be then?" instead of holding anything: the booking keeps what it has
 * until the guest agrees, and what the server says of the change stands where a hold would.
 */
export function ChangeDesk({ _id, calls, children }: { _id: string; calls: ChangeCalls; children: ReactNode }) {
  const { call } = useBackend();
  const queries = useQueryClient();
  const { draftId, json, state } = useDraftNow();
  const [busy, setBusy] = useState<HoldAct | null>(null);
  const asked = useCall(
    calls.quote,
    { params: { _id }, body: { json } },
    { enabled: json.rooms.length > 0, keepPrevious: true },
  );
  const quoted = asked.data ?? null;
  const desk = useMemo(() => {
    const ask = async (): Promise<Hold> => {
      setBusy("alter");
      try {
        const sent = { params: { _id }, body: { json: state().json } };
        return holdOf(await queries.fetchQuery(callQuery<never>(call, calls.quote as never, sent as never)) as ChangeQuote, draftId);
      } finally {
        setBusy(null);
      }
    };
    return {
      state: "live" as const,
      hold: quoted === null ? null : holdOf(quoted, draftId),
      endsAt: null,
      busy,
      take: ask,
      alter: ask,
      extend: ask,
      release: async () => undefined,
      agree: async () => true,
      question: null,
    };
  }, [_id, busy, call, calls, draftId, queries, quoted, state]);
  return (
    <ChangeQuoteProvider value={{ quote: quoted, error: asked.error, fresh: !asked.isFetching && !asked.isPlaceholderData }}>
      <HoldDeskProvider value={desk}>{children}</HoldDeskProvider>
    </ChangeQuoteProvider>
  );
}

/** The draft with a way to read it as it is at this very moment, after an edit and before the next draw. */
function useDraftNow() {
  const { draftId, json, now } = useDraft();
  return { draftId, json, state: now };
}
