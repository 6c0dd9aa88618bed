import type { Stay } from "../../../business/stay-choice.ts";
import type { Resort } from "./calls.ts";
import type { cheaperDay } from "./cheaper-date.tsx";
import type { MonthGrid } from "./month-grid.tsx";
import type { usePartyText } from "./party-text.ts";
import type { useChoice } from "./use-choice.ts";

/** What the calendar of arrivals needs, whichever way it fits. */
export type ArrivalProps = {
  stay: Stay;
  onDone: () => void;
  choice: ReturnType<typeof useChoice>;
  party: ReturnType<typeof usePartyText>;
  place: Resort | undefined;
  /** Of the chosen day, and what is cheaper near it. */
  price: ReturnType<typeof cheaperDay>;
  MonthGrid: typeof MonthGrid;
};
