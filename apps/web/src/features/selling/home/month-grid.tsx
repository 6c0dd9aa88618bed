import { type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { PriceCalendar } from "../../../business/price-calendar.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { calendar, resort } from "./calls.ts";
import { calendarQuery } from "./choice.ts";
import { useChoice } from "./use-choice.ts";

type Props = {
  /** The month on show, where something else turns it. */
  month?: Day;
  turns?: "both" | "earlier" | "later" | "none";
  compact?: boolean;
  onChosen?: () => void;
  /** Tells which month is on show from now on. */
  onTurned?: (month: Day) => void;
};

/** One month of arrivals for the chosen package and party. */
export function MonthGrid({ month: given, turns = "both", compact = false, onChosen, onTurned }: Props) {
  const { stay, party, lacksAge, change } = useChoice();
  const { data: place } = useCall(resort, {});
  const [turned, setTurned] = useState<Day | null>(null);
  const month = monthStart(given ?? turned ?? stay?.checkIn ?? place?.today ?? "2026-01-01");
  const answer = useCall(calendar, calendarQuery(party, stay?.way.optionId ?? "", month), {
    enabled: stay !== null,
  });
  return (
    <PriceCalendar
      compact={compact}
      turns={turns}
      heading={compact ? "p" : "h3"}
      month={month}
      onTurn={(shown) => {
        setTurned(shown);
        onTurned?.(shown);
      }}
      earliest={place?.today}
      days={lacksAge ? undefined : answer.data?.days}
      levels={lacksAge ? null : (answer.data?.priceLevels ?? null)}
      stay={stay}
      onChoose={(day) => {
        void change({ ...(stay && { option: stay.way.optionId }), arrive: day });
        onChosen?.();
      }}
    >
      {answer.error && <ErrorState error={answer.error} retry={() => answer.refetch()} />}
    </PriceCalendar>
  );
}
