import { type ReactNode, useId, useRef, useState } from "react";
import type { MenuEntry } from "./menu-entry.ts";
import { onDemand } from "./on-demand.tsx";

const loadPanel = () => import("./headless/menu-panel.tsx");
const Panel = onDemand(loadPanel);

export type MenuTrigger = {
  readonly id: string;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

/**
 * A button that shows acts and pages, one under the other: arrow keys move, letters find, Escape closes and gives the
 * focus back. `head` stands above them and is no entry. For anything else than entries there is `Dropdown`.
 */
export function Menu({
  trigger,
  entries,
  head,
  align = "end",
}: {
  trigger: (props: MenuTrigger) => ReactNode;
  entries: readonly MenuEntry[];
  head?: ReactNode;
  align?: "start" | "end";
}) {
  const [open, setOpen] = useState<"first" | "last" | false>(false);
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  const load = () => void loadPanel();
  return (
    <span ref={place} style={{ display: "inline-flex" }}>
      {trigger({
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open !== false,
        onClick: () => setOpen(open === false && "first"),
        onKeyDown: (event) => {
          // The press that Enter makes of itself counts as a screen reader's, and leaves the focus beside the first entry.
          if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) return;
          event.preventDefault();
          setOpen(event.key === "ArrowUp" ? "last" : "first");
        },
        onPointerEnter: load,
        onFocus: load,
      })}
      {open && (
        <Panel {...{ entries, head, align, place }} named={id} first={open} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
