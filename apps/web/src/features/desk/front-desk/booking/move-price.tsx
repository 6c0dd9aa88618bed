import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { moveRoomQuote } from "../calls.ts";
import { moveTerms } from "./move-terms.ts";

type Filters = { bookingId: BookingId; position: number; roomId: RoomId; otherType: boolean };
type Choice = "keep" | "new";

/** What a move into a room of another type would cost, and which price staff take: the agreed one for each room anew. */
export function useMovePrice({ bookingId, position, roomId, otherType }: Filters) {
  const [newFor, setNewFor] = useState<string | null>(null);
  const sent = { params: { _id: bookingId }, query: { room: position, roomId } };
  const { data: quote, error, refetch } = useCall(moveRoomQuote, sent, { enabled: otherType });
  const terms = moveTerms({ quote, roomId, newFor });
  return {
    quote,
    error,
    terms,
    choice: (terms.keepPrice === false ? "new" : "keep") as Choice,
    choose: (next: Choice) => setNewFor(next === "new" ? roomId : null),
    again: () => void refetch(),
  };
}

/** The agreed price or the new room's, with the difference. */
export function MovePriceChoice({ price }: { price: ReturnType<typeof useMovePrice> }) {
  const { t } = useTranslation("staff");
  const say = useFailureText();
  const { quote, error, choice, choose } = price;
  const [refusal] = quote?.refusals ?? [];
  const failure = refusal ? new CallFailure(refusal.code, { facts: refusal.facts }) : error;
  const after = quote?.after ?? null;
  const difference = quote?.differenceSen ?? 0;
  const amount = formatRinggit(Math.abs(difference));
  const sentenceKey = difference > 0 ? "move.dearer" : difference < 0 ? "move.cheaper" : "move.same";
  const back =
    quote && quote.refundSen > 0 ? t("move.back", { amount: formatRinggit(quote.refundSen) }) : null;
  return (
    <RadioCards<Choice>
      label={t("move.price")}
      value={choice}
      onChange={choose}
      choices={[
        {
          value: "keep",
          text: t("move.keepPrice"),
          detail: t("move.keepPriceHint"),
          end: quote && formatRinggit(quote.before.totalSen),
        },
        {
          value: "new",
          text: t("move.newPrice"),
          detail: failure
            ? say(failure)
            : quote && [t(sentenceKey, { amount }), back, t("move.newPriceHint")].filter(Boolean).join(" "),
          end: after && formatRinggit(after.totalSen),
          disabled: after === null,
        },
      ]}
    />
  );
}
