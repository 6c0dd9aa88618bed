import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Period } from "@pulau/domain/catalogue/catalogue.ts";

/** Of a season's periods, in their order, the one that is next: the first that is not over, else the last. */
export const nextPeriod = (periods: readonly Period[], today: Day): Period | undefined =>
  periods.find(({ to }) => to >= today) ?? periods.at(-1);
