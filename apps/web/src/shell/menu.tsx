import { mayUse } from "@pulau/domain/access/audience.ts";
import { Link, useRouterState } from "@tanstack/react-router";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { CountBadge } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconChevronDown } from "../ui/icons/index.ts";
import { useLook } from "./look-store.ts";
import styles from "./menu.module.css";
import type { MenuFolds, MenuItem, MenuSection } from "./menu-items.ts";
import { itemAt } from "./menu-items.ts";
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
      <a
        className={styles.item}
        href={item.to}
        // A mail or a call opens beside the page by itself.
        target={item.to.startsWith("http") ? "_blank" : undefined}
        rel="noreferrer"
        onClick={onChoose}
      >
        {inside}
      </a>
    );
  }
  return (
    <Link
      to={item.to}
      hash={item.hash ?? ""}
      className={styles.item}
      activeOptions={{
        exact: item.to === "/" || item.to === "/staff",
        includeSearch: false,
        // What leads to a part of a page is current there alone; the page's own entry is in all of it.
        includeHash: item.hash !== undefined,
      }}
      activeProps={{ "aria-current": "page" }}
      preload="intent"
      onClick={onChoose}
    >
      {inside}
    </Link>
  );
}

/** Whether a group is open: as it was pressed last, else as it is kept; where the page in view stands, it is. */
function useFold(
  { id, items, folded: isFolded }: MenuSection,
  floats: boolean,
  folds: MenuFolds | undefined,
) {
  const [chosenFold, setChosenFold] = useState<boolean | null>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [folded, keep] = folds ?? [[], () => undefined];
  const isHere = itemAt(items, path) !== undefined;
  const open = chosenFold ?? (!floats && (isHere || !(isFolded || folded.includes(id))));
  useEffect(() => {
    // Whoever comes to a page of a group that they folded sees where they are.
    if (isHere) setChosenFold(null);
  }, [isHere]);
  const press = (next: boolean) => {
    setChosenFold(next);
    const others = folded.filter((other) => other !== id);
    if (!floats) keep(next ? others : [...others, id]);
  };
  return { chosenFold, setChosenFold, open, press };
}

type SectionProps = {
  section: MenuSection;
  role: string;
  folds?: MenuFolds | undefined;
  onChoose: () => void;
};

function Section({ section, role, folds, onChoose }: SectionProps) {
  const { look } = useLook();
  const floats = useWideEnough() && (look.layout === "horizontal" || section.dropdown === true);
  const { chosenFold, setChosenFold, open, press } = useFold(section, floats, folds);
  const hovered = useRef(false);
  const shut = () => {
    if (floats) setChosenFold(null);
    onChoose();
  };
  const hover = ({ pointerType }: PointerEvent, over: boolean) => {
    if (!floats || (section.spread && !section.dropdown) || pointerType !== "mouse") return;
    hovered.current = over;
    setChosenFold(over || null);
  };
  const items = section.items.filter((item) => mayUse(item, role));
  if (items.length === 0) return null;
  const waiting = items.reduce((sum, { badge = 0 }) => sum + badge, 0);
  return (
    <li
      className={styles.section}
      data-spread={section.spread || undefined}
      data-dropdown={section.dropdown || undefined}
      data-open={floats && chosenFold === null ? undefined : open}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => floats && !event.currentTarget.contains(event.relatedTarget) && setChosenFold(null)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !floats) return;
        currentTarget.querySelector("button")?.focus();
        setChosenFold(null);
      }}
    >
      <button
        type="button"
        className={styles.heading}
        aria-expanded={open}
        aria-controls={`menu-${section.id}`}
        // Under a mouse it is open already: whoever clicks then means to see it. A finger and a key open and close.
        onClick={({ detail }) => press((hovered.current && detail > 0) || !open)}
      >
        <span className={styles.title}>{section.title}</span>
        {!open && !floats && waiting > 0 && <CountBadge count={waiting} />}
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
  folds,
  onChoose,
}: {
  sections: readonly MenuSection[];
  role: string;
  folds?: MenuFolds | undefined;
  onChoose: () => void;
}) {
  return (
    <ul className={`${styles.menu} ${styles.sections}`}>
      {sections.map((section) => (
        <Section key={section.id} section={section} role={role} folds={folds} onChoose={onChoose} />
      ))}
    </ul>
  );
}
