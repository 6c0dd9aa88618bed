import type { IconShape } from "./icon.tsx";

/** An act or a page in a menu. */
export type MenuEntry = {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconShape;
  readonly flips?: boolean;
  readonly tone?: "danger";
  readonly disabled?: boolean;
  /** Why it can't be pressed: arrow keys stop at it like at the others, so that the reason can be read. */
  readonly refused?: string | undefined;
  /** A page of this side; the entry is a link then. */
  readonly to?: string;
  readonly onSelect?: () => void;
};
