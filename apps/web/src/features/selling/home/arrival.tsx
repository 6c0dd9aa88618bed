import { ArrivalPanel } from "./arrival-panel.tsx";
import type { ArrivalProps } from "./arrival-props.ts";
import { ArrivalSheet } from "./arrival-sheet.tsx";
import { sheetMedia, useMedia } from "./use-media.ts";

/** The calendar of arrivals as it fits: below the search, or as a sheet. Loaded when it is first opened. */
export default function Arrival(props: ArrivalProps) {
  return useMedia(sheetMedia) ? <ArrivalSheet {...props} /> : <ArrivalPanel {...props} />;
}
