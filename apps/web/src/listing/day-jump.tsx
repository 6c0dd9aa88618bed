import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Segmented } from "../ui/segmented.tsx";
import { useMoments } from "../ui/time-zone.ts";
import type { ListPlace } from "./use-address.ts";

const spans = ["today", "tomorrow", "week"] as const;
type Span = (typeof spans)[number];

type Props = { from: string | undefined; to: string | undefined; onChange: ListPlace["change"] };

/** The days that are looked at most, with one press; any other by the filters. */
export function DayJump({ from, to, onChange }: Props) {
  const { t } = useTranslation("listing");
  const today = useMoments().today();
  const days: Record<Span, { from: string; to: string }> = {
    today: { from: today, to: today },
    tomorrow: { from: addDays(today, 1), to: addDays(today, 1) },
    week: { from: today, to: addDays(today, 6) },
  };
  const shown = spans.find((span) => days[span].from === from && days[span].to === to);
  return (
    <Segmented<Span | "">
      label={t("days.label")}
      hideLabel
      value={shown ?? ""}
      onChange={(span) => span !== "" && onChange(days[span])}
      choices={spans.map((value) => ({ value, text: t(`days.${value}`) }))}
    />
  );
}
