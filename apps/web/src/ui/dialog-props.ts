import type { ReactNode } from "react";

/** What a dialog is made of. */
export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  acts?: ReactNode;
  /** `desk` is a wide panel at the end side, whose content has a scroller and a foot of its own. */
  size?: "normal" | "wide" | "panel" | "desk" | "sheet";
  role?: "alertdialog";
  /**
   * Whether something in it would be lost. A form that knows says so; where nobody does, the fields are looked at. `false`
   * where each change counts at once.
   */
  unsaved?: boolean | undefined;
};
