import type { BookingId } from "@pulau/domain/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { callQuery } from "../../../../api/queries.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import type { Hold } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { type HoldAct, HoldDeskProvider } from "../hold/hold-context.ts";
import { type Begun, callsOf, changeOf, holdOf, possible, type Quote } from "./change-calls.ts";
import { ChangeQuoteProvider, type QuoteNow } from "./change-quote.ts";

type Props = { _id: BookingId; begun: Begun; children: ReactNode };

/**
 * Lets the wizard's steps ask "what would it be then?" instead of holding anything: the booking keeps what it has
 * until the guest agrees, and what the server says of the change stands where a hold would.
 */
export function ChangeDesk({ _id, begun, children }: Props) {
  const { side } = useBackend();
  const { draftId, json } = useDraft();
  const [keepsPrice, keepPrice] = useState(false);
  const answer = useCall(
    callsOf(side.name).quote,
    { params: { _id }, body: { ...changeOf(begun, json), ...(keepsPrice && { keepPrice: true }) } },
    { enabled: json.rooms.length > 0, keepPrevious: true },
  );
  const now = useMemo(
    () => ({
      ...standing(answer.data, answer.error, !answer.isFetching && !answer.isPlaceholderData),
      keepsPrice,
      keepPrice,
      again: answer.refetch,
    }),
    [answer.data, answer.error, answer.isFetching, answer.isPlaceholderData, answer.refetch, keepsPrice],
  );
  const { send, busy } = useChangeRequest(_id, begun);
  const desk = useMemo(
    () => ({
      state: "live" as const,
      hold: now.quote === null ? null : holdOf(now.quote, draftId),
      endsAt: null,
      busy,
      take: send,
      alter: send,
      extend: send,
      release: async () => undefined,
      agree: async () => true,
      question: null,
      gone: null,
      setGone: () => undefined,
      override: null,
    }),
    [send, busy, draftId, now],
  );
  return (
    <ChangeQuoteProvider value={now}>
      <HoldDeskProvider value={desk}>{children}</HoldDeskProvider>
    </ChangeQuoteProvider>
  );
}

function standing(
  data: Quote | undefined,
  error: unknown,
  fresh: boolean,
): Pick<QuoteNow, "quote" | "error" | "fresh"> {
  if (data === undefined) return { quote: null, error, fresh };
  try {
    return { quote: possible(data), error, fresh };
  } catch (refusal) {
    return { quote: null, error: error ?? refusal, fresh };
  }
}

/** Asks for the price of the answers as they are at this very moment; throws why they can't be had. */
function useChangeRequest(_id: BookingId, begun: Begun) {
  const { call, side } = useBackend();
  const queries = useQueryClient();
  const { draftId, now } = useDraft();
  const [busy, setBusy] = useState<HoldAct | null>(null);
  const send = useMemo(
    () => async (): Promise<Hold> => {
      setBusy("alter");
      try {
        const sent = { params: { _id }, body: changeOf(begun, now()) };
        return holdOf(
          possible(await queries.fetchQuery(callQuery(call, callsOf(side.name).quote, sent))),
          draftId,
        );
      } finally {
        setBusy(null);
      }
    },
    [_id, begun, call, draftId, now, queries, side],
  );
  return { send, busy };
}
