import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dropdown.module.css";

type TriggerProps = {
  "aria-expanded": boolean;
  "aria-controls": string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

const edge = 8;

/** Moves a panel that would reach past the side of a narrow screen back onto it, also as it grows. */
function keptInView(panel: HTMLElement) {
  const place = () => {
    panel.style.transform = "";
    const { left, right } = panel.getBoundingClientRect();
    const past = Math.max(0, right - (document.documentElement.clientWidth - edge));
    const by = left - past < edge ? edge - left : -past;
    if (by !== 0) panel.style.transform = `translateX(${by}px)`;
  };
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  return () => watch.disconnect();
}

/**
 * A button that shows a panel: closes on Escape (the focus goes back), on a press elsewhere, and when the focus
 * leaves. The panel is a disclosure, so links, radios and fields may stand in it.
 */
export function Dropdown({
  trigger,
  children,
  align = "end",
  className,
}: {
  trigger: (props: TriggerProps) => ReactNode;
  children: (close: () => void) => ReactNode;
  align?: "start" | "end";
  className?: string | undefined;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      const target = event.target as Element;
      // A month that a date's field in the panel opened lies above it, elsewhere in the page.
      const above = target.closest?.("[role=dialog]");
      if (above && !above.contains(root.current)) return;
      if (!root.current?.contains(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);
  useEffect(() => (open && panel.current ? keptInView(panel.current) : undefined), [open]);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    setOpen(!open);
  };
  return (
    <div className={classNames(styles.root, className)} ref={root}>
      {trigger({ "aria-expanded": open, "aria-controls": id, onClick: toggle })}
      <div
        id={id}
        ref={panel}
        className={open ? classNames(styles.panel, align === "start" && styles.start) : undefined}
        hidden={!open}
      >
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}
