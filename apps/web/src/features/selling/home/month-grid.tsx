import { type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { PriceCalendar } from "../../../business/price-calendar.tsx";
import { isFull } from "../../../business/priced-day.ts";
import { calendarQuery } from "../../../business/stay-choice.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { calendar } from "./calls.ts";
import { useChoice } from "./use-choice.ts";

const FullMonth = onDemand(() => import("../../../business/full-month.tsx"), "price");

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
  const queryOf = (day: Day) => calendarQuery(party, stay?.way.optionId ?? "", day);
  const answer = useCall(calendar, queryOf(month), { enabled: stay !== null });
  const days = lacksAge || answer.error ? null : answer.data?.days;
  const turn = (shown: Day) => {
    setTurned(shown);
    onTurned?.(shown);
  };
  return (
    <PriceCalendar
      compact={compact}
      turns={turns}
      heading={compact ? "p" : "h3"}
      month={month}
      onTurn={turn}
      earliest={place?.today}
      days={days}
      levels={(days && answer.data?.priceLevels) ?? null}
      stay={stay}
      onChoose={(day) => {
        void change({ ...(stay && { option: stay.way.optionId }), arrive: day });
        onChosen?.();
      }}
    >
      {answer.error && <ErrorState error={answer.error} retry={() => answer.refetch()} />}
      {isFull(days) && <FullMonth key={month} {...{ month, queryOf }} face={calendar} onTurn={turn} />}
    </PriceCalendar>
  );
}
