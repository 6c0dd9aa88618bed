import type { calendarRoute } from "@pulau/contract/availability.ts";
import type { Sent } from "@pulau/contract/route.ts";
import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import type { Face } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText } from "../ui/format.ts";
import { useLanguage } from "../ui/use-language.ts";
import { isFull } from "./priced-day.ts";

const monthAfter = (month: Day): Day => monthStart(addDays(monthStart(month), 31));

/** How many months further are looked through. */
const mostMonths = 12;

type Props = {
  /** A month without a free day. */
  month: Day;
  face: Face<typeof calendarRoute>;
  /** What is asked of a month. */
  queryOf: (month: Day) => Sent<typeof calendarRoute>;
  onTurn: (month: Day) => void;
};

/** Says that no stay can begin in a month, with the way to the next one in which it can. */
export default function FullMonth({ month, face, queryOf, onTurn }: Props) {
  const { t } = useTranslation("price");
  const { language } = useLanguage();
  const [steps, setSteps] = useState(1);
  let next = month;
  for (let step = 0; step < steps; step += 1) next = monthAfter(next);
  const { data } = useCall(face, queryOf(next));
  if (isFull(data?.days) && steps < mostMonths) setSteps(steps + 1);
  const nextText = dayText(next, language, "month");
  return (
    <p role="status">
      {t("arrival.noneFree", { month: dayText(month, language, "month") })}{" "}
      {data !== undefined && !isFull(data.days) && (
        <button type="button" className="link" onClick={() => onTurn(next)}>
          {t("arrival.nextFree", { month: nextText })}
        </button>
      )}
    </p>
  );
}
