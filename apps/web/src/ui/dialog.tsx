import { type ReactNode, useState } from "react";
import { onDemand } from "./on-demand.tsx";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  acts?: ReactNode;
  size?: "normal" | "wide" | "panel" | "sheet";
  role?: "alertdialog";
  /**
   * Whether something in it would be lost. A form that knows says so; where nobody does, the fields are looked at. `false`
   * where each change counts at once.
   */
  unsaved?: boolean | undefined;
};

const Overlay = onDemand<DialogProps>(() => import("./headless/dialog-overlay.tsx"));

/**
 * A modal dialog: it keeps the focus inside, closes on Escape, by its cross and on a press beside it, and gives the focus
 * back. `onClose` is called for each of these ways, once it was asked whether what was typed may go. `panel` stands at the
 * end side, full height; `sheet` at the bottom, as wide as the page, with only its middle scrolling. The focus begins on
 * what carries `data-first`, else on the first control. It is loaded when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Overlay {...props} /> : null;
}
