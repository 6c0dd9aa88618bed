import type { Day } from "@pulau/domain/calendar/day.ts";
import { useMemo } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { tapeChart } from "./calls.ts";
import { type ChartSearch, fetchedDays, usualFrom, type Zoom, zoomDays } from "./chart-address.ts";
import { type Chart, chartModel } from "./chart-lines.ts";

/** News come by themselves; what passes without one, a hold that ends, is seen within a minute. */
const freshEvery = 60_000;

/** The chart that the address names. Without a day it goes along with the resort's today. */
export function useChart(search: ChartSearch) {
  const { today } = useMoments();
  const zoom: Zoom = search.zoom ?? "twoWeeks";
  const from: Day = search.from ?? usualFrom(today());
  const query = { from, days: fetchedDays(zoom) };
  const { data, error, refetch, isPlaceholderData } = useCall(
    tapeChart,
    { query },
    { refetchInterval: freshEvery, keepPrevious: true },
  );
  const days = zoomDays[zoom];
  const chart = useMemo(
    (): Chart | null => (data ? { ...data, days: data.days.slice(0, days) } : null),
    [data, days],
  );
  const mayPark = useMay()("bookings", "write");
  const { t } = useTranslation("tape-chart");
  const model = useMemo(() => {
    const names = { waiting: t("parking.row"), lacking: t("parking.noRoom") };
    return chart && chartModel(chart, search.building, { names, isShownEmpty: mayPark });
  }, [chart, search.building, mayPark, t]);
  return { zoom, from, chart, model, error, refetch: () => void refetch(), isStale: isPlaceholderData };
}
