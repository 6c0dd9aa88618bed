import type { StaffChange } from "@pulau/contract/staff-changes.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { changeRefusal } from "../../../../business/change-refusal.ts";
import { useReason } from "../../../../business/reason-form.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { deskPaths } from "../calls.ts";
import { changeQuote, changeStay, type Quote, tapeChart } from "./calls.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import type { Move } from "./chart-move.ts";
import { otherRooms } from "./move-request.ts";
import type { ChartText } from "./use-chart-text.ts";

export type MoveProps = {
  readonly move: Move<StayBar>;
  readonly from: Day;
  readonly source: RoomLine;
  readonly target: RoomLine;
  readonly text: ChartText;
  /** Told when the move is sent, and when it was refused. */
  readonly onSend: (sending: boolean) => void;
  readonly onDone: (move: Move<StayBar>) => void;
  readonly onClose: () => void;
};
export type Price = "keep" | "new";

/** What a change of a stay comes to at the agreed price and at the new one; each may be impossible. */
export function useQuotes(bar: StayBar, change: StaffChange) {
  const sent = (keepPrice: boolean) => ({
    params: { _id: bar.bookingId },
    body: { ...change, keepPrice, despiteLock: bar.lock !== null },
  });
  const priced = useCall(changeQuote, sent(false), { staleTime: 0 });
  const kept = useCall(changeQuote, sent(true), { staleTime: 0 });
  return { priced, kept, again: () => void Promise.all([priced.refetch(), kept.refetch()]) };
}

export type Quoted = {
  readonly bar: StayBar;
  readonly change: StaffChange;
  readonly priced: Quote;
  readonly kept: Quote;
  readonly again: () => void;
};
type Change = Quoted & {
  /** What is said once it is done. */
  readonly says: string;
  readonly onSend: (sending: boolean) => void;
  readonly onDone: () => void;
};

/** The answer to a change of a stay: at which price, why, and what it then comes to; and how it is made. */
export function useStayChange({ bar, change, priced, kept, again, says, onSend, onDone }: Change) {
  const toast = useToast();
  const [chosen, setChosen] = useState<Price | null>(null);
  const reason = useReason();
  const keys = useIdempotencyKey();
  const send = useSend(changeStay, [...deskPaths, tapeChart.path]);
  const price: Price = chosen ?? (priced.after ? "new" : "keep");
  const quote = price === "new" ? priced : kept;
  const rules = quote.rules.map(({ rule }) => rule);
  const needsReason = rules.length > 0 || (price === "keep" && priced.differenceSen !== 0);
  const make = async () => {
    const why = needsReason ? reason.take() : null;
    if (quote.after === null || send.isPending || (needsReason && why === null)) return;
    const body = {
      ...change,
      keepPrice: price === "keep",
      despiteLock: bar.lock !== null,
      agreedTotalSen: quote.after.totalSen,
      agreedRefundSen: quote.refundSen,
      ...(why !== null && (rules.length > 0 ? { overrideReason: why } : { note: why })),
    };
    const options = { ifMatch: quote.version, idempotencyKey: keys.keyFor(body) };
    try {
      onSend(true);
      await send.mutateAsync({ params: { _id: bar.bookingId }, body, options });
      toast({ tone: "success", text: says });
      onDone();
    } catch (thrown) {
      onSend(false);
      keys.answered(thrown);
      // Another price, or what somebody else has changed, is shown before it is agreed to.
      if (isFailure(thrown, "PRICE_CHANGED", "CHANGED_SINCE", "SOLD_OUT")) again();
    }
  };
  return {
    price,
    choose: setChosen,
    quote,
    rules,
    reason,
    needsReason,
    /** Rooms of the same booking that would be others, too. */
    others: otherRooms(quote, bar.position),
    refusal: priced.after || kept.after ? null : changeRefusal(quote),
    /** What is about to be done, for the mail that tells of it. */
    act: { act: "change", change, keepPrice: price === "keep" } as const,
    send,
    make,
  };
}
