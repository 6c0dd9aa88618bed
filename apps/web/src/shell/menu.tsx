import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type PointerEvent, useRef, useState } from "react";
import { CountBadge } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { useLook } from "./look-store.ts";
import styles from "./menu.module.css";
import type { MenuItem, MenuSection } from "./menu-items.ts";
import { mayUse } from "./menu-items.ts";
import { useWideEnough } from "./use-wide-enough.ts";

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const inside = (
    <>
      <Icon of={item.icon} size="m" />
      <span className={styles.title}>{item.title}</span>
      {item.badge !== undefined && item.badge > 0 && <CountBadge count={item.badge} />}
    </>
  );
  if (item.type === "external-link") {
    return (
      <a className={styles.item} href={item.to} target="_blank" rel="noreferrer">
        {inside}
      </a>
    );
  }
  return (
    <Link
      to={item.to}
      className={styles.item}
      activeOptions={{ exact: item.to === "/" || item.to === "/staff", includeSearch: false }}
      activeProps={{ "aria-current": "page" }}
      preload="intent"
      onClick={onChoose}
    >
      {inside}
    </Link>
  );
}

function Section({ section, role, onChoose }: { section: MenuSection; role: string; onChoose: () => void }) {
  const { look } = useLook();
  const acrossTop = useWideEnough() && look.layout === "horizontal";
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? !acrossTop;
  const hovered = useRef(false);
  const shut = () => {
    if (acrossTop) setAsked(null);
    onChoose();
  };
  const hover = ({ pointerType }: PointerEvent, over: boolean) => {
    if (!acrossTop || section.spread || pointerType !== "mouse") return;
    hovered.current = over;
    setAsked(over || null);
  };
  const items = section.items.filter((item) => mayUse(item, role));
  if (items.length === 0) return null;
  return (
    <li
      className={styles.section}
      data-spread={section.spread || undefined}
      data-open={asked === null ? undefined : asked}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => acrossTop && !event.currentTarget.contains(event.relatedTarget) && setAsked(null)}
      onKeyDown={(event) => event.key === "Escape" && acrossTop && setAsked(null)}
    >
      <button
        type="button"
        className={styles.heading}
        aria-expanded={open}
        aria-controls={`menu-${section.id}`}
        // Under a mouse it is open already: whoever clicks then means to see it. A finger and a key open and close.
        onClick={({ detail }) => setAsked((hovered.current && detail > 0) || !open)}
      >
        <span className={styles.title}>{section.title}</span>
        <Icon of={IconChevronDown} size="s" />
      </button>
      <ul className={styles.items} id={`menu-${section.id}`}>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} onChoose={shut} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The whole menu; the style sheet makes it a side bar or a line across the top. */
export function Menu({
  sections,
  role,
  onChoose,
}: {
  sections: readonly MenuSection[];
  role: string;
  onChoose: () => void;
}) {
  return (
    <ul className={`${styles.menu} ${styles.sections}`}>
      {sections.map((section) => (
        <Section key={section.id} section={section} role={role} onChoose={onChoose} />
      ))}
    </ul>
  );
}
