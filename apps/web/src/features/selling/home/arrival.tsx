import type { ComponentType } from "react";
import { ArrivalPanel } from "./arrival-panel.tsx";
import { ArrivalSheet } from "./arrival-sheet.tsx";
import type { Month, Resort } from "./calls.ts";
import type { cheaperDay, Legend } from "./cheaper-date.tsx";
import type { Stay } from "./choice.ts";
import type { MonthGrid } from "./month-grid.tsx";
import type { usePartyText } from "./party-text.ts";
import type { useChoice } from "./use-choice.ts";
import { useMedia } from "./use-media.ts";

export type ArrivalProps = {
  stay: Stay;
  onDone: () => void;
  choice: ReturnType<typeof useChoice>;
  party: ReturnType<typeof usePartyText>;
  place: Resort | undefined;
  /** The month of the chosen day, and what is cheaper near it. */
  month: Month | undefined;
  price: ReturnType<typeof cheaperDay>;
  MonthGrid: typeof MonthGrid;
  Legend: ComponentType<Parameters<typeof Legend>[0]>;
};

/** A phone, a low window, or a page at 200 %: there the calendar takes the whole page. */
const small = "(max-width: 759px), (max-height: 719px)";

/** The calendar of arrivals as it fits: below the search, or as a sheet. Loaded when it is first opened. */
export default function Arrival(props: ArrivalProps) {
  return useMedia(small) ? <ArrivalSheet {...props} /> : <ArrivalPanel {...props} />;
}
