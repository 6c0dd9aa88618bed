import { ArrivalPanel } from "./arrival-panel.tsx";
import type { ArrivalProps } from "./arrival-props.ts";
import { ArrivalSheet } from "./arrival-sheet.tsx";
import { useMedia } from "./use-media.ts";

/** A phone, a low window, or a page at 200 %: there the calendar takes the whole page. */
const small = "(max-width: 759px), (max-height: 719px)";

/** The calendar of arrivals as it fits: below the search, or as a sheet. Loaded when it is first opened. */
export default function Arrival(props: ArrivalProps) {
  return useMedia(small) ? <ArrivalSheet {...props} /> : <ArrivalPanel {...props} />;
}
