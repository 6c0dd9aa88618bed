import { useState } from "react";
import type { DialogProps } from "./dialog-props.ts";
import { onDemand } from "./on-demand.tsx";

const Overlay = onDemand<DialogProps>(() => import("./headless/dialog-overlay.tsx"));

/**
 * A modal dialog: it keeps the focus inside, closes on Escape, by its cross and on a press beside it, and gives the focus
 * back. `onClose` is called for each of these ways, once it was asked whether what was typed may go. `panel` stands at the
 * end side, full height, `desk` there too, with room for two columns; `sheet` at the bottom, as wide as the page, with only its middle scrolling. The focus begins on
 * what carries `data-first`, else on the first control. It is loaded when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Overlay {...props} /> : null;
}
