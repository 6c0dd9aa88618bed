import type { Day } from "@pulau/domain/calendar/day.ts";
import FullMonth from "../../../business/full-month.tsx";
import { calendar } from "./calls.ts";
import { calendarQuery } from "./choice.ts";
import { useChoice } from "./use-choice.ts";

/** From a month without a free day for the chosen package and party to the next one that has one. */
export default function NextFreeMonth(props: { month: Day; onTurn: (month: Day) => void }) {
  const { stay, party } = useChoice();
  if (stay === null) return null;
  const queryOf = (month: Day) => calendarQuery(party, stay.way.optionId, month);
  return <FullMonth {...props} face={calendar} queryOf={queryOf} />;
}
