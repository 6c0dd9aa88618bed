import { useNavigate } from "@tanstack/react-router";
import { type ChartSearch, readChartSearch } from "./chart-address.ts";

/** Goes to the same chart with something else in its address. */
export function useChartAddress(search: ChartSearch) {
  const navigate = useNavigate();
  return (change: Record<string, unknown>) =>
    void navigate({
      to: "/staff/chart",
      search: readChartSearch({ ...search, ...change }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
}
